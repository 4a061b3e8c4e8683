"""Dashboard with its light line, seams and air vents."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from kinds import Array
from meshops import Mesh, clip, refine
from prims import cup, flip, orient, rbox, rx, ry, transform, tube

from .cabin import Cabin, bend, points, rz, swept

REAR, UP = (-1, 0, 0), (0, 0, 1)  # where the parts of the dashboard look
VENT_Z = 0.866  # height of the centres, before `LINES`
VANE, BAR = 0.0165, 0.0100  # distances between the upright vanes and the level ones

# How far the dashboard stands higher at each y: its line across the car.
LINES: dict[str, Callable[[Any], Any]] = {
    'level': lambda y: 0.0 * y,
    'arch': lambda y: 0.010 - 0.046 * (np.abs(y) / 0.78) ** 2,  # falls towards the doors
    'wings': lambda y: 0.042 * (np.abs(y) / 0.78) ** 1.3 - 0.016,  # climbs towards them
    'steps': lambda y: 0.019 * np.tanh((y - 0.245) / 0.04),  # the driver's side above the passenger's, beside the vent
}


class Vent(NamedTuple):
    """An air vent: y of its centre, half its sizes, and how round it is (2: a disc, 7 and more: nearly a box)."""

    y: float
    w: float
    h: float
    e: float

    def reach(self, y: Any, z: Any) -> Any:
        """1 on its outline, less inside it; y, z from its centre."""
        return ((np.abs(y) / self.w) ** self.e + (np.abs(z) / self.h) ** self.e) ** (1 / self.e)

    def chord(self, off: float, across: float, along: float) -> float:
        """Half of what lies inside at a distance `off` from the middle; across, along: half its sizes."""
        return float(along * (1 - min(abs(off) / across, 1) ** self.e) ** (1 / self.e))


def _mirrored(e: float, *vents: tuple[float, float, float]) -> tuple[Vent, ...]:
    """Vents of (y, w, h) on the left and on the right."""
    return tuple(Vent(sg * y, w, h, e) for sg in (1, -1) for y, w, h in vents)


VENTS = {
    'square': _mirrored(7, (0.62, 0.080, 0.0225), (0.105, 0.080, 0.0225)),
    'band': (Vent(0.57, 0.165, 0.0125, 9), Vent(-0.33, 0.385, 0.0125, 9)),  # one of them before the whole passenger's side
    'slot': _mirrored(9, (0.57, 0.165, 0.0115), (0.125, 0.115, 0.0115)),
    'round': _mirrored(2, (0.645, 0.035, 0.035), (0.135, 0.035, 0.035)),
    'upright': _mirrored(6, (0.675, 0.036, 0.0330), (0.150, 0.036, 0.0330)),
}


def build(cabin: Cabin) -> None:
    """Add the dashboard and what is below it."""
    line = _line(cabin)
    sweep = partial(cabin.sweep, rise=line)
    top = [(1.45, 0.93), (1.15, 0.965), (0.90, 0.962), (0.83, 0.950), (0.815, 0.928), (0.822, 0.912)]
    low = [(0.812, 0.817), (0.792, 0.800), (0.785, 0.760), (0.800, 0.690), (0.84, 0.62), (0.95, 0.55)]
    sweep('dash_top', 'dark', top, UP, 0.02)
    sweep('dash_chrome', 'metal', [(0.820, 0.913), (0.811, 0.911), (0.811, 0.905), (0.820, 0.903)], REAR, 0.002)
    cabin.add('dash_trim', 'trim', _trim(cabin))
    sweep('dash_amb', 'amb', [(0.808, 0.8252), (0.8045, 0.8245), (0.8045, 0.8215), (0.808, 0.8208)], REAR, 0.0006)
    sweep('dash_low', 'leather', low, REAR, 0.03)
    sweep('dash_accent', 'accent', [(0.7905, 0.795), (0.7835, 0.775), (0.7830, 0.752), (0.7885, 0.730)], REAR, 0.004)
    ys = np.linspace(-0.78, 0.78, 220)
    for x, z, n in ((0.7845, 0.792, (-1, 0, 0.3)), (0.7865, 0.733, (-1, 0, -0.2)), (0.838, 0.9555, (-0.3, 0, 1.0))):
        cabin.sew('dash_stitch', points(x + bend(ys), ys, z + line(ys)), np.tile(n, (220, 1)), 0.010, 0.0066, 0.0009)
    for vent in VENTS[cabin.design['vents']]:
        _vent(cabin, vent)
    if cabin.design['vents'] == 'round':
        _knobs(cabin)
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
    line = _line(cabin)
    ys = np.linspace(-0.66, -0.20, 60)
    for z in (0.735, 0.585):  # the joint of the glove box
        x = float(np.interp(z, [0.55, 0.62, 0.690, 0.760], [0.95, 0.84, 0.800, 0.785]))
        cabin.rod('glovebox', 'black', points(x + bend(ys) - 0.0008, ys, z + line(ys)), 0.0016, 8)
    key = np.array(-0.43)
    at = (0.79 + float(bend(key)), float(key), 0.715 + float(line(key)))
    cabin.box('glovebox_key', 'metal_dark', at, (0.004, 0.045, 0.006), 5, 14)


def _line(cabin: Cabin) -> Callable[[Any], Any]:
    """The line of this cabin's dashboard."""
    return LINES[cabin.design['line']]


