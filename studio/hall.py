"""Showroom and office: one bright architectural room with a window wall, built from boxes. x: along the windows, y: depth."""

from __future__ import annotations

from typing import Any

import bpy
import numpy as np

import materials as mats
import scene as S
from meshops import Mesh
from noise import fbm
from outdoor import strip
from plants import shrub, tree
from prims import join, lathe, rbox, transform, tube
from shader import Shader

WINDOWS = -10.5  # y of the window wall
HEIGHT = 6.8


def _box(name: str, centre: tuple[float, float, float], size: tuple[float, float, float], mat: Any) -> Any:
    return S.to_object(name, S.box_mesh(centre, size), mat)


def _outside(evening: bool) -> None:
    """What the windows show: a paved forecourt, a lawn with trees, hills behind it and the sky."""
    P = mats.principled
    dim = 0.20 if evening else 1.0
    s = Shader('hall_sky')
    up = s.range(s.axes(s.node('NewGeometry').outputs['Position'])[2], 0, 34, kind='LINEAR')
    if evening:
        colour = s.ramp(
            up, (0.0, (1.00, 0.52, 0.22)), (0.30, (0.92, 0.54, 0.28)), (0.52, (0.44, 0.42, 0.44)), (0.85, (0.09, 0.17, 0.34))
        )
    else:
        colour = s.ramp(up, (0.0, (0.90, 0.93, 0.96)), (0.30, (0.62, 0.76, 0.93)), (1.0, (0.30, 0.50, 0.84)))
    sky = s.finish(s.glow(colour, 0.75 if evening else 1.7), sampled=False)
    _upright('sky', [(-260, WINDOWS - 90), (260, WINDOWS - 90)], [-2, -2], [90, 90], sky)
    for k in range(3):  # hills glow a little, as nothing lights them; hazier with the distance
        x = np.linspace(-200, 200, 161)
        z = np.clip(4.5 + 3.4 * k + 3.2 * fbm(x + 310 * k, 0 * x, 4 + k, 5, 0.035), 0.5, None)
        far = (0.045, 0.055, 0.070) if evening else (0.30, 0.33, 0.27)
        tone = tuple(c + (h - c) * 0.30 * k for c, h in zip(far, (0.30, 0.27, 0.28) if evening else (0.66, 0.74, 0.84)))
        hill = mats.emission('hall_hill%d' % k, tone, 1.0)
        hill.cycles.sample_as_light = False
        _upright('hill', [(a, WINDOWS - 60 - 9 * k) for a in x], 0 * x - 2, z, hill)
    strip(
        'forecourt', -80, 80, WINDOWS - 9, WINDOWS, -0.02, P('forecourt', tuple(0.34 * dim + 0.02 * c for c in (1, 1, 1)), 0, 0.8)
    )
    strip('lawn', -200, 200, WINDOWS - 62, WINDOWS - 9, -0.06, P('lawn', (0.10 * dim, 0.125 * dim, 0.045 * dim), 0, 0.9))
    bark, leaf = (
        P('hall_bark', (0.06, 0.05, 0.04), 0, 0.9),
        P('hall_leaf', (0.075 * dim, 0.105 * dim, 0.03 * dim), 0, 0.7, spec=0.2),
    )
    # a crown is a few bushes of leaves (x, y, z, size), a single one would be a ball
    bushes = ((0, 0, 2.6, 2.7), (1.1, 0.3, 2.1, 1.9), (-1.0, 0.5, 2.3, 2.0), (0.2, -1.0, 2.0, 1.8), (-0.3, 0.2, 4.0, 1.7))
    trunk = tree(5)
    crown = join([transform(shrub(k, 9000, 0.30), np.eye(3) * r, (x, y, z)) for k, (x, y, z, r) in enumerate(bushes)])
    for k in range(11):
        at = np.array([-46 + 8.5 * k + 1.6 * np.sin(9 * k), WINDOWS - 13 - 3 * (k % 3), 0])
        tall = 0.85 + 0.05 * (k % 4)
        S.to_object('tree', Mesh(trunk.V * tall + at, trunk.N, trunk.T), bark)
        S.to_object('crown', Mesh(crown.V * tall + at, crown.N, crown.T), leaf)
    if not evening:
        S.area('outside', (10, WINDOWS - 12, 30), (0, WINDOWS - 16, 0), (40, 20), 26000, (1, 0.97, 0.92)).visible_glossy = False


