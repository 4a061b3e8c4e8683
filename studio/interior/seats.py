"""Seats of all rows with their buckles."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from kinds import Array
from prims import ry, tube

from .cabin import Cabin
from .console import LYING
from .upholstery import Pad

SEAM = np.linspace(0.05, 0.95, 170)  # v along which the seams of a seat run
INSERT = 0.50  # |u| where the perforated middle ends and the bolsters begin
BACK = ((0.0, 0.90), (0.16, 0.90), (0.55, 1.0), (0.72, 0.99), (1.0, 0.80))  # outline: narrow at the hips, wide at the shoulders
CUSHION = ((0.0, 0.84), (0.35, 0.97), (0.88, 1.0), (1.0, 0.90))


class Back(NamedTuple):
    """How seats are upholstered: pattern of the middle, |u| where it ends, height of the bolsters as a share, and whether
    backrest and headrest are one piece."""

    pattern: str
    insert: float
    bolster: float
    one_piece: bool


BACKS = {
    'pipes': Back('pipes', INSERT, 1.0, False),
    'quilt': Back('quilt', INSERT, 1.0, False),
    'flutes': Back('flutes', 0.56, 0.8, False),
    'sport': Back('pipes', 0.40, 1.3, True),
}
SHELL = ((0.0, 0.90), (0.14, 0.92), (0.46, 1.02), (0.62, 1.0), (0.80, 0.62), (0.90, 0.56), (1.0, 0.44))  # outline of one piece


def build(cabin: Cabin) -> None:
    """Add the seats of all rows."""
    for y in (0.40, -0.40):
        _seat(cabin, -0.28, y, 0.60)
    if cabin.mpv:
        for y in (0.44, -0.44):
            _seat(cabin, -1.22, y, 0.60, -0.46, captain=True)
        for y in (0.42, -0.42):
            _seat(cabin, -2.18, y, 0.62, piped=False, bolster=0.45)
    else:
        for y in (0.44, -0.44):
            _seat(cabin, -1.25, y, 0.60, -0.40, wide=1.05, bolster=0.6)
        _seat(cabin, -1.25, 0, 0.60, -0.40, wide=0.72, piped=False, bolster=0.2)


def _seat(
    cabin: Cabin,
    x: float,
    y: float,
    z: float,
    tilt: float = -0.36,
    captain: bool = False,
    wide: float = 1.0,
    piped: bool = True,
    bolster: float = 1.0,
) -> None:
    """A seat with its hip at (x, y, z). tilt: of the backrest; captain: armrests and a leg rest; piped: piping and seams;
    wide, bolster: shares of a front seat's."""
    seed = int(abs(x * 7 + y * 13) * 10)
    foot = np.array([x - 0.225, y, z - 0.065])  # of the backrest, which goes down behind the cushion
    length = 0.735
    neck = foot + ry(tilt) @ np.array([0.012, 0, length + 0.018])  # the headrest follows the backrest
    how = BACKS[cabin.design['backs']]
    shell = how.one_piece and x > -1.0  # of the front seats
    if shell:
        length += 0.20
    bolster *= how.bolster
    hold, outline = ((0.16, 0.48), SHELL) if shell else ((0.20, 0.60), BACK)
    back = Pad(length, 0.262 * wide, 0.046, 0.075, 0.082 * bolster, hold=hold, outline=outline, bend=(0.34, 0.016))
    back.insert = (0.13, 0.62, how.insert) if shell else (0.16, 0.80, how.insert)
    back.seam, back.pattern, back.seed, back.R, back.t = 0.66 if shell else 0.815, how.pattern, seed, ry(tilt), foot
    cushion = Pad(0.60, 0.268 * wide, 0.056, 0.085, 0.060 * bolster, hold=(0.22, 0.80), outline=CUSHION)
    cushion.insert, cushion.seam, cushion.pattern, cushion.seed = (0.20, 0.80, how.insert), 0.825, how.pattern, seed + 3
    cushion.R, cushion.t = ry(-0.10) @ LYING, (x - 0.235, y, z - 0.032)
    _pad(cabin, 'back', back, piped)
    _pad(cabin, 'cushion', cushion, piped)
    if not shell:
        _headrest(cabin, neck, tilt, piped, seed)
    if captain:
        leg_rest = Pad(0.30, 0.215, 0.040, 0.045, 0.006, insert=(0.12, 0.90, 0.70), pattern=how.pattern, seed=seed + 7)
        leg_rest.R, leg_rest.t = ry(-2.25), (x + 0.42, y, z - 0.02)
        _pad(cabin, 'ottoman', leg_rest, piped)
    _controls(cabin, x, y, z, 0.262 * wide)
    _buckle(cabin, x, y, z)
    if captain:
        for sg in (-1, 1):
            _armrest(cabin, x, y + sg * 0.305, z, sg, seed)
    if cabin.options.get('icon'):
        _icon(cabin, back)


