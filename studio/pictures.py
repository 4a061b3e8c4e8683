"""The list of every picture of the site. `python3 studio/pictures.py` writes it to pictures.json.

A picture: id, car, scene, view, paint (1-6), steer (degrees, > 0 turns the front wheels towards the camera side),
size (width, height, samples), seen (what the picture shows), order (smaller is rendered first).
"""

from __future__ import annotations

import json
from typing import Any

import masters
from car_pictures import chapter, features, film, heroes, interior, partial, promotions
from carousels import CAROUSELS
from page_pictures import about_and_brands, assistants, free_pages, home
from shots import (
    CABIN_WORDS,
    CARS,
    FULL,
    LEAD,
    NAMES,
    PAINT_NAMES,
    PAINTS,
    PARTIAL,
    Shot,
)

LIST: list[dict[str, Any]] = []


def add(car: str, order: float, shots: list[Shot]) -> None:
    """Put shots of a car on the list; a name without a slash belongs to the car's own pictures."""
    for s in shots:
        paint = s['paint'] or LEAD[car]
        LIST.append(
            dict(
                id=s['name'] if '/' in s['name'] else '%s/%s' % (car, s['name']),
                car=car,
                scene=s['scene'],
                view=s['view'],
                paint=paint,
                steer=s['steer'],
                size=s['size'],
                order=order,
                seen=s['seen'].format(name=NAMES[car], paint=PAINT_NAMES[paint], **CABIN_WORDS.get(car, {})),
                **s['more'],
            )
        )


def fill() -> None:
    """Put every picture on the list; what is equally urgent stays in the order in which it is added."""
    for i, car in enumerate(CARS):
        for step, shots in enumerate(heroes(car)):
            add(car, step + i * 0.01, shots)
    first, others = FULL[0], FULL[1:]
    exterior, gallery = CAROUSELS[first]
    add(first, 3.2, exterior(*PAINTS[first]))
    add(first, 10.3, interior(first))
    add(first, 10.5, gallery(*PAINTS[first]))
    add(first, 10.6, features(first))
    add(first, 50, [film(first)])
    add(first, 10.7, promotions(first))
    add(first, 11, free_pages() + assistants())
    for order, owned in ((6.0, home()), (6.1, about_and_brands())):
        for car, s in owned:
            add(car, order, [s])
    for k, car in enumerate(others):
        exterior, gallery = CAROUSELS[car]
        add(car, 3 + k * 0.1, exterior(*PAINTS[car]))
        add(car, 33 + k, interior(car))
        add(car, 36 + k * 0.99, gallery(*PAINTS[car]))
        add(car, 36.5 + k * 0.99, promotions(car))
        add(car, 36.5 + k * 0.99, features(car))
        add(car, 50, [film(car)])
    for car in FULL:
        add(car, 5.9, [chapter(car)])
    for k, car in enumerate(PARTIAL):
        add(car, 39 + k * 0.5, partial(car))


def write() -> None:
    """Write the list to pictures.json."""
    fill()
    rows = sorted(LIST, key=lambda p: p['order'])
    assert len({p['id'] for p in rows}) == len(rows), 'two pictures share an id'
    with open(masters.LIST, 'w') as f:
        f.write('[\n' + ',\n'.join('  ' + json.dumps(p) for p in rows) + '\n]\n')


if __name__ == '__main__':
    write()
