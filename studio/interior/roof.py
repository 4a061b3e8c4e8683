"""Roof: liner, glass, light lines, reading lamps, mirror, visors; floor and rear wall."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np

import materials as mats
from prims import grid_mesh, orient, ry

from .cabin import Cabin, points

DOWN = (0, 0, -1)


def build(cabin: Cabin) -> None:
    """Add the roof, the floor and the rear."""
    H, end = cabin.lift, cabin.end
    height = lambda x: 1.460 + H + 0.02 * np.sin((0.2 - x) * 0.9)
    header = [(0.22, 1.425 + H), (0.12, 1.462 + H), (-0.05, 1.478 + H), (-0.10, 1.472 + H)]
    cabin.sweep('header', 'headliner', header, DOWN, 0.02, 0.66, 60, lambda y: 0.10 - 0.10 * (y / 0.66) ** 2)
    for sg in (1, -1):
        _liner(cabin, sg, height)
    for x in (-0.98,) + ((-1.95,) if cabin.mpv else ()):
        cabin.box('roof_bar', 'headliner', (x, 0, height(x) + 0.012), (0.055, 0.47, 0.014), 6, 24)
    glass = mats.thin_glass('roofglass', (0.50, 0.55, 0.60), ior=1.22)
    cabin.plane(((0.1 + end) / 2, 0, 1.50 + H), (0.1 - end, 1.1, 1), glass)
    cabin.plane((-0.2, 0, 0.25), (6, 1.7, 1), 'carpet')
    _mirror(cabin, H)
    for sg in (1, -1):  # sun visors on their pivots, with the flap of the mirror
        tilt = ry(0.22)
        at = np.array([0.095, sg * 0.335, 1.446 + H])
        cabin.box('visor', 'headliner', at, (0.082, 0.180, 0.010), 6, 26, tilt)
        cabin.box('visor_flap', 'visor', at + [-0.012, 0, -0.0105], (0.040, 0.105, 0.0025), 8, 20, tilt)
        cabin.rod('visor_pivot', 'dark', np.linspace(at + [0.060, sg * 0.10, 0.0], at + [0.060, sg * 0.215, 0.004], 5), 0.0055, 10)
        cabin.box('visor_clip', 'dark', at + [0.068, -sg * 0.165, -0.012], (0.010, 0.012, 0.012), 4, 12)
    cabin.box('overhead', 'piano', (0.01, 0, 1.452 + H), (0.075, 0.085, 0.016), 5, 24)
    for sg in (1, -1):
        cabin.box('overhead_lamp', 'lamp', (0.01, sg * 0.045, 1.4375 + H), (0.022, 0.012, 0.003), 4, 14)
    _rear(cabin, H, end)


def _mirror(cabin: Cabin, H: float) -> None:
    """Rear-view mirror on its stem under the housing of the camera, and the printed band at the top of the windscreen."""
    foot = np.array([0.285, 0, 1.425 + H])
    cabin.box('mirror', 'piano', (0.212, 0, 1.368 + H), (0.016, 0.118, 0.031), 5, 30, ry(-0.12))
    cabin.box('mirror_face', 'mirror', (0.1975, 0, 1.367 + H), (0.002, 0.112, 0.027), 6, 24, ry(-0.12))
    cabin.rod('mirror_stem', 'dark', np.array([(0.222, 0, 1.375 + H), (0.245, 0, 1.398 + H), foot]), 0.0095, 12)
    cabin.box('mirror_housing', 'dark', foot + [0.0, 0, 0.004], (0.070, 0.062, 0.020), 4, 26, ry(0.42))
    y = np.linspace(-0.66, 0.66, 60)
    x0 = 0.235 - 0.10 * (y / 0.66) ** 2
    rows = [points(x0 + d, y, 1.438 + H - 0.46 * d) for d in (0.0, 0.03, 0.06, 0.075)]
    cabin.add('frit', 'black', orient(grid_mesh(np.stack(rows)), DOWN))


def _rear(cabin: Cabin, H: float, end: float) -> None:
    """What closes the cabin behind: the tailgate's trim below, its window between two pillars, a cross-beam above."""
    cabin.box('gate', 'dark', (end - 0.02, 0, 0.60), (0.035, 0.82, 0.37), 8, 30)
    cabin.box('shelf', 'carpet', (end + 0.12, 0, 0.955), (0.15, 0.74, 0.012), 8, 24)
    for sg in (1, -1):
        t = np.linspace(0, 1, 30)
        pillar = points(end + 0.02 + 0.10 * t, sg * (0.80 - 0.17 * t), 0.93 + (0.53 + H) * t)
        cabin.blade('dpillar', 'headliner', pillar, (1, -0.9 * sg, 0.1), 0.13 - 0.03 * t, 0.05)
    cabin.box('gate_header', 'headliner', (end + 0.10, 0, 1.445 + H), (0.10, 0.70, 0.045), 5, 26)
    glass = mats.thin_glass('rear_window', (0.22, 0.23, 0.24), ior=1.3)
    cabin.plane((end + 0.01, 0, 1.19 + H / 2), (0.56 + H, 1.6, 1), glass, (0, math.pi / 2, 0))


def _liner(cabin: Cabin, sg: int, height: Callable[[Any], Any]) -> None:
    """One side of the headliner along the glass, its light line and reading lamps. height: of the roof at x."""
    ys = np.linspace(0.46, 0.70, 12)
    xs = np.linspace(0.15, cabin.end, 50)
    P = [[(x, sg * y, height(x) + 0.002 - 0.06 * max(0, (y - 0.48) / 0.2) ** 2) for y in ys] for x in xs]
    cabin.add('liner', 'headliner', orient(grid_mesh(np.array(P)), DOWN), sg)
    xs = np.linspace(0.0, cabin.end + 0.1, 50)
    cabin.rod('roof_amb', 'amb', points(xs, sg * 0.458, height(xs)), 0.0022, 8, sg)
    cabin.rod('roof_edge', 'piano', points(xs, sg * 0.446, height(xs) + 0.012), 0.010, 10, sg)
    for x in (-0.62, -1.5):
        cabin.box('read_ring', 'metal', (x, sg * 0.555, height(x) - 0.006), (0.042, 0.030, 0.006), 4, 20, side=sg)
        cabin.box('read_lamp', 'lamp', (x, sg * 0.555, height(x) - 0.0105), (0.030, 0.018, 0.003), 4, 16, side=sg)