def _upright(name: str, foot: Any, low: Any, high: Any, mat: Any) -> None:
    """A vertical sheet over a line of (x, y), between two heights at each of its points."""
    n = len(foot)
    V = [(x, y, z) for (x, y), z in zip(foot, low)] + [(x, y, z) for (x, y), z in zip(foot, high)]
    me = bpy.data.meshes.new(name)
    me.from_pydata(V, [], [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)])
    me.materials.append(mat)
    bpy.context.scene.collection.objects.link(bpy.data.objects.new(name, me))


def _concrete() -> Any:
    """Ground and polished concrete: clouds of grey, fine aggregate, a soft shine that varies."""
    s = Shader('hall_floor')
    where = s.place()
    clouds = s.noise(s.place(0.5), 1.0, 7, 0.62, 0.6)
    grains = s.axes(s.cells(where, 70)['Color'])[0]
    tone = s.math('MULTIPLY_ADD', s.range(clouds, 0.3, 0.7, -0.030, 0.030), 1.0, s.range(grains, 0, 1, 0.195, 0.225, 'LINEAR'))
    colour = s.mix(1.0, (1.0, 0.985, 0.965), tone, 'MULTIPLY')
    return s.finish(s.surface(colour, s.range(clouds, 0.35, 0.65, 0.10, 0.19), specular=0.42))


def _shell(evening: bool) -> None:
    """Floor, window wall with posts, end wall with slats, side wall behind the camera, ceiling with light lines."""
    P = mats.principled
    backing, post, wood = (
        P('hall_backing', (0.10, 0.088, 0.078), 0, 0.9),
        P('hall_post', (0.035, 0.036, 0.038), 0.3, 0.4),
        P('hall_wood', (0.30, 0.185, 0.105), 0, 0.5, bump=(40, 0.2)),
    )
    strip('floor', -40, 40, WINDOWS, 30, 0, _concrete())
    joint = P('hall_joint', (0.09, 0.089, 0.087), 0, 0.5)
    for k in range(-8, 9):  # large floor slabs
        strip('joint', k * 3.0 - 0.003, k * 3.0 + 0.003, WINDOWS, 30, 0.001, joint)
    for k in range(-3, 7):
        strip('joint', -40, 40, k * 3.0 - 0.003, k * 3.0 + 0.003, 0.001, joint)
    for k in range(-9, 10):
        _box('post', (k * 3.0, WINDOWS, HEIGHT / 2), (0.07, 0.18, HEIGHT), post)
    for z in (0.06, 3.4, HEIGHT - 0.1):
        _box('beam', (0, WINDOWS, z), (60, 0.14, 0.08), post)
    _box('end', (-15.5, 4, HEIGHT / 2), (0.3, 30, HEIGHT), backing)
    for k in range(100):  # slats on the end wall
        _box('slat', (-15.28, -9.6 + 0.24 * k, HEIGHT / 2), (0.12, 0.085, HEIGHT), wood)
    _box('skirting', (-15.2, 4, 0.06), (0.30, 30, 0.12), post)
    _box('ceiling', (0, 4, HEIGHT + 0.1), (60, 30, 0.2), P('hall_ceiling', (0.74, 0.735, 0.72), 0, 0.9))
    for k in range(-9, 10):  # ribs of the ceiling
        _box('rib', (k * 3.0, 4, HEIGHT - 0.09), (0.10, 30, 0.18), P('hall_rib', (0.60, 0.595, 0.58), 0, 0.9))
    lamp = mats.emission('hall_lamp', (1, 0.95, 0.88), 6.0)
    lamp.cycles.sample_as_light = False
    for yy in (-6.5, -2.6, 1.3, 5.2):
        _box('track', (0, yy, HEIGHT - 0.21), (34, 0.09, 0.06), post)
        _box('line', (0, yy, HEIGHT - 0.245), (34, 0.06, 0.012), lamp)


