"""Door panels with handles, switches and speakers; pillars, roof frame, grab handles."""

import math

import numpy as np

from meshops import Mesh, clip, flange
from prims import cup, dense, grid_mesh, orient

from .cabin import door_y, points

FRONT = 1.05  # x where the panels begin

# name, material, profile [(y beside door_y, z)], corner radius, from the window down to the floor
PANELS = [
    ('door_top', 'dark', [(0.02, 0.99), (-0.02, 0.985), (-0.035, 0.96), (-0.02, 0.90), (-0.015, 0.87)], 0.015),
    ('door_amb', 'amb', [(-0.015, 0.87), (-0.021, 0.867), (-0.021, 0.863), (-0.015, 0.861)], 0.001),
    ('door_trim', 'trim', [(-0.015, 0.86), (-0.022, 0.84), (-0.022, 0.815), (-0.012, 0.80)], 0.005),
    ('door_insert', 'accent', [(-0.012, 0.80), (-0.018, 0.77), (-0.016, 0.742)], 0.01),
    ('door_arm', 'leather', [(-0.014, 0.745), (-0.060, 0.742), (-0.085, 0.715), (-0.07, 0.685), (0.0, 0.66)], 0.02),
    ('door_low', 'dark', [(0.0, 0.66), (-0.01, 0.60), (-0.02, 0.45), (-0.04, 0.30)], 0.02),
]


def build(cabin):
    for sg in (1, -1):
        _panels(cabin, sg)
        for x in (0.30, -0.95):
            _handle(cabin, x, sg)
        for x, inset, z, rx, rz, holes in (
            (0.52, 0.030, 0.515, 0.098, 0.078, 620),
            (-1.0, 0.030, 0.515, 0.080, 0.066, 620),
            (0.64, 0.034, 0.926, 0.034, 0.021, 60),  # tweeter
        ):
            _speaker(cabin, (x, sg * (door_y(x) - inset), z), rx, rz, sg, holes)
        cabin.box('pocket', 'leather', (0.12, sg * (door_y(0.1) - 0.045), 0.40), (0.26, 0.028, 0.055), 4, 28, side=sg)
        _frame(cabin, sg)
        xs = np.linspace(FRONT, cabin.end + 0.2, 40)
        cabin.rod('winrail', 'piano', points(xs, sg * (door_y(xs) + 0.005), 0.993), 0.008, 10, sg)
        cabin.plane((0.2, sg * 0.815, 0.45), (3.2, 0.5, 1), 'carpet', (math.pi / 2, 0, 0), sg)


def _panels(cabin, sg):
    rear = cabin.end + 0.2
    for name, mat, profile, r in PANELS:
        pr = dense(profile, r=r)
        P = np.array([[(x, sg * (door_y(x) + q[0]), q[1]) for q in pr] for x in np.linspace(FRONT, rear, 110)])
        cabin.add(name, mat, orient(grid_mesh(P), (0, -sg, 0)), sg)
    xs = np.linspace(0.95, rear + 0.1, 420)
    for z, dy in ((0.7935, -0.0155), (0.7250, -0.0855)):
        seam = points(xs, sg * (door_y(xs) + dy), z)
        cabin.sew('door_stitch', seam, np.tile([0, -sg, 0.2], (420, 1)), 0.010, 0.0066, 0.0009, side=sg)


def _handle(cabin, x, sg):
    """Door handle in its cup and the switches of the windows."""
    y = lambda inset: sg * (door_y(x) - inset)
    cabin.box('door_handle', 'metal', (x, y(0.034), 0.832), (0.070, 0.008, 0.008), 5, 20, side=sg)
    cabin.box('handle_cup', 'black', (x, y(0.016), 0.830), (0.085, 0.008, 0.016), 5, 20, side=sg)
    for k in range(4):
        at = (x + 0.02 - 0.034 * k, y(0.060), 0.7445)
        cabin.box('window_switch', 'metal_dark', at, (0.013, 0.010, 0.004), 5, 12, side=sg)


def _speaker(cabin, centre, rx, rz, side, holes):
    """Speaker: a metal plate with a sunflower pattern of holes over a black cone, in a polished rim and a ring of light."""
    n, c = 260, np.asarray(centre)
    r, a = np.linspace(0.0, 1, n // 2), np.linspace(0, 2 * np.pi, 2 * n, endpoint=False)
    Rr, A = np.meshgrid(r, a, indexing='ij')
    f = lambda w: np.sign(w) * np.abs(w) ** (2 / 2.6)
    X, Z = rx * Rr * f(np.cos(A)), rz * Rr * f(np.sin(A))
    m = orient(grid_mesh(np.stack([X, -side * 0.012 * (1 - Rr**2), Z], -1), close_v=True), (0, -side, 0))
    plate, _ = clip(m, _sunflower(m, rx, rz, holes))
    plate = flange(plate, 0.003, 0.0002)
    cabin.add('speaker', 'speaker', Mesh(plate.V + c, plate.N, plate.T), side)
    cabin.add('speaker_back', 'black', Mesh(m.V * [0.99, 1, 0.99] + c + [0, side * 0.004, 0], m.N, m.T), side)
    rim = cup([(1.0, -0.004), (1.05, -0.001), (1.07, 0.005), (1.04, 0.009), (1.0, 0.006)], rx, rz, 2.6, 96)
    inward = lambda q: np.stack([q[:, 1], -side * q[:, 0], q[:, 2]], 1)
    cabin.add('speaker_rim', 'metal', orient(Mesh(inward(rim.V) + c, inward(rim.N), rim.T), (0, -side, 0)), side)
    ring = np.linspace(0, 2 * np.pi, 120, endpoint=False)
    glow = points(rx * 1.095 * f(np.cos(ring)), -side * 0.002, rz * 1.095 * f(np.sin(ring)))
    cabin.rod('speaker_amb', 'amb', glow + c, 0.0014, 8, side, closed=True)


def _sunflower(m, rx, rz, holes):
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


def _frame(cabin, sg):
    """Pillars, the frame of the roof and the grab handles."""
    H = cabin.lift
    t = np.linspace(0, 1, 30)
    pillar = points(1.10 - t, sg * (0.80 - 0.16 * t), 0.95 + (0.50 + H) * t - 0.05 * t * t)
    cabin.rod('apillar', 'headliner', pillar, 0.040, 20, sg, flat=0.7)
    rail = points(0.15 - t * (0.15 - cabin.end), sg * (0.64 - 0.01 * t), 1.40 + H + 0.035 * np.sin(t * 2.2))
    cabin.rod('rail', 'headliner', rail, 0.075, 24, sg)
    for x in (-0.42, -1.55) + ((-2.45,) if cabin.mpv else ()):
        pillar = points(x - 0.05 * t, sg * (0.80 - 0.15 * t), 0.95 + (0.46 + H) * t)
        cabin.rod('bpillar', 'headliner', pillar, 0.055, 20, sg, flat=0.6)
    for x in (-0.05, -1.05):
        g = np.linspace(-0.085, 0.085, 24)
        cabin.rod('grab', 'leather', points(x + g, sg * 0.600, 1.375 + H - 0.035 * (1 - (g / 0.085) ** 4)), 0.0085, 12, sg)