def _on_trim(cabin: Cabin, y: float) -> Array:
    """The middle of the decor strip at y."""
    return np.array([0.8035 + float(bend(y)), y, VENT_Z + float(_line(cabin)(y))])


def _trim(cabin: Cabin) -> Mesh:
    """The decor strip with the openings of the vents."""
    line = _line(cabin)
    m = refine(swept([(0.818, 0.903), (0.806, 0.880), (0.802, 0.845), (0.808, 0.826)], REAR, 0.01, rise=line), 2)
    for vent in VENTS[cabin.design['vents']]:
        _, m = clip(m, vent.reach(m.V[:, 1] - vent.y, m.V[:, 2] - VENT_Z - line(m.V[:, 1])) - 0.96)
    return m


def _vent(cabin: Cabin, vent: Vent) -> None:
    """Framed air vent in the trim: chrome bezel, dark throat, vanes, a knurled tab or a turning hub, a thin light line."""
    y, w, h, e = vent
    slope = lambda of: float(of(y + 0.01) - of(y - 0.01)) / 0.02
    turn = rz(-math.atan(slope(bend))) @ rx(math.atan(slope(_line(cabin))))
    put = lambda name, mat, m: cabin.add(name, mat, transform(m, turn, _on_trim(cabin, y)))
    bezel = [(1.0, -0.004), (1.0, 0.004), (0.975, 0.0055), (0.945, 0.0045), (0.935, 0.0), (0.93, -0.030), (0, -0.032)]
    m = flip(transform(cup(bezel, w, h, e, 96), np.diag([-1.0, 1.0, 1.0])))
    rim, throat = clip(m, 0.925 - vent.reach(m.V[:, 1], m.V[:, 2]))
    put('vent_rim', 'metal', rim)
    put('vent_throat', 'black', throat)
    if e == 2:
        _turbine(vent, put)
        return
    bars = round((0.85 * h) // BAR)
    for k in range(-bars, bars + 1):
        half = vent.chord(k * BAR, h, w * 0.925)
        put('vane_h', 'metal_dark', rbox((0.006, 0, k * BAR), (0.0075, half, 0.0011), 6, 14, ry(0.16)))
    vanes = round((0.86 * w) // VANE)
    for k in range(-vanes, vanes + 1):
        put('vane_v', 'piano', rbox((0.020, k * VANE, 0), (0.007, 0.0010, vent.chord(k * VANE, w, h * 0.92)), 6, 10))
    put('vent_tab', 'metal', rbox((-0.0035, w * 0.42, 0), (0.0050, 0.0100, 0.0042), 5, 18))
    for k in range(7):
        put('vent_knurl', 'metal_dark', rbox((-0.0085, w * 0.42 - 0.0075 + 0.0025 * k, 0), (0.0006, 0.0006, 0.0034), 4, 6))
    put('vent_light', 'amb', tube(points(-0.0045, np.linspace(-w * 0.93, w * 0.93, 30), -h - 0.0035), 0.0011, 8))


def _turbine(vent: Vent, put: Callable[[str, str, Mesh], Any]) -> None:
    """What turns in a round vent: blades around a polished hub, a ring of light around both."""
    for a in np.linspace(0, 2 * np.pi, 9)[:-1]:
        out = np.linspace(0.30, 0.90, 6)[:, None] * vent.w * np.array([0, math.cos(a), math.sin(a)])
        put('vane_h', 'metal_dark', tube(out + np.array([0.003, 0, 0]), 0.0022, 10, flat=0.35))
    hub = [(0.0, -0.0090), (0.72, -0.0090), (0.95, -0.0070), (1.0, -0.0030), (1.0, 0.012)]
    put('vent_tab', 'metal', orient(cup(hub, vent.w * 0.30, vent.w * 0.30, 2, 48), REAR))
    ring = np.linspace(0, 2 * np.pi, 90, endpoint=False)
    path = points(-0.0035, vent.w * 1.08 * np.cos(ring), vent.h * 1.08 * np.sin(ring))
    put('vent_light', 'amb', tube(path, 0.0011, 8, closed=True))


def _knobs(cabin: Cabin) -> None:
    """Two turning knobs between the round vents, for temperature and air."""
    knob = [(0.0, -0.0200), (0.86, -0.0200), (1.0, -0.0170), (1.0, 0.004)]
    for y in (0.042, -0.042):
        at = _on_trim(cabin, y)
        cabin.add('knob', 'metal', transform(orient(cup(knob, 0.021, 0.021, 2, 64), REAR), np.eye(3), at))
        cabin.add('knob_face', 'piano', transform(rbox((-0.0202, 0, 0), (0.0008, 0.0165, 0.0165), 2, 40), np.eye(3), at))
        cabin.box('knob_mark', 'ui_white', at + (-0.0212, 0, 0.0125), (0.0004, 0.0008, 0.0030), 4, 8)