def _headrest(cabin: Cabin, neck: Array, tilt: float, piped: bool, seed: int) -> None:
    """The headrest on its two posts. neck: where it begins."""
    head = Pad(0.215, 0.142, 0.048, 0.045, 0.022, outline=((0.0, 0.88), (0.45, 1.0), (1.0, 0.86)), seam=0.5, seed=seed + 5)
    head.R, head.t = ry(tilt + 0.14), neck
    _add(cabin, 'head', 'leather', head, 130, 130)
    if piped:
        for side in (-1, 1):
            cabin.sew('head_stitch', *head.line(SEAM, 0.66, side, 0.0004))
    for sg in (-1, 1):
        post = np.linspace(neck + [0.0, sg * 0.055, -0.09], neck + [-0.005, sg * 0.055, 0.04], 5)
        cabin.rod('post', 'metal', post, 0.0065, 14)
        cabin.box('post_collar', 'dark', post[0] + [0.010, 0, 0.052], (0.016, 0.016, 0.006), 4, 14)


def _add(cabin: Cabin, name: str, mat: str, pad: Pad, *fineness: int) -> None:
    g, suv = pad.mesh(*fineness)
    o = cabin.add('seat_' + name, mat, g)
    o.data.attributes.new('suv', 'FLOAT_VECTOR', 'POINT').data.foreach_set('vector', suv.astype(np.float32).ravel())


def _pad(cabin: Cabin, name: str, pad: Pad, piped: bool) -> None:
    """A pad with a perforated insert and, on good seats, piping, double seams and a seam across."""
    _add(cabin, name, 'insert', pad)
    if not piped:
        return
    assert pad.insert
    edge = pad.insert[2]
    for side in (-1, 1):
        path, _ = pad.line(SEAM, edge + 0.035, side, 0.0012)
        cabin.rod('piping', 'accent', path, 0.0028, 10)
        for au in (edge + 0.085, edge + 0.11, 0.90):
            cabin.sew('stitch', *pad.line(SEAM, au, side, 0.0004))
    if pad.seam:
        for dv in (-0.014, 0.014):
            cabin.sew('stitch', *pad.seam_line(dv))


def _controls(cabin: Cabin, x: float, y: float, z: float, half: float) -> None:
    """Side trim with the switches of the seat, `half` from its middle; the rails it slides on."""
    for sg in (-1, 1):
        cabin.box('seat_side', 'dark', (x + 0.02, y + sg * half, z - 0.105), (0.27, 0.016, 0.060), 5, 24)
        for dx, w in ((0.05, 0.045), (-0.07, 0.014), (0.14, 0.012)):
            cabin.box('seat_switch', 'metal_dark', (x + dx, y + sg * (half + 0.016), z - 0.090), (w, 0.005, 0.007), 5, 14)
        cabin.box('seat_rail', 'metal_dark', (x + 0.02, y + sg * (half - 0.06), 0.285), (0.32, 0.022, 0.018), 6, 14)
    cabin.box('seat_base', 'dark', (x + 0.02, y, z - 0.20), (0.24, half - 0.03, 0.11), 5, 20)


def _buckle(cabin: Cabin, x: float, y: float, z: float) -> None:
    """The buckle of the belt on a short stalk, on the side of the middle of the car."""
    if y == 0:
        return
    inner = y - np.sign(y) * 0.272
    cabin.rod('buckle_stalk', 'black', np.linspace((x - 0.17, inner, z - 0.10), (x - 0.14, inner, z + 0.02), 5), 0.010, 10)
    cabin.box('buckle', 'dark', (x - 0.132, inner, z + 0.055), (0.022, 0.012, 0.040), 5, 16, ry(0.25))
    cabin.box('buckle_key', 'red', (x - 0.122, inner, z + 0.092), (0.013, 0.008, 0.005), 5, 10, ry(0.25))


def _armrest(cabin: Cabin, x: float, y: float, z: float, sg: int, seed: int) -> None:
    arm = Pad(0.36, 0.042, 0.026, 0.040, seam=0.5, seed=seed, R=ry(-0.06) @ LYING, t=(x - 0.20, y, z + 0.20))
    cabin.add('chair_arm', 'leather', arm.mesh(90, 90)[0])
    cabin.sew('stitch', *arm.line(np.linspace(0.08, 0.92, 60), 0.70, sg, 0.0004))
    cabin.box('arm_base', 'dark', (x - 0.13, y, z + 0.12), (0.07, 0.026, 0.09), 4, 20)


def _icon(cabin: Cabin, back: Pad) -> None:
    """The sign of the heated seat glowing on its backrest: three waves."""
    p, _ = back.line(np.array([0.46]), 0.02, 1, 0.004)
    up = back.R @ np.array([0, 0, 1.0])
    t = np.linspace(0, 1, 40)
    for k in (-1, 0, 1):
        wave = np.outer(k * 0.026 + 0.006 * np.sin(t * 9.5), [0, 1, 0])
        cabin.add('icon', 'icon', tube(p[0] + back.facing() * 0.010 + np.outer(t - 0.5, up) * 0.085 + wave, 0.0013, 8))
