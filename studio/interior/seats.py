"""Seats of all rows and the belts of the first."""

import numpy as np

from prims import ry, tube

from .console import LYING
from .upholstery import Pad

SEAM = np.linspace(0.04, 0.96, 170)  # v along which the seams of a seat run


def build(cabin):
    for y in (0.40, -0.40):
        _seat(cabin, -0.28, y, 0.60)
    if cabin.mpv:
        for y in (0.44, -0.44):
            _seat(cabin, -1.22, y, 0.60, -0.46, captain=True)
        for y in (0.42, -0.42):
            _seat(cabin, -2.18, y, 0.62, piped=False)
    else:
        for y in (0.44, -0.44):
            _seat(cabin, -1.25, y, 0.60, -0.40, wide=1.05)
        _seat(cabin, -1.25, 0, 0.60, -0.40, wide=0.72, piped=False)
    for sg in (1, -1):
        p = np.array([(-0.50, sg * 0.70, 1.22 + cabin.lift), (-0.47, sg * 0.67, 1.0), (-0.42, sg * 0.665, 0.70)])
        t = np.linspace(0, 1, 20)
        belt = np.stack([np.interp(t, [0, 0.5, 1], p[:, k]) for k in range(3)], 1)
        cabin.rod('belt', 'belt', belt, 0.022, 10, sg, flat=0.08)


def _seat(cabin, x, y, z, tilt=-0.36, captain=False, wide=1.0, piped=True):
    """A seat with its hip at (x, y, z). tilt: of the backrest; captain: armrests and a leg rest; piped: piping and seams."""
    seed = int(abs(x * 7 + y * 13) * 10)
    foot = (x - 0.25, y, z + 0.02)  # of the backrest
    neck = np.array(foot) + ry(tilt) @ np.array([0.005, 0, 0.672])  # the headrest follows the backrest
    quilt = cabin.design['quilt']
    back = Pad(0.66, 0.265 * wide, 0.058, 0.075, 0.062, 0.16, (0.10, 0.80, 0.60), 0.815, quilt, seed, ry(tilt), foot)
    cushion = Pad(0.56, 0.270 * wide, 0.062, 0.085, 0.045, -0.02, (0.16, 0.80, 0.60), 0.825, quilt, seed + 3)
    cushion.R, cushion.t = ry(-0.10) @ LYING, (x - 0.20, y, z - 0.03)
    head = Pad(0.205, 0.138, 0.050, 0.045, 0.018, 0.10, seam=0.5, seed=seed + 5, R=ry(tilt + 0.12), t=neck)
    _pad(cabin, 'back', back, piped)
    _pad(cabin, 'cushion', cushion, piped)
    _add(cabin, 'head', 'leather', head, 130, 130)
    if captain:
        leg_rest = Pad(0.30, 0.215, 0.040, 0.045, 0.006, 0.05, (0.12, 0.90, 0.70), None, quilt, seed + 7)
        leg_rest.R, leg_rest.t = ry(-2.25), (x + 0.42, y, z - 0.02)
        _pad(cabin, 'ottoman', leg_rest, piped)
    for sg in (-1, 1):
        post = np.linspace(neck + [0.0, sg * 0.055, -0.09], neck + [-0.005, sg * 0.055, 0.04], 5)
        cabin.rod('post', 'metal', post, 0.0065, 14)
    _controls(cabin, x, y, z, 0.262 * wide)
    if captain:
        for sg in (-1, 1):
            _armrest(cabin, x, y + sg * 0.305, z, sg, seed)
    if cabin.options.get('icon'):
        _icon(cabin, back)


def _add(cabin, name, mat, pad, *fineness):
    g, suv = pad.mesh(*fineness)
    o = cabin.add('seat_' + name, mat, g)
    o.data.attributes.new('suv', 'FLOAT_VECTOR', 'POINT').data.foreach_set('vector', suv.astype(np.float32).ravel())


def _pad(cabin, name, pad, piped):
    """A pad with a perforated insert and, on good seats, piping, double seams and a seam across."""
    _add(cabin, name, 'insert', pad)
    if not piped:
        return
    for side in (-1, 1):
        path, _ = pad.line(SEAM, 0.655, side, 0.0015)
        cabin.rod('piping', 'accent', path, 0.0034, 10)
        for au in (0.70, 0.728):
            cabin.sew('stitch', *pad.line(SEAM, au, side, 0.0004))
    if pad.seam:
        for dv in (-0.014, 0.014):
            cabin.sew('stitch', *pad.seam_line(dv))


def _controls(cabin, x, y, z, half):
    """Side trim with the switches of the seat, `half` from its middle."""
    for sg in (-1, 1):
        cabin.box('seat_side', 'dark', (x + 0.04, y + sg * half, z - 0.085), (0.24, 0.014, 0.050), 5, 24)
        for dx, w in ((0.05, 0.045), (-0.07, 0.014), (0.14, 0.012)):
            cabin.box('seat_switch', 'metal_dark', (x + dx, y + sg * (half + 0.015), z - 0.075), (w, 0.005, 0.007), 5, 14)


def _armrest(cabin, x, y, z, sg, seed):
    arm = Pad(0.36, 0.042, 0.026, 0.040, seam=0.5, seed=seed, R=ry(-0.06) @ LYING, t=(x - 0.20, y, z + 0.20))
    cabin.add('chair_arm', 'leather', arm.mesh(90, 90)[0])
    cabin.sew('stitch', *arm.line(np.linspace(0.08, 0.92, 60), 0.70, sg, 0.0004))
    cabin.box('arm_base', 'dark', (x - 0.13, y, z + 0.12), (0.07, 0.026, 0.09), 4, 20)


def _icon(cabin, back):
    """The sign of the heated seat glowing on its backrest: three waves."""
    p, _ = back.line(np.array([0.44]), 0.02, 1, 0.004)
    up = back.R @ np.array([0, 0, 1.0])
    t = np.linspace(0, 1, 40)
    for k in (-1, 0, 1):
        wave = np.outer(k * 0.026 + 0.006 * np.sin(t * 9.5), [0, 1, 0])
        cabin.add('icon', 'icon', tube(p[0] + back.facing() * 0.010 + np.outer(t - 0.5, up) * 0.085 + wave, 0.0013, 8))
