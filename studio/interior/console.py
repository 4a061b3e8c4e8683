"""Centre console: drive selector, charging tray with a phone, cup holders, armrest."""

from __future__ import annotations

import numpy as np

from meshops import Mesh
from prims import dense, grid_mesh, lathe, orient
from surface import sigm

from .cabin import Cabin, points
from .upholstery import Pad

UP = (0, 0, 1)
LYING = np.array([[0, 0, 1], [0, 1, 0], [1, 0, 0]], float)  # turns a standing pad: front up, length forward


def _top(x: float) -> float:
    """Height of the console."""
    return 0.62 + 0.17 * sigm((x - 0.45) / 0.09) + 0.02 * sigm((-0.05 - x) / 0.04)


def build(cabin: Cabin) -> None:
    """Add the console."""
    _body(cabin)
    for sg in (-1, 1):
        edge = np.array([(x, sg * 0.128, _top(x) - 0.02) for x in np.linspace(0.76, -0.40, 60)])
        cabin.rod('cons_amb', 'amb', edge, 0.0022, 8)
        cabin.rod('cons_trim', 'metal', edge + [0, 0, 0.012], 0.0026, 8)
        cup = (0.12, sg * 0.043)
        cabin.add('cup', 'metal', _ring(lathe([(0.036, 0.0), (0.040, 0.004), (0.044, 0.0)], 48, 0.001), [*cup, 0.6305]))
        cabin.add('cup_in', 'black', _ring(lathe([(0.0005, 0), (0.037, 0)], 40, 0), [*cup, 0.6300]))
    cabin.box('charger', 'dark', (0.30, -0.045, 0.640), (0.075, 0.034, 0.004), 8, 20)
    cabin.box('phone', 'piano', (0.30, -0.045, 0.6465), (0.070, 0.031, 0.0035), 9, 20)
    cabin.box('shifter', 'metal', (0.28, 0.045, 0.652), (0.032, 0.018, 0.014), 4, 24)
    cabin.box('shifter2', 'piano', (0.278, 0.045, 0.664), (0.027, 0.0145, 0.006), 4, 20)
    for k in range(4):
        cabin.box('key', 'metal_dark', (0.205, 0.028 + k * 0.0115 - 0.005, 0.6325), (0.013, 0.0048, 0.003), 6, 10)
    rest = Pad(0.40, 0.118, 0.034, 0.05, 0.004, seam=0.5, R=LYING, t=(-0.47, 0, 0.655))
    cabin.add('armrest', 'leather', rest.mesh(120, 120)[0])
    for sg in (-1, 1):
        cabin.sew('arm_stitch', *rest.line(np.linspace(0.06, 0.94, 80), 0.80, sg, 0.0004))


def _body(cabin: Cabin) -> None:
    """The tunnel and the decor on it."""
    rows, top = [], []
    for x in np.linspace(0.80, -0.45, 70):
        zt, w = _top(x), 0.125 + 0.01 * sigm((x - 0.5) / 0.1)
        pr = dense([(-w, zt - 0.26), (-w, zt - 0.02), (-w + 0.03, zt), (w - 0.03, zt), (w, zt - 0.02), (w, zt - 0.26)], r=0.02)
        rows.append(points(x, pr[:, 0], pr[:, 1]))
    cabin.add('console', 'dark', orient(grid_mesh(np.array(rows)), UP))
    for x in np.linspace(0.56, -0.02, 40):
        zt = _top(x) + 0.0045
        top.append([(x, -0.085, zt - 0.004), (x, -0.083, zt), (x, 0.083, zt), (x, 0.085, zt - 0.004)])
    cabin.add('console_top', 'trim_x', orient(grid_mesh(np.array(top)), UP))


def _ring(m: Mesh, centre: list[float]) -> Mesh:
    """A lathed ring lying flat: its axis turned from y to z."""
    return orient(Mesh(m.V[:, [0, 2, 1]] + centre, m.N[:, [0, 2, 1]], m.T[:, ::-1]), UP)
