"""Steering wheel, its stalks and its column."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from prims import rbox, ry, transform
from surface import sigm

from .cabin import Cabin

CENTRE, TILT, RADIUS = np.array([0.475, 0.40, 0.875]), ry(0.40), 0.183


class Wheel(NamedTuple):
    """How much of the rim's radius is cut off below and above, its thickness as a share, the hub (half its height and width, how
    round it is), and y of the spokes below the hub."""

    below: float
    above: float
    grip: float
    hub: tuple[float, float, float]
    spokes: tuple[float, ...]


WHEELS = {
    'flat': Wheel(0.10, 0.0, 1.0, (0.072, 0.056, 3.4), (-0.030, 0.030)),
    'round': Wheel(0.0, 0.0, 0.92, (0.066, 0.066, 2.3), ()),
    'sport': Wheel(0.14, 0.07, 1.16, (0.060, 0.052, 3.0), (0.0,)),
    'oval': Wheel(0.16, 0.13, 1.06, (0.086, 0.044, 3.0), ()),
}


def build(cabin: Cabin) -> None:
    """Add the steering wheel."""
    below, above, thick, hub, spokes = WHEELS[cabin.design['wheel']]
    place = lambda *p: CENTRE + TILT @ np.array(p)
    put = lambda name, mat, *box: cabin.add(name, mat, transform(rbox(*box), TILT, CENTRE))
    th = np.linspace(0, 2 * np.pi, 160, endpoint=False)
    soft = 0.08 if above else 0.03  # of the corners
    cut = lambda up: sigm((up - 0.80) / soft)
    rr = RADIUS * (1 - below * cut(-np.sin(th)) - above * cut(np.sin(th)))
    ring = np.stack([0 * th, rr * np.cos(th), rr * np.sin(th)], 1)
    grip = thick * (0.0132 + 0.002 * np.exp(-(((np.abs(np.cos(th)) - 0.9) / 0.12) ** 2)) * (np.sin(th) > -0.5))
    cabin.rod('wheel_rim', 'dark', ring @ TILT.T + CENTRE, grip, 20, closed=True)
    inner = (RADIUS - thick * 0.0135) / RADIUS
    cabin.sew('wheel_stitch', ring * [1, inner, inner] @ TILT.T + CENTRE, np.zeros((160, 3)), 0.009, 0.006, 0.001)
    put('wheel_hub', 'dark', (0, 0, -0.012), (0.030, *hub[:2]), hub[2], 28)
    put('wheel_badge', 'metal', (-0.030, 0, -0.010), (0.002, 0.016, 0.012), 2.2, 20)
    for y in spokes:
        wide = 0.010 if len(spokes) > 1 else 0.026
        put('wheel_sp2', 'metal', (0.012, y, -0.12), (0.008, wide, 0.060), 4, 16)
    for sg in (-1, 1):
        put('wheel_spoke', 'piano', (0.010, sg * 0.115, -0.004), (0.010, 0.062, 0.022), 4, 20)
        put('wheel_frame', 'metal_dark', (0.012, sg * 0.115, -0.004), (0.0085, 0.064, 0.0245), 4, 20)
        for k in (-1, 0, 1):
            put('wheel_btn', 'metal_dark', (-0.001, sg * 0.108 + k * 0.017, -0.004), (0.003, 0.0068, 0.0105), 5, 12)
        stalk = np.linspace(place(0.06, sg * 0.05, 0.0), place(0.05, sg * 0.17, 0.012), 8)
        cabin.rod('stalk', 'dark', stalk, np.linspace(0.008, 0.011, 8), 12)
    cabin.rod('column', 'dark', np.linspace(place(0.03, 0, -0.01), place(0.30, 0, -0.02), 6), 0.055, 24)
