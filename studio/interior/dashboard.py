"""Dashboard with its light line, seams and air vents."""

from __future__ import annotations

import math

import numpy as np

from meshops import Mesh, clip, refine
from prims import cup, flip, rbox, ry, transform, tube

from .cabin import Cabin, bend, points, rz, swept

REAR, UP = (-1, 0, 0), (0, 0, 1)  # where the parts of the dashboard look
VENTS = (0.62, 0.105, -0.105, -0.62)  # y of their centres
VENT_Z, VENT_W, VENT_H = 0.866, 0.080, 0.0225  # height of the centres, half the sizes


def build(cabin: Cabin) -> None:
    """Add the dashboard and what is below it."""
    top = [(1.45, 0.93), (1.15, 0.965), (0.90, 0.962), (0.83, 0.950), (0.815, 0.928), (0.822, 0.912)]
    low = [(0.812, 0.817), (0.792, 0.800), (0.785, 0.760), (0.800, 0.690), (0.84, 0.62), (0.95, 0.55)]
    cabin.sweep('dash_top', 'dark', top, UP, 0.02)
    cabin.sweep('dash_chrome', 'metal', [(0.820, 0.913), (0.811, 0.911), (0.811, 0.905), (0.820, 0.903)], REAR, 0.002)
    cabin.add('dash_trim', 'trim', _trim())
    cabin.sweep('dash_amb', 'amb', [(0.808, 0.8252), (0.8045, 0.8245), (0.8045, 0.8215), (0.808, 0.8208)], REAR, 0.0006)
    cabin.sweep('dash_low', 'leather', low, REAR, 0.03)
    cabin.sweep('dash_accent', 'accent', [(0.7905, 0.795), (0.7835, 0.775), (0.7830, 0.752), (0.7885, 0.730)], REAR, 0.004)
    ys = np.linspace(-0.78, 0.78, 220)
    for x, z, n in ((0.7845, 0.792, (-1, 0, 0.3)), (0.7865, 0.733, (-1, 0, -0.2)), (0.838, 0.9555, (-0.3, 0, 1.0))):
        cabin.sew('dash_stitch', points(x + bend(ys), ys, z), np.tile(n, (220, 1)), 0.010, 0.0066, 0.0009)
    for y in VENTS:
        _vent(cabin, y)
    _footwell(cabin)


def _footwell(cabin: Cabin) -> None:
    """Bulkhead and kick board, pedals, foot rest, floor mats, and the glove box above the passenger's feet."""
    cabin.sweep('kick', 'carpet', [(0.95, 0.60), (1.06, 0.50), (1.06, 0.36), (0.86, 0.255)], REAR, 0.05, plan=lambda y: 0 * y)
    cabin.sweep('dash_under', 'dark', [(0.945, 0.552), (1.00, 0.545), (1.10, 0.56)], (0, 0, -1), 0.01)
    for y, x, w, h in ((0.335, 0.90, 0.034, 0.058), (0.455, 0.915, 0.050, 0.036)):  # accelerator, brake
        z = 0.395 if w < 0.04 else 0.43
        cabin.box('pedal', 'metal_dark', (x, y, z), (0.006, w, h), 5, 20, ry(-0.5))
        for k in (-1, 0, 1):
            cabin.box('pedal_pad', 'black', (x - 0.006, y, z + k * 0.5 * h), (0.004, 0.8 * w, 0.10 * h), 5, 12, ry(-0.5))
        cabin.rod('pedal_arm', 'black', np.linspace((x + 0.005, y, z), (x + 0.07, y, 0.58), 5), 0.011, 10)
    cabin.box('foot_rest', 'dark', (0.90, 0.66, 0.36), (0.012, 0.055, 0.11), 6, 20, ry(-0.6))
    for sg in (1, -1):
        cabin.box('mat', 'mat', (0.50, sg * 0.44, 0.262), (0.36, 0.24, 0.007), 10, 30)
        edge = np.linspace(0, 2 * np.pi, 140, endpoint=False)
        corner = lambda q: np.sign(q) * np.abs(q) ** 0.2
        rim = points(0.50 + 0.352 * corner(np.cos(edge)), sg * 0.44 + 0.232 * corner(np.sin(edge)), 0.268)
        cabin.rod('mat_edge', 'leather', rim, 0.0055, 8, closed=True)
    ys = np.linspace(-0.66, -0.20, 60)
    for z in (0.735, 0.585):  # the joint of the glove box
        x = float(np.interp(z, [0.55, 0.62, 0.690, 0.760], [0.95, 0.84, 0.800, 0.785]))
        cabin.rod('glovebox', 'black', points(x + bend(ys) - 0.0008, ys, z), 0.0016, 8)
    cabin.box('glovebox_key', 'metal_dark', (0.79 + float(bend(np.array(-0.43))), -0.43, 0.715), (0.004, 0.045, 0.006), 5, 14)


def _trim() -> Mesh:
    """The decor strip with the openings of the vents."""
    m = refine(swept([(0.818, 0.903), (0.806, 0.880), (0.802, 0.845), (0.808, 0.826)], REAR, 0.01), 2)
    for y in VENTS:
        q = (np.abs((m.V[:, 1] - y) / VENT_W) ** 7 + np.abs((m.V[:, 2] - VENT_Z) / VENT_H) ** 7) ** (1 / 7) - 0.96
        _, m = clip(m, q)
    return m


def _vent(cabin: Cabin, y: float) -> None:
    """Framed air vent in the trim: chrome bezel, dark throat, vanes on two levels, a knurled tab, a thin light line."""
    w, h = VENT_W, VENT_H
    centre = (0.8035 + float(bend(y)), y, VENT_Z)
    turn = rz(-math.atan(float(bend(y + 0.01) - bend(y - 0.01)) / 0.02))
    put = lambda name, mat, m: cabin.add(name, mat, transform(m, turn, centre))
    bezel = [(1.0, -0.004), (1.0, 0.004), (0.975, 0.0055), (0.945, 0.0045), (0.935, 0.0), (0.93, -0.030), (0, -0.032)]
    m = flip(transform(cup(bezel, w, h, 7, 96), np.diag([-1.0, 1.0, 1.0])))
    rim, throat = clip(m, np.maximum(np.abs(m.V[:, 1]) / w, np.abs(m.V[:, 2]) / h) * -1 + 0.925)
    put('vent_rim', 'metal', rim)
    put('vent_throat', 'black', throat)
    for k in (-1, 0, 1):
        put('vane_h', 'metal_dark', rbox((0.006, 0, k * 0.0100), (0.0075, w * 0.925, 0.0011), 6, 14, ry(0.16)))
    for k in np.arange(-4, 5):
        put('vane_v', 'piano', rbox((0.020, k * 0.0165, 0), (0.007, 0.0010, h * 0.92), 6, 10))
    put('vent_tab', 'metal', rbox((-0.0035, w * 0.42, 0), (0.0050, 0.0100, 0.0042), 5, 18))
    for k in range(7):
        put('vent_knurl', 'metal_dark', rbox((-0.0085, w * 0.42 - 0.0075 + 0.0025 * k, 0), (0.0006, 0.0006, 0.0034), 4, 6))
    put('vent_light', 'amb', tube(points(-0.0045, np.linspace(-w * 0.93, w * 0.93, 30), -h - 0.0035), 0.0011, 8))
