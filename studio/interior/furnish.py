"""The seats of the cabin in a car that is seen from outside with a door open, where the outlines behind the glass would not do."""

from __future__ import annotations

from typing import Any

import bpy

import scene as S

from . import seats
from .cabin import Cabin
from .cabins import CABINS

FORWARD = 0.38  # where the cabin's zero lies before the line between the doors, in metres: the rows of both then agree
OUTLINES = ('seat_cushion', 'seat_back', 'headrest')


def furnish(car: Any, name: str) -> None:
    """Put the cabin's seats in the place of the outlines and light them. car: a vehicle.Vehicle."""
    for o in list(car.coll.objects):
        if o.name.split('.')[0] in OUTLINES:
            bpy.data.objects.remove(o)
    before = set(bpy.data.objects)
    seats.build(Cabin(CABINS[name], {}))
    sp = car.sp
    post = sp.doors['b']
    lamps = [
        S.area('lamp', (x, 0.1, sp.height - 0.14), (x, y, 0), size, watts, (1, 0.90, 0.78))
        for x, y, size, watts in ((post - 0.6, 0.35, (0.9, 0.7), 14), (sp.xtail + 0.85, 0, (0.3, 0.8), 34))
    ]
    for lamp in lamps:
        lamp.visible_glossy = False
    for o in set(bpy.data.objects) - before:
        for c in list(o.users_collection):
            c.objects.unlink(o)
        car.coll.objects.link(o)
        o.parent = car.root
        if o not in lamps:
            o.location.x += post + FORWARD
