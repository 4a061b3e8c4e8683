"""Showroom and office: one bright architectural room with a window wall, built from boxes. x: along the windows, y: depth."""

import bpy
import numpy as np

import materials as mats
import outdoor
import scene as S
from meshops import Mesh
from prims import lathe, rbox, tube

WINDOWS = -10.5  # y of the window wall
HEIGHT = 5.2


def _box(name, centre, size, mat):
    return S.to_object(name, S.box_mesh(centre, size), mat)


def _ridge(k, y, evening):
    """A line of hills outside; hazier with the distance. They glow a little, as nothing lights them."""
    x = np.linspace(-60, 60, 121)
    z = np.clip(1.15 + 0.42 * k + 0.55 * outdoor.fbm(x + 31 * k, 0 * x, 4 + k, 4, 0.10), 0.3, None)
    far = (0.10, 0.13, 0.19) if evening else (0.42, 0.48, 0.53)
    m = mats.emission('hall_ridge%d' % k, tuple(c * (1 + 0.22 * k) for c in far), 0.75)
    m.cycles.sample_as_light = False
    me = bpy.data.meshes.new('ridge')
    n = len(x)
    me.from_pydata(
        [(a, y, -1) for a in x] + [(a, y, h) for a, h in zip(x, z)], [], [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)]
    )
    me.materials.append(m)
    bpy.context.scene.collection.objects.link(bpy.data.objects.new('ridge', me))


def _heaven(evening):
    """Sky outside the windows, brighter towards the horizon."""
    m = mats.emission('hall_sky', (1, 1, 1), 0.85 if evening else 1.0)
    nt = m.node_tree
    N, L = nt.nodes.new, nt.links.new
    geo, sx, rp = N('ShaderNodeNewGeometry'), N('ShaderNodeSeparateXYZ'), N('ShaderNodeValToRGB')
    div = N('ShaderNodeMath')
    div.operation = 'DIVIDE'
    div.inputs[1].default_value = 9.0
    L(geo.outputs['Position'], sx.inputs[0])
    L(sx.outputs['Z'], div.inputs[0])
    L(div.outputs[0], rp.inputs[0])
    e = rp.color_ramp.elements
    low, high = ((0.78, 0.42, 0.26), (0.09, 0.16, 0.36)) if evening else ((0.86, 0.88, 0.90), (0.42, 0.58, 0.80))
    e[0].color, e[1].color, e[0].position, e[1].position = (*low, 1), (*high, 1), 0.10, 0.75
    L(rp.outputs[0], [q for q in nt.nodes if q.type == 'EMISSION'][0].inputs[0])
    m.cycles.sample_as_light = False
    return m


def _shell(evening):
    """Floor, window wall with posts, end wall, ceiling with light lines."""
    P = mats.principled
    floor = P('hall_floor', (0.15, 0.148, 0.144), 0, 0.08, spec=0.5)
    wall, post, wood = (
        P('hall_wall', (0.40, 0.395, 0.385), 0, 0.8),
        P('hall_post', (0.03, 0.031, 0.033), 0.3, 0.4),
        P('hall_wood', (0.28, 0.17, 0.10), 0, 0.55),
    )
    outdoor.strip('floor', -40, 40, -30, 30, 0, floor)
    joint = P('hall_joint', (0.08, 0.079, 0.077), 0, 0.5)
    for k in range(-8, 9):  # large floor slabs
        outdoor.strip('joint', k * 3.0 - 0.004, k * 3.0 + 0.004, -30, 30, 0.001, joint)
    for k in range(-6, 7):
        outdoor.strip('joint', -40, 40, k * 3.0 - 0.004, k * 3.0 + 0.004, 0.001, joint)
    me = bpy.data.meshes.new('sky')
    y = WINDOWS - 6
    me.from_pydata([(-60, y, -1), (60, y, -1), (60, y, 16), (-60, y, 16)], [], [(0, 1, 2, 3)])
    me.materials.append(_heaven(evening))
    bpy.context.scene.collection.objects.link(bpy.data.objects.new('sky', me))
    for k in range(3):
        _ridge(2 - k, y + 0.3 + 0.4 * k, evening)
    for k in range(-9, 10):
        _box('post', (k * 3.0, WINDOWS, HEIGHT / 2), (0.09, 0.16, HEIGHT), post)
    for z in (0.06, 3.4, HEIGHT - 0.1):
        _box('beam', (0, WINDOWS, z), (60, 0.12, 0.10), post)
    _box('end', (-15.5, 0, HEIGHT / 2), (0.3, 30, HEIGHT), wall)
    for k in range(66):  # slats on the end wall
        _box('slat', (-15.30, -9.6 + 0.36 * k, HEIGHT / 2), (0.10, 0.10, HEIGHT), wood)
    _box('ceiling', (0, 0, HEIGHT + 0.1), (60, 26, 0.2), P('hall_ceiling', (0.40, 0.40, 0.395), 0, 0.9))
    for yy in (-6.5, -2.6, 1.3, 5.2):
        lamp = mats.emission('hall_lamp', (1, 0.96, 0.90), 7.0)
        lamp.cycles.sample_as_light = False
        _box('line', (0, yy, HEIGHT - 0.04), (34, 0.10, 0.03), lamp)


def _light(evening):
    S.world((0.9, 0.95, 1), 0.16 if evening else 0.42)
    day = 0.35 if evening else 1.0
    S.area('window', (0, WINDOWS + 0.3, 2.8), (0, 0, 0.8), (26, 4.6), 1500 * day, (0.86, 0.93, 1))
    S.area('ceiling', (0, 0.5, HEIGHT - 0.3), (0, 0.5, 0), (22, 6), 620, (1, 0.97, 0.93))
    S.area('front', (4, 9, 4.2), (0, 0, 0.8), (9, 2), 260, (1, 0.96, 0.92))
    for yy in (-2.6, 1.3):
        S.flag((0, yy, HEIGHT - 0.1), (0, yy, 0), (34, 0.35), 7)
    S.flag((0, 11.5, 0.6), (0, 0, 0.8), (40, 1.8))  # keeps the lower flank dark


def _desk():
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
        for k in range(34):
            a, up = rng.uniform(0, 6.28), rng.uniform(0.5, 1.1)
            t = np.linspace(0, 1, 10)
            path = np.stack(
                [px + np.cos(a) * 0.55 * up * t**1.6, py + np.sin(a) * 0.55 * up * t**1.6, 0.45 + up * (1.2 * t - 0.55 * t * t)], 1
            )
            S.to_object('leaf', tube(path, 0.030 * np.sin(np.pi * np.clip(t, 0.06, 0.97)) + 0.003, 8, flat=0.25), leaf)


def build(evening=False, desk=False):
    _shell(evening)
    _light(evening)
    if desk:
        _desk()
    return dict(exposure=-0.55 if evening else -0.70, led=0.75, glow=0.02, look='High Contrast')
