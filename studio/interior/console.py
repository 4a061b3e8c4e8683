"""Centre console: drive selector, charging tray with a phone, cup holders, armrest."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from meshops import Mesh
from prims import dense, grid_mesh, lathe, orient
from surface import sigm

from .cabin import Cabin, points
from .upholstery import Pad

UP = (0, 0, 1)
LYING = np.array([[0, 0, 1], [0, 1, 0], [1, 0, 0]], float)  # turns a standing pad: front up, length forward


class Console(NamedTuple):
    """Height of its level part, how far it climbs towards the dashboard, x where it ends in front, and the drive selector."""

    level: float
    climb: float
    front: float
    selector: str


CONSOLES = {
    'bridge': Console(0.62, 0.17, 0.80, 'rocker'),
    'low': Console(0.575, 0.0, 0.47, 'none'),  # the floor runs through before it; the selector is a stalk
    'lever': Console(0.655, 0.135, 0.80, 'lever'),
    'dial': Console(0.635, 0.05, 0.80, 'dial'),
}


def build(cabin: Cabin) -> None:
    """Add the console."""
    shape = CONSOLES[cabin.design['console']]
    _body(cabin, shape)
    z = shape.level
    for sg in (-1, 1):
        edge = np.array([(x, sg * 0.128, _top(shape, x) - 0.02) for x in np.linspace(shape.front - 0.04, -0.40, 60)])
        cabin.rod('cons_amb', 'amb', edge, 0.0022, 8)
        cabin.rod('cons_trim', 'metal', edge + [0, 0, 0.012], 0.0026, 8)
        cup = (0.12, sg * 0.043)
        cabin.add('cup', 'metal', _ring(lathe([(0.036, 0.0), (0.040, 0.004), (0.044, 0.0)], 48, 0.001), [*cup, z + 0.0105]))
        cabin.add('cup_in', 'black', _ring(lathe([(0.0005, 0), (0.037, 0)], 40, 0), [*cup, z + 0.0100]))
    cabin.box('charger', 'dark', (0.30, -0.045, z + 0.020), (0.075, 0.034, 0.004), 8, 20)
    cabin.box('phone', 'piano', (0.30, -0.045, z + 0.0265), (0.070, 0.031, 0.0035), 9, 20)
    _selector(cabin, shape)
    for k in range(4):
        cabin.box('key', 'metal_dark', (0.205, 0.028 + k * 0.0115 - 0.005, z + 0.0125), (0.013, 0.0048, 0.003), 6, 10)
    rest = Pad(0.40, 0.118, 0.034, 0.05, 0.004, seam=0.5, R=LYING, t=(-0.47, 0, z + 0.035))
    cabin.add('armrest', 'leather', rest.mesh(120, 120)[0])
    for sg in (-1, 1):
        cabin.sew('arm_stitch', *rest.line(np.linspace(0.06, 0.94, 80), 0.80, sg, 0.0004))


def _top(shape: Console, x: float) -> float:
    """Height of the console."""
    return float(shape.level + shape.climb * sigm((x - 0.45) / 0.09) + 0.02 * sigm((-0.05 - x) / 0.04))


def _selector(cabin: Cabin, shape: Console) -> None:
    """What chooses the direction of travel."""
    z = shape.level
    if shape.selector == 'rocker':
        cabin.box('shifter', 'metal', (0.28, 0.045, z + 0.032), (0.032, 0.018, 0.014), 4, 24)
        cabin.box('shifter2', 'piano', (0.278, 0.045, z + 0.044), (0.027, 0.0145, 0.006), 4, 20)
    elif shape.selector == 'lever':
        cabin.box('gate', 'piano', (0.29, 0.045, z + 0.012), (0.060, 0.030, 0.006), 6, 24)
        cabin.rod('lever', 'metal', np.linspace((0.285, 0.045, z + 0.012), (0.262, 0.045, z + 0.075), 6), 0.0085, 16)
        cabin.box('lever_knob', 'dark', (0.255, 0.045, z + 0.096), (0.024, 0.020, 0.030), 3, 28)
        cabin.box('lever_cap', 'metal', (0.252, 0.045, z + 0.126), (0.014, 0.013, 0.003), 3, 20)
    elif shape.selector == 'dial':
        for name, mat, r, high, foot in (
            ('dial_ring', 'amb', 0.0335, 0.006, 0.010),
            ('dial', 'metal', 0.0310, 0.030, 0.010),
            ('dial_face', 'piano', 0.0240, 0.0018, 0.0395),
        ):
            side = [(0.0, high), (0.80 * r, high), (r, 0.8 * high), (r, 0.0)]
            cabin.add(name, mat, _ring(lathe(side, 72, 0), [0.285, 0.045, z + foot]))


def _body(cabin: Cabin, shape: Console) -> None:
    """The tunnel and the decor on it."""
    rows, top = [], []
    for x in np.linspace(shape.front, -0.45, 70):
        # An end that stands free is rounded off.
        drop = 0.0 if shape.front > 0.7 else 0.10 * max(0.0, (x - shape.front + 0.07) / 0.07) ** 3
        zt, w = _top(shape, x) - drop, 0.125 + 0.01 * sigm((x - 0.5) / 0.1)
        pr = dense([(-w, zt - 0.26), (-w, zt - 0.02), (-w + 0.03, zt), (w - 0.03, zt), (w, zt - 0.02), (w, zt - 0.26)], r=0.02)
        rows.append(points(x, pr[:, 0], pr[:, 1]))
    cabin.add('console', 'dark', orient(grid_mesh(np.array(rows)), UP))
    for x in np.linspace(min(0.56, shape.front - 0.08), -0.02, 40):
        zt = _top(shape, x) + 0.0045
        top.append([(x, -0.085, zt - 0.004), (x, -0.083, zt), (x, 0.083, zt), (x, 0.085, zt - 0.004)])
    cabin.add('console_top', 'trim_x', orient(grid_mesh(np.array(top)), UP))


def _ring(m: Mesh, centre: list[float]) -> Mesh:
    """A lathed ring lying flat: its axis turned from y to z."""
    return orient(Mesh(m.V[:, [0, 2, 1]] + centre, m.N[:, [0, 2, 1]], m.T[:, ::-1]), UP)
