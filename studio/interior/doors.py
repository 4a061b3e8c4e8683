"""Door panels with handles, switches and speakers; pillars with their belts, window frames, sills, grab handles."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from kinds import Array
from meshops import Mesh, clip, flange
from prims import cup, dense, grid_mesh, orient

from .cabin import Cabin, door_y, points, spline

FRONT = 1.05  # x where the panels begin

Panel = tuple[str, str, list[tuple[float, float]], float]


class Speaker(NamedTuple):
    """A speaker in a door: half its sizes along it and up, how round it is (2: an ellipse, 7 and more: nearly a box, below 2:
    a rhombus), and its holes: their number, or 0 for level slots."""

    rx: float
    rz: float
    e: float
    holes: int


class Door(NamedTuple):
    """panels: name, material, profile [(y beside door_y, z)], corner radius, from the window down to the floor; seams: (z, y beside
    door_y) of the stitches; rise: how far the bands between window and pocket stand higher at x; handle: a key of HANDLES;
    speaker, tweeter: below, and beside the screen."""

    panels: tuple[Panel, ...]
    seams: tuple[tuple[float, float], ...]
    rise: Callable[[Any], Any]
    handle: str
    speaker: Speaker
    tweeter: Speaker


TOP: Panel = ('door_top', 'dark', [(0.02, 0.99), (-0.02, 0.985), (-0.035, 0.96), (-0.02, 0.90), (-0.015, 0.87)], 0.015)
LOW: Panel = ('door_low', 'dark', [(0.0, 0.66), (-0.01, 0.60), (-0.02, 0.45), (-0.04, 0.30)], 0.02)


def _light(y: float, z: float) -> Panel:
    """The light line in the groove below z, at y beside door_y."""
    return ('door_amb', 'amb', [(y, z), (y - 0.0035, z - 0.001), (y - 0.0035, z - 0.004), (y, z - 0.005)], 0.0006)


DOORS = {
    # light line, decor, leather in the second colour, a level armrest
    'bands': Door(
        panels=(
            TOP,
            _light(-0.015, 0.8685),
            ('door_trim', 'trim_x', [(-0.015, 0.86), (-0.022, 0.84), (-0.022, 0.815), (-0.012, 0.80)], 0.005),
            ('door_insert', 'accent', [(-0.012, 0.80), (-0.018, 0.77), (-0.016, 0.742)], 0.01),
            ('door_arm', 'leather', [(-0.014, 0.745), (-0.060, 0.742), (-0.085, 0.715), (-0.07, 0.685), (0.0, 0.66)], 0.02),
            LOW,
        ),
        seams=((0.7935, -0.0155), (0.7250, -0.0855)),
        rise=lambda x: 0 * x,
        handle='bar',
        speaker=Speaker(0.098, 0.078, 2.6, 620),
        tweeter=Speaker(0.034, 0.021, 2.6, 60),
    ),
    # decor down to the light line, a deep padded armrest, leather to the pocket
    'lounge': Door(
        panels=(
            TOP,
            ('door_trim', 'trim_x', [(-0.015, 0.868), (-0.024, 0.845), (-0.026, 0.800), (-0.016, 0.772)], 0.006),
            _light(-0.016, 0.7705),
            ('door_insert', 'accent', [(-0.014, 0.764), (-0.016, 0.750), (-0.014, 0.736)], 0.006),
            ('door_arm', 'leather', [(-0.012, 0.738), (-0.080, 0.736), (-0.112, 0.712), (-0.100, 0.668), (-0.012, 0.650)], 0.026),
            ('door_low', 'leather', [(0.0, 0.652), (-0.022, 0.62), (-0.028, 0.50), (-0.020, 0.43)], 0.02),
            ('door_foot', 'dark', [(-0.018, 0.435), (-0.03, 0.38), (-0.04, 0.30)], 0.02),
        ),
        seams=((0.7080, -0.1125), (0.6200, -0.0225), (0.4450, -0.0215)),
        rise=lambda x: 0 * x,
        handle='rail',
        speaker=Speaker(0.130, 0.050, 8, 0),
        tweeter=Speaker(0.014, 0.030, 6, 0),
    ),
    # bands that climb towards the dashboard, a wide one in the second colour, a strap
    'wedge': Door(
        panels=(
            TOP,
            ('door_trim', 'trim_x', [(-0.013, 0.868), (-0.015, 0.855), (-0.015, 0.843)], 0.002),
            _light(-0.015, 0.8425),
            ('door_insert', 'accent', [(-0.013, 0.836), (-0.026, 0.805), (-0.022, 0.728)], 0.012),
            ('door_arm', 'leather', [(-0.020, 0.730), (-0.074, 0.722), (-0.060, 0.690), (0.0, 0.658)], 0.010),
            LOW,
        ),
        seams=((0.8280, -0.0185), (0.7400, -0.0235)),
        rise=lambda x: 0.040 * np.tanh((x - 0.48) / 0.55),
        handle='strap',
        speaker=Speaker(0.088, 0.088, 2, 560),
        tweeter=Speaker(0.027, 0.027, 2, 70),
    ),
    # bands that step up behind the handle, decor below the light line, a short armrest
    'steps': Door(
        panels=(
            TOP,
            _light(-0.015, 0.8685),
            ('door_insert', 'accent', [(-0.012, 0.862), (-0.020, 0.845), (-0.018, 0.818)], 0.008),
            ('door_trim', 'trim_x', [(-0.014, 0.820), (-0.024, 0.806), (-0.024, 0.776), (-0.012, 0.765)], 0.004),
            ('door_arm', 'leather', [(-0.012, 0.768), (-0.066, 0.764), (-0.086, 0.742), (-0.040, 0.690), (0.0, 0.658)], 0.016),
            LOW,
        ),
        seams=((0.7480, -0.0865),),
        rise=lambda x: -0.017 + 0.030 * np.tanh((0.02 - x) / 0.07),
        handle='upright',
        speaker=Speaker(0.112, 0.084, 1.5, 480),
        tweeter=Speaker(0.036, 0.024, 1.5, 60),
    ),
}


def build(cabin: Cabin) -> None:
    """Add both sides of the cabin."""
    door = DOORS[cabin.design['doors']]
    for sg in (1, -1):
        _panels(cabin, door, sg)
        for x in (0.30, -0.95):
            HANDLES[door.handle](cabin, x, sg, float(door.rise(x)))
            _switches(cabin, door, x, sg)
        small = door.speaker._replace(rx=0.82 * door.speaker.rx, rz=0.84 * door.speaker.rz)
        for x, inset, z, speaker in (
            (0.52, 0.030, 0.515, door.speaker),
            (-1.05, 0.030, 0.515, small),
            (0.64, 0.034, 0.926, door.tweeter),
        ):
            _speaker(cabin, (x, sg * (door_y(x) - inset), z), speaker, sg)
        cabin.box('pocket', 'leather', (0.12, sg * (door_y(0.1) - 0.045), 0.40), (0.26, 0.028, 0.055), 4, 28, side=sg)
        _frame(cabin, sg)
        # Behind all panels, up to where they lean out below the window: no daylight between two of them. Ahead of the door lower,
        # because one looks over it through the windscreen.
        for ahead, behind, top in ((FRONT, cabin.end, 0.95), (1.8, FRONT, 0.70)):
            size = (ahead - behind, top - 0.20, 1)
            cabin.plane(((ahead + behind) / 2, sg * 0.815, (top + 0.20) / 2), size, 'carpet', (math.pi / 2, 0, 0), sg)
        cabin.box('sill', 'dark', (-0.5, sg * 0.80, 0.265), (1.75, 0.055, 0.035), 6, 30)
        cabin.box('sill_plate', 'metal', (0.25, sg * 0.80, 0.3005), (0.36, 0.030, 0.0012), 8, 20)


def pillars(cabin: Cabin) -> tuple[float, ...]:
    """x of the pillars between the doors, and behind the last ones."""
    return (-0.46, -1.62, -2.45) if cabin.mpv else (-0.46, -1.72)


def _raised(door: Door, x: Any, z: Any) -> Any:
    """z of a line of the panels at x, with the rise of the door: window and floor stay level."""
    share = np.clip(np.minimum((0.985 - z) / 0.10, (z - 0.46) / 0.20), 0, 1)
    return z + door.rise(x) * share * share * (3 - 2 * share)


def _panels(cabin: Cabin, door: Door, sg: int) -> None:
    """One set of panels per door; towards the pillars they run into the body."""
    at = pillars(cabin)
    for k, (before, behind) in enumerate(zip((FRONT, *at), at)):
        front, rear = before - (0.055 if k else 0), behind + 0.055
        xs = np.linspace(front, rear, 90)
        stand = np.clip(np.minimum((front - xs) / 0.05 if k else 1, (xs - rear) / 0.07), 0, 1)
        stand = stand * stand * (3 - 2 * stand)
        for name, mat, profile, r in door.panels:
            pr = dense(profile, r=r)
            P = np.array([[(x, sg * (door_y(x) + q[0] * k_), _raised(door, x, q[1])) for q in pr] for x, k_ in zip(xs, stand)])
            cabin.add(name, mat, orient(grid_mesh(P), (0, -sg, 0)), sg)
        inside = xs[stand > 0.99]
        seam = np.linspace(inside[0], inside[-1], 260)
        for z, dy in door.seams:
            path = points(seam, sg * (door_y(seam) + dy), _raised(door, seam, z))
            cabin.sew('door_stitch', path, np.tile([0, -sg, 0.2], (260, 1)), 0.010, 0.0066, 0.0009, side=sg)
        cabin.rod('winrail', 'piano', points(xs, sg * (door_y(xs) + 0.005), 0.993), 0.008, 10, sg)


def _bar(cabin: Cabin, x: float, sg: int, rise: float) -> None:
    """A short bar in a cup."""
    _level(cabin, x, sg, 0.832 + rise, 0.070)


def _rail(cabin: Cabin, x: float, sg: int, rise: float) -> None:
    """A long bar in the decor."""
    _level(cabin, x, sg, 0.826 + rise, 0.125)


def _level(cabin: Cabin, x: float, sg: int, z: float, half: float) -> None:
    y = lambda inset: sg * (door_y(x) - inset)
    cabin.box('door_handle', 'metal', (x, y(0.034), z), (half, 0.008, 0.008), 5, 20, side=sg)
    cabin.box('handle_cup', 'black', (x, y(0.016), z - 0.002), (half + 0.015, 0.008, 0.016), 5, 20, side=sg)


def _strap(cabin: Cabin, x: float, sg: int, rise: float) -> None:
    """A strap of leather between two bolts, on the wide band."""
    t = np.linspace(-1, 1, 40)
    along, bow = x + 0.105 * t, 0.026 + 0.030 * (1 - t**2) ** 0.7
    cabin.rod('door_strap', 'leather', points(along, sg * (door_y(along) - bow), 0.785 + rise), 0.015, 16, sg, flat=0.28)
    for side in (-1, 1):
        at = x + side * 0.105
        cabin.box('strap_bolt', 'metal', (at, sg * (door_y(at) - 0.028), 0.785 + rise), (0.019, 0.010, 0.019), 4, 20, side=sg)


def _upright(cabin: Cabin, x: float, sg: int, rise: float) -> None:
    """A loop that stands before the step of the bands."""
    t = np.linspace(-1, 1, 40)
    bow = 0.018 + 0.032 * (1 - t**4)
    cabin.rod('door_handle', 'metal', points(x - 0.012 * t, sg * (door_y(x) - bow), 0.830 + rise + 0.048 * t), 0.0085, 16, sg)


HANDLES: dict[str, Callable[[Cabin, float, int, float], None]] = dict(bar=_bar, rail=_rail, strap=_strap, upright=_upright)


def _switches(cabin: Cabin, door: Door, x: float, sg: int) -> None:
    """The switches of the windows, on the armrest."""
    arm = next(profile for name, _, profile, _ in door.panels if name == 'door_arm')
    (y0, z0), (y1, z1) = arm[:2]
    for k in range(4):
        at = x + 0.02 - 0.034 * k
        place = (at, sg * (door_y(at) + 0.3 * y0 + 0.7 * y1), float(_raised(door, at, 0.3 * z0 + 0.7 * z1)) + 0.0015)
        cabin.box('window_switch', 'metal_dark', place, (0.013, 0.010, 0.004), 5, 12, side=sg)


def _speaker(cabin: Cabin, centre: tuple[float, float, float], speaker: Speaker, side: int) -> None:
    """Speaker: a metal plate with holes over a black cone, in a polished rim and a ring of light."""
    n, c = 260, np.asarray(centre)
    rx, rz, e, holes = speaker
    r, a = np.linspace(0.0, 1, n // 2), np.linspace(0, 2 * np.pi, 2 * n, endpoint=False)
    Rr, A = np.meshgrid(r, a, indexing='ij')
    f = lambda w: np.sign(w) * np.abs(w) ** (2 / e)
    X, Z = rx * Rr * f(np.cos(A)), rz * Rr * f(np.sin(A))
    m = orient(grid_mesh(np.stack([X, -side * 0.012 * (1 - Rr**2), Z], -1), close_v=True), (0, -side, 0))
    plate, _ = clip(m, _sunflower(m, rx, rz, holes) if holes else _slots(m, speaker))
    plate = flange(plate, 0.003, 0.0002)
    cabin.add('speaker', 'speaker', Mesh(plate.V + c, plate.N, plate.T), side)
    cabin.add('speaker_back', 'black', Mesh(m.V * [0.99, 1, 0.99] + c + [0, side * 0.004, 0], m.N, m.T), side)
    rim = cup([(1.0, -0.004), (1.05, -0.001), (1.07, 0.005), (1.04, 0.009), (1.0, 0.006)], rx, rz, e, 96)
    inward = lambda q: np.stack([q[:, 1], -side * q[:, 0], q[:, 2]], 1)
    cabin.add('speaker_rim', 'metal', orient(Mesh(inward(rim.V) + c, inward(rim.N), rim.T), (0, -side, 0)), side)
    ring = np.linspace(0, 2 * np.pi, 120, endpoint=False)
    glow = points(rx * 1.095 * f(np.cos(ring)), -side * 0.002, rz * 1.095 * f(np.sin(ring)))
    cabin.rod('speaker_amb', 'amb', glow + c, 0.0014, 8, side, closed=True)


def _slots(m: Mesh, speaker: Speaker) -> Array:
    """Field over the vertices of m that is positive inside level slots, which end before the rim."""
    x, z = np.abs(m.V[:, 0]) / speaker.rx, np.abs(m.V[:, 2]) / speaker.rz
    inside = 0.90 - (x**speaker.e + z**speaker.e) ** (1 / speaker.e)
    pitch = 0.0092
    slot = 0.0030 - np.abs((m.V[:, 2] / pitch + 0.5) % 1 - 0.5) * pitch
    return np.minimum(slot, inside * speaker.rz)


def _sunflower(m: Mesh, rx: float, rz: float, holes: int) -> Array:
    """Field over the vertices of m that is positive inside the holes, which get smaller towards the rim."""
    k = np.arange(1, holes)
    q = np.sqrt(k / holes) * 0.96
    ph = k * 2.399963  # golden angle
    hx, hz, hr = rx * q * np.cos(ph), rz * q * np.sin(ph), 0.0013 + 0.0010 * (1 - q)
    d = np.full(len(m.V), -1.0)
    for i in range(0, len(k), 60):
        s = slice(i, i + 60)
        d = np.maximum(d, (hr[s] - np.hypot(m.V[:, :1] - hx[s], m.V[:, 2:3] - hz[s])).max(1))
    return d


def _frame(cabin: Cabin, sg: int) -> None:
    """Pillars from the sill to the roof, their belts, the frame of the roof and the grab handles."""
    H, n = cabin.lift, 40
    t = np.linspace(0, 1, n)
    pillar = points(1.12 - 1.04 * t, sg * (0.815 - 0.185 * t), 0.93 + (0.525 + H) * t - 0.05 * t * t)
    cabin.blade('apillar', 'headliner', pillar, (-0.42, -sg, -0.10), 0.058 - 0.012 * t, 0.034, sg)
    glass = pillar + [0.045, sg * 0.012, 0.022]
    cabin.blade('apillar_frit', 'black', glass, (-0.8, -sg * 0.3, -0.5), 0.040, 0.006, sg)
    cabin.rod('quarter_post', 'black', np.linspace((0.74, sg * 0.80, 0.985), (0.66, sg * 0.755, 1.165), 6), 0.013, 12, sg)
    rail = points(0.15 - t * (0.15 - cabin.end), sg * (0.655 - 0.01 * t), 1.405 + H + 0.035 * np.sin(t * 2.2))
    cabin.rod('rail', 'headliner', rail, 0.062, 24, sg)
    seal = spline(
        [
            (0.90, sg * 0.775, 1.035),
            (0.45, sg * 0.705, 1.235 + 0.5 * H),
            (0.15, sg * 0.675, 1.345 + H),
            (-0.4, sg * 0.668, 1.372 + H),
        ],
        40,
    )
    seal = np.concatenate([seal, points(np.linspace(-0.5, cabin.end, 20), sg * 0.665, 1.372 + H)])
    cabin.rod('window_seal', 'black', seal, 0.011, 10, sg)
    for k, x in enumerate(pillars(cabin)):
        _pillar(cabin, x, sg, last=k == len(pillars(cabin)) - 1)
    for x in (-0.05, -1.05):
        g = np.linspace(-0.085, 0.085, 24)
        cabin.rod('grab', 'leather', points(x + g, sg * 0.600, 1.375 + H - 0.035 * (1 - (g / 0.085) ** 4)), 0.0085, 12, sg)


def _pillar(cabin: Cabin, x: float, sg: int, last: bool) -> None:
    """A pillar in two pieces of trim, dark below the window line; the belt comes out of a slot above the floor, runs up on its
    face to a guide loop at shoulder height and hangs beside the seat. last: the wide one behind the rear doors."""
    H = cabin.lift
    wide = 0.085 if last else 0.0
    line = spline(
        [
            (x, sg * 0.805, 0.27),
            (x, sg * 0.800, 0.60),
            (x - 0.005, sg * 0.790, 0.97),
            (x - 0.03, sg * 0.735, 1.20 + 0.4 * H),
            (x - 0.06, sg * 0.655, 1.43 + H),
        ],
        80,
    )
    face = (0.0, -sg, 0.12)
    low = line[line[:, 2] < 0.985]
    high = line[line[:, 2] > 0.955]
    cabin.blade('pillar_low', 'dark', low, face, np.linspace(0.115, 0.086, len(low)) + wide, 0.040, sg)
    cabin.blade('pillar_high', 'headliner', high, face, np.linspace(0.080, 0.062, len(high)) + wide, 0.036, sg)
    if last:
        return
    on = lambda z, off: np.array([np.interp(z, line[:, 2], line[:, k]) for k in range(3)]) + [0, -sg * off, 0]
    loop = on(1.19 + 0.5 * H, 0.050)
    cabin.box('belt_slider', 'dark', loop + [0, sg * 0.008, 0.045], (0.020, 0.008, 0.085), 6, 16, side=sg)
    cabin.box('belt_loop', 'metal_dark', loop, (0.034, 0.009, 0.020), 5, 18, side=sg)
    run = spline([loop + [0, -sg * 0.004, 0], on(1.05, 0.049), on(0.9, 0.052), on(0.6, 0.052), on(0.42, 0.046)], 40)
    cabin.rod('belt', 'belt', run, 0.0235, 14, sg, flat=0.05)
    hang = spline(
        [
            loop + [0.004, -sg * 0.007, 0.004],
            on(1.02, 0.062) + [0.035, 0, 0],
            on(0.75, 0.075) + [0.055, 0, 0],
            on(0.40, 0.055) + [0.050, 0, 0],
        ],
        40,
    )
    cabin.rod('belt', 'belt', hang, 0.0235, 14, sg, flat=0.05)
    cabin.box('belt_tongue', 'metal', on(0.72, 0.080) + [0.055, 0, 0], (0.024, 0.004, 0.026), 5, 14, side=sg)