def _lounge() -> None:
    """Where customers sit down: a sofa, two low tables and a rug before the slats."""
    P = mats.principled
    cloth, rug = P('sofa', (0.20, 0.185, 0.17), 0, 0.9, bump=(260, 0.5)), P('rug', (0.34, 0.32, 0.295), 0, 0.95, bump=(120, 1.0))
    wood, dark = P('lounge_wood', (0.24, 0.15, 0.09), 0, 0.4), P('lounge_dark', (0.03, 0.03, 0.032), 0.2, 0.4)
    x, y = -13.6, -4.5
    S.to_object('rug', rbox((x + 0.9, y, 0.008), (1.6, 2.1, 0.008), 14, 30), rug)
    S.to_object('sofa', rbox((x, y, 0.30), (0.46, 1.25, 0.14), 7, 36), cloth)
    S.to_object('sofa', rbox((x - 0.36, y, 0.58), (0.14, 1.25, 0.30), 6, 36), cloth)
    for dy in (-1.12, 1.12):
        S.to_object('sofa', rbox((x, y + dy, 0.44), (0.44, 0.13, 0.22), 6, 30), cloth)
    for dy in (-0.5, 0.5):
        S.to_object('sofa', rbox((x + 0.05, y + dy, 0.47), (0.36, 0.48, 0.085), 5, 34), cloth)
    for dx, dy, r, h in ((1.15, -0.35, 0.42, 0.36), (1.45, 0.42, 0.30, 0.46)):
        top = lathe([(0.0, 0.0), (r, 0.0), (r, 0.03), (0.0, 0.03)], 64, 0.006)
        S.to_object('table', Mesh(top.V[:, [0, 2, 1]] + [x + dx, y + dy, h], top.N[:, [0, 2, 1]], top.T[:, ::-1]), wood)
        S.to_object(
            'table_leg', tube(np.array([(x + dx, y + dy, 0.0), (x + dx, y + dy, h / 2), (x + dx, y + dy, h)]), 0.03, 20), dark
        )


def _light(evening: bool) -> None:
    S.world((0.9, 0.95, 1), 0.14 if evening else 0.36)
    day = 0.30 if evening else 1.0
    S.area('window', (0, WINDOWS + 0.3, 2.8), (0, 0, 0.8), (26, 4.6), 1500 * day, (0.86, 0.93, 1))
    for yy in (-6.5, -2.6, 1.3, 5.2):  # the light lines themselves; wide enough to be calm
        S.area('lines', (0, yy, HEIGHT - 0.30), (0, yy, 0), (30, 0.4), 230, (1, 0.95, 0.88)).visible_glossy = False
    S.area('wash', (-12.5, 3, HEIGHT - 0.4), (-15.3, 3, 1.6), (0.3, 24), 420, (1, 0.90, 0.78)).visible_glossy = False  # the slats
    S.area('bounce', (0, 2, 0.4), (0, 2, HEIGHT), (24, 14), 520, (1, 0.98, 0.95)).visible_glossy = False  # onto the ceiling
    S.area('room', (2, 13, 4.2), (-1, 0, 0.8), (18, 2.6), 330, (1, 0.97, 0.93)).visible_glossy = False  # the side that is seen
    for yy in (-2.6, 1.3):
        S.flag((0, yy, HEIGHT - 0.1), (0, yy, 0), (34, 0.35), 7)
    S.flag((2, 12.5, 2.3), (0, 0, 1.0), (40, 4.2), 0.55)  # a white wall behind the camera
    S.flag((0, 11.5, 0.35), (0, 0, 0.6), (40, 0.9))  # keeps the lower flank dark


