"""Which cars a picture shows, and what they were like when it was rendered: one car has one face everywhere.

python3 studio/likeness.py                 names the pictures whose cars have changed since; ends with an error if there are any
python3 studio/likeness.py same <id> ...   these show nothing of what has changed: somebody has looked at them
"""

from __future__ import annotations

import hashlib
import json
import sys
from functools import cache
from typing import Any

import cars
import masters
from interior.cabins import CABINS


@cache
def likeness(car: str, is_cabin: bool = False) -> str:
    """Six hexadecimal digits of a car's measures, curves, lamps, wheels and handles, or of its cabin, as data."""
    data = CABINS[car] if is_cabin else vars(cars.make(car))
    return hashlib.sha1(json.dumps(data, sort_keys=True, default=float).encode()).hexdigest()[:6]


def likenesses(p: dict[str, Any]) -> dict[str, str]:
    """The cars that picture p of the list shows, as they are now; on a picture from inside it is the cabin that counts."""
    others = [row[0] for row in (p.get('args') or {}).get('others', [])]
    return {car: likeness(car, p['scene'] == 'cabin') for car in [p['car'], *others]}


def listed() -> dict[str, dict[str, Any]]:
    """The pictures of the list by id, and the films by theirs: a film shows what its poster does."""
    rows = {p['id']: p for p in masters.listed()}
    return rows | {name.removesuffix('-poster'): p for name, p in rows.items() if name.endswith('/video-poster')}


def changed() -> list[str]:
    """The rendered pictures and films that show a car as it is no longer."""
    rows, ledger = listed(), masters.read()
    return [name for name, facts in ledger.items() if name in rows and facts.get('cars') != likenesses(rows[name])]


if __name__ == '__main__':
    if sys.argv[1:2] == ['same'] and len(sys.argv) > 2:
        known, done = listed(), masters.read()
        unknown = [name for name in sys.argv[2:] if name not in known or name not in done]
        if unknown:
            sys.exit('Not on the list, or not rendered: ' + ', '.join(unknown))
        for name in sys.argv[2:]:
            masters.note(name, **dict(done[name], cars=likenesses(known[name])))
    elif len(sys.argv) > 1:
        sys.exit('usage: likeness.py [same <id> ...]')
    elif found := changed():
        sys.exit('Show a car as it is no longer: ' + ', '.join(found))
