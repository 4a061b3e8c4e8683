"""Roof: liner, glass, light lines, reading lamps, mirror, visors; floor and rear wall."""

import math

import numpy as np

import materials as mats
from prims import grid_mesh, orient, ry

from .cabin import points

DOWN = (0, 0, -1)


def build(cabin):
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
    cabin.box('mirror', 'piano', (0.20, 0, 1.385 + H), (0.022, 0.115, 0.030), 4, 24)
    stem = np.array([(0.22, 0, 1.39 + H), (0.27, 0, 1.43 + H), (0.25, 0, 1.46 + H)])
    cabin.rod('mirror_stem', 'dark', stem, 0.009, 10)
    for sg in (1, -1):
        cabin.box('visor', 'headliner', (0.06, sg * 0.33, 1.447 + H), (0.075, 0.17, 0.008), 6, 20, ry(0.22))
    cabin.box('overhead', 'piano', (0.01, 0, 1.452 + H), (0.075, 0.085, 0.016), 5, 24)
    for sg in (1, -1):
        cabin.box('overhead_lamp', 'lamp', (0.01, sg * 0.045, 1.4375 + H), (0.022, 0.012, 0.003), 4, 14)
    cabin.plane((end, 0, 0.8), (1.3 + H, 1.7, 1), 'headliner', (0, math.pi / 2, 0))


def _liner(cabin, sg, height):
    """One side of the headliner along the glass, its light line and reading lamps. height: of the roof at x."""
    ys = np.linspace(0.46, 0.70, 12)
    xs = np.linspace(0.15, cabin.end, 50)
    P = [[(x, sg * y, height(x) + 0.002 - 0.06 * max(0, (y - 0.48) / 0.2) ** 2) for y in ys] for x in xs]
    cabin.add('liner', 'headliner', orient(grid_mesh(np.array(P)), DOWN), sg)
    xs = np.linspace(0.0, cabin.end + 0.1, 50)
    cabin.rod('roof_amb', 'amb', points(xs, sg * 0.458, height(xs)), 0.0032, 8, sg)
    cabin.rod('roof_edge', 'piano', points(xs, sg * 0.446, height(xs) + 0.012), 0.010, 10, sg)
    for x in (-0.62, -1.5):
        cabin.box('read_ring', 'metal', (x, sg * 0.555, height(x) - 0.006), (0.042, 0.030, 0.006), 4, 20, side=sg)
        cabin.box('read_lamp', 'lamp', (x, sg * 0.555, height(x) - 0.0105), (0.030, 0.018, 0.003), 4, 16, side=sg)
