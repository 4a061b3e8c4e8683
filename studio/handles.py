"""Door handles: flush with the panel, or a bar that stands before a bowl."""

from __future__ import annotations

from typing import Any

import numpy as np

from kinds import Array
from meshops import Mesh, clip, refine_within, round_poly, sdf_poly, vertex_normals
from prims import grid_mesh, outwards

LENGTH = 0.190  # of one that is flush
BELOW, BAR_BELOW = 0.070, 0.082  # the middle of a handle below the shoulder
BOWL = (0.066, 0.036, 0.030)  # half its length, half its height and its depth
BAR = (0.0085, 0.0150)  # half its thickness and half its height
STANDS_OFF = 0.031  # from the skin to its middle
SUNK = 0.010  # its ends in the skin


def flush(car: Any, name: str, panel: Mesh, x: float, gap: float) -> Mesh:
    """Cut a handle that lies in the panel; x: its rear end, gap: width of the cut. Returns what is left of the panel."""
    z = car.body.zsh(np.array([x]))[0] - BELOW
    outline = round_poly([(x, z - 0.016), (x + LENGTH, z - 0.019), (x + LENGTH, z + 0.013), (x, z + 0.016)], 0.015)
    d = sdf_poly(outline, panel.V[:, 0], panel.V[:, 2])
    handle, _ = clip(panel, d + gap / 2)
    _, rest = clip(panel, d - gap / 2)
    car.add(name, 'paint', handle, 0.014, off=0.0015)
    return rest


def bar(car: Any, name: str, panel: Mesh, x: float, mat: str, length: float) -> Mesh:
    """Set a bar of this material before the panel, and a bowl for the fingers behind it; x: its rear end. Returns the panel with
    the bowl."""
    z = car.body.zsh(np.array([x]))[0] - BAR_BELOW

    # the bowl is an ellipse whose floor meets the skin without an edge
    def inside(V: Array) -> Array:
        return np.hypot((V[:, 0] - x - length / 2) / BOWL[0], (V[:, 2] - z) / BOWL[1]) - 1

    m = refine_within(panel, inside(panel.V) - 0.6, 3)
    deep = np.clip(-inside(m.V), 0, 1)[:, None]
    V = m.V - m.N * BOWL[2] * (1 - (1 - deep) ** 2) ** 2
    bowl = Mesh(V, np.where(deep > 0, vertex_normals(V, m.T), m.N), m.T)

    # the bar rises from the skin at both ends and is level between
    t = np.linspace(0, 1, 72)
    along = x + length * t
    near = [np.argmin(np.hypot(panel.V[:, 0] - at, panel.V[:, 2] - z)) for at in along]
    skin = np.polynomial.Polynomial.fit(along, panel.V[near, 1], 2)(along)
    level = 1 - np.abs(2 * t - 1) ** 7
    middle = np.stack([along, skin + (STANDS_OFF + SUNK) * level**0.6 - SUNK, np.full_like(t, z)], 1)
    turn = np.linspace(0, 2 * np.pi, 40, endpoint=False)
    y, up = (np.sign(w) * np.abs(w) ** 0.7 for w in (np.cos(turn), np.sin(turn)))
    section = np.stack([np.zeros_like(turn), BAR[0] * y, BAR[1] * up], 1)
    m = grid_mesh(middle[:, None] + (0.72 + 0.28 * level)[:, None, None] * section, close_v=True)
    car.add_free(name, mat, outwards(m, middle.repeat(len(turn), 0)))
    behind = np.maximum(np.abs(panel.V[:, 2] - z) - BAR[1], np.abs(panel.V[:, 0] - x - length / 2) - length / 2)
    car.outline(name, clip(panel, behind)[0])  # for the drawings
    return bowl