def _desk() -> None:
    """Desk, two chairs, a screen, a pendant lamp and a low shelf in front of the cars."""
    P = mats.principled
    top, dark, seat = (
        P('desk_top', (0.36, 0.23, 0.14), 0, 0.4),
        P('desk_dark', (0.02, 0.02, 0.022), 0.3, 0.4),
        P('desk_seat', (0.13, 0.12, 0.115), 0, 0.8, bump=(300, 0.3)),
    )
    x, y = -1.5, 4.2
    _box('top', (x, y, 0.745), (2.4, 1.0, 0.045), top)
    for dx in (-1.05, 1.05):
        _box('leg', (x + dx, y, 0.36), (0.05, 0.86, 0.72), dark)
    S.to_object('screen', rbox((x - 0.35, y - 0.1, 1.06), (0.30, 0.012, 0.18), 12, 24), dark)
    _box('foot', (x - 0.35, y - 0.12, 0.82), (0.05, 0.05, 0.14), dark)
    S.to_object('keyboard', rbox((x - 0.35, y + 0.22, 0.775), (0.22, 0.065, 0.008), 8, 20), dark)
    S.to_object('papers', S.box_mesh((x + 0.55, y + 0.1, 0.772), (0.30, 0.21, 0.008)), P('paper', (0.75, 0.74, 0.72), 0, 0.7))
    for cx, cy, turn in ((x + 0.15, y + 1.05, 1), (x - 0.6, y - 1.0, -1), (x + 0.55, y - 1.0, -1)):
        S.to_object('seat', rbox((cx, cy, 0.46), (0.25, 0.24, 0.05), 4, 24), seat)
        S.to_object('back', rbox((cx, cy + turn * 0.25, 0.82), (0.23, 0.035, 0.24), 4, 24), seat)
        S.to_object('stem', tube(np.array([(cx, cy, 0.42), (cx, cy, 0.25), (cx, cy, 0.05)]), 0.025, 12), dark)
        for k in range(5):
            a = k * 1.2566
            S.to_object(
                'star', tube(np.array([(cx, cy, 0.08), (cx + 0.27 * np.cos(a), cy + 0.27 * np.sin(a), 0.04)]), 0.018, 8), dark
            )
    shade = lathe([(0.30, -0.10), (0.06, 0.10), (0.0, 0.11)], 48, 0.004)
    for dx in (-0.6, 0.6):
        S.to_object('shade', Mesh(shade.V[:, [0, 2, 1]] + [x + dx, y, 2.05], shade.N[:, [0, 2, 1]], shade.T[:, ::-1]), dark)
        S.to_object('wire', tube(np.array([(x + dx, y, 2.15), (x + dx, y, HEIGHT)]), 0.006, 8), dark)
        bulb = mats.emission('bulb', (1, 0.85, 0.65), 14)
        bulb.cycles.sample_as_light = False
        S.to_object('bulb', rbox((x + dx, y, 1.98), (0.05, 0.05, 0.05), 2, 16), bulb)
    S.area('desk', (x, y, 2.0), (x, y, 0), (1.4, 0.5), 30, (1, 0.88, 0.72))
    pot, leaf = P('pot', (0.50, 0.48, 0.45), 0, 0.6), P('leaf', (0.03, 0.09, 0.025), 0, 0.5)
    rng = np.random.default_rng(3)
    for px, py in ((x - 2.6, y - 2.2), (-12.5, -9.0)):
        m = lathe([(0.0, 0.0), (0.20, 0.0), (0.24, 0.45), (0.21, 0.45)], 40, 0.01)
        S.to_object('pot', Mesh(m.V[:, [0, 2, 1]] + [px, py, 0], m.N[:, [0, 2, 1]], m.T[:, ::-1]), pot)
        for _ in range(34):
            a, up = rng.uniform(0, 6.28), rng.uniform(0.5, 1.1)
            t = np.linspace(0, 1, 10)
            path = np.stack(
                [px + np.cos(a) * 0.55 * up * t**1.6, py + np.sin(a) * 0.55 * up * t**1.6, 0.45 + up * (1.2 * t - 0.55 * t * t)], 1
            )
            S.to_object('leaf', tube(path, 0.030 * np.sin(np.pi * np.clip(t, 0.06, 0.97)) + 0.003, 8, flat=0.25), leaf)


def build(evening: bool = False, desk: bool = False) -> dict[str, Any]:
    """The room by day or in the evening, with a desk in front or with the lounge behind; returns the colour-management options."""
    _outside(evening)
    _shell(evening)
    _light(evening)
    _lounge()
    if desk:
        _desk()
    return dict(exposure=0.0 if evening else -0.15, fstop=0.9, led=0.75, glow=0.02, look='High Contrast')
