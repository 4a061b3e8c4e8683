"""City street at night: shop fronts with lit rooms, storeys with recessed windows, pavement, trees and street lamps.

The street runs along x; the car stands in its middle. All lengths are metres.
"""

from __future__ import annotations

from typing import Any

import bpy
import numpy as np

import materials as mats
import scene as S
from asphalt import asphalt
from meshops import Mesh
from outdoor import strip
from plants import shrub, tree
from prims import grid_mesh, join, lathe, transform
from shader import Shader

KERB = 8.6  # y of the kerb on either side
FRONT = 23.0  # y of the house fronts, to the right of the car; those behind the camera stand further off
SHOP, STOREY = 4.3, 3.3  # heights of the ground floor and of the others
SHOPS = (
    ((1.0, 0.50, 0.19), 0.62),
    ((1.0, 0.66, 0.38), 0.48),
    ((0.66, 0.82, 1.0), 0.36),
    ((0.6, 0.7, 1.0), 0.006),
)  # light, strength
WARM, COLD = (1.0, 0.62, 0.32), (0.74, 0.86, 1.0)


class Boxes:
    """Axis-aligned boxes collected by material, so that a whole street is a handful of objects."""

    def __init__(self) -> None:
        self.of: dict[str, list[Mesh]] = {}

    def add(self, material: str, x: tuple[float, float], y: tuple[float, float], z: tuple[float, float]) -> None:
        """A box between two values of each coordinate."""
        lo, hi = np.array([x, y, z]).T
        self.put(material, S.box_mesh((lo + hi) / 2, np.abs(hi - lo)))

    def put(self, material: str, mesh: Mesh) -> None:
        """Anything that is not a box."""
        self.of.setdefault(material, []).append(mesh)

    def build(self, materials: dict[str, Any]) -> None:
        for name, meshes in self.of.items():
            S.to_object('street_' + name, join(meshes), materials[name])


def _cells(s: Shader, wide: float, high: float, seed: float) -> tuple[Any, Any, Any, Any]:
    """Place within a room (0..1 across and up), and three random numbers of that room and of its storey, from the metres (u, v)
    that a wall carries."""
    u, v, _ = s.axes(s.node('TexCoord').outputs['UV'])
    u, v = s.math('DIVIDE', u, wide), s.math('DIVIDE', v, high)
    room = s.node('CombineXYZ', s.math('FLOOR', u), s.math('FLOOR', v), seed).outputs[0]
    storey = s.node('CombineXYZ', 0.5, s.math('FLOOR', v), seed + 0.5).outputs[0]
    by_room = s.axes(s.node('TexWhiteNoise', room, noise_dimensions='3D').outputs['Color'])
    by_storey = s.node('TexWhiteNoise', storey, noise_dimensions='3D').outputs[0]
    return s.math('FRACT', u), s.math('FRACT', v), by_room, by_storey


def _windows(seed: int, bay: float, home: bool) -> Any:
    """Panes of the upper storeys: some rooms are lit, homes warm, offices cold; all mirror a little of the sky."""
    s = Shader('windows%d' % seed)
    x, z, dice, storey = _cells(s, bay, STOREY, seed)
    awake = s.range(storey, 0.45, 0.9, 0.22, 0.48 if home else 0.80)
    lit = s.math('LESS_THAN', dice[0], awake)
    level = s.math('MULTIPLY_ADD', s.math('POWER', dice[1], 2.0), 0.55, 0.07)
    ceiling = s.range(z, 0.1, 0.85, 0.45, 1.25)  # a room is brightest below its lamps
    drawn = s.math('LESS_THAN', x, s.math('MULTIPLY_ADD', dice[2], 1.0, 0.1 if home else -0.5))
    light = s.math('MULTIPLY', s.math('MULTIPLY', level, ceiling), lit)
    light = s.math('MULTIPLY', light, s.math('MULTIPLY_ADD', drawn, -0.45, 1.0))
    first, second = (WARM, (1.0, 0.80, 0.58)) if home else ((1.0, 0.86, 0.68), COLD)
    pane = s.node('BsdfGlossy', (0.16, 0.17, 0.19), 0.06).outputs[0]
    return s.finish(s.node('AddShader', pane, s.glow(s.mix(dice[2], first, second), light)).outputs[0], sampled=False)


def _shop_wall(name: str, tone: tuple[float, float, float], strength: float, wide: float) -> Any:
    """Back wall of a shop: shelves with goods under warm light, brighter above."""
    s = Shader(name)
    u, v, _ = s.axes(s.node('TexCoord').outputs['UV'])
    shelf = s.math('FRACT', s.math('DIVIDE', v, 0.52))
    board = s.range(s.math('ABSOLUTE', s.math('SUBTRACT', shelf, 0.5)), 0.44, 0.46, 1, 0.30)
    item = s.node(
        'CombineXYZ', s.math('FLOOR', s.math('DIVIDE', u, 0.16)), s.math('FLOOR', s.math('DIVIDE', v, 0.52)), 1.0
    ).outputs[0]
    goods = s.node('TexWhiteNoise', item, noise_dimensions='3D').outputs
    stock = s.range(
        shelf, s.math('MULTIPLY_ADD', goods['Value'], 0.6, 0.2), s.math('MULTIPLY_ADD', goods['Value'], 0.6, 0.24), 0, 1
    )
    colour = s.mix(s.math('MULTIPLY', s.math('SUBTRACT', 1.0, stock), 0.55), tone, s.mix(1.0, goods['Color'], tone, 'MULTIPLY'))
    high = s.math('MULTIPLY', s.range(v, 0.2, 3.4, 0.35, 1.15), board)
    return s.finish(s.glow(colour, s.math('MULTIPLY', high, strength)), sampled=False)


def _wall(name: str, a: tuple[float, float], b: tuple[float, float], z0: float, z1: float, mat: Any) -> None:
    """Vertical rectangle from a to b (x, y) that carries its metres as UV."""
    me = bpy.data.meshes.new(name)
    me.from_pydata([(*a, z0), (*b, z0), (*b, z1), (*a, z1)], [], [(0, 1, 2, 3)])
    uv = me.uv_layers.new()
    w = float(np.hypot(b[0] - a[0], b[1] - a[1]))
    for i, q in enumerate([(0, 0), (w, 0), (w, z1 - z0), (0, z1 - z0)]):
        uv.data[i].uv = q
    me.materials.append(mat)
    bpy.context.scene.collection.objects.link(bpy.data.objects.new(name, me))


def _house(
    boxes: Boxes, rng: np.random.Generator, x0: float, width: float, y: float, storeys: int, seed: int, out: int = 1
) -> None:
    """A house front at y that faces the street (out = 1: towards +y). Piers and floor slabs stand before the panes; the ground
    floor holds shops with a lit room behind the glass."""
    bays = max(2, round(width / rng.uniform(3.2, 4.4)))
    bay = width / bays
    stone = 'stone%d' % (seed % 3)
    top = SHOP + storeys * STOREY
    at = lambda depth: y + out * depth  # towards the street
    _wall('panes', (x0, at(-0.32)), (x0 + width, at(-0.32)), SHOP, top, _windows(seed, bay, seed % 2 == 0))
    for k in range(bays + 1):
        px = x0 + k * bay
        boxes.add(stone, (px - 0.24, px + 0.24), (at(-0.4), at(0.10)), (0, top + 0.5))
    for k in range(storeys + 1):
        z = SHOP + k * STOREY
        boxes.add(stone, (x0, x0 + width), (at(-0.4), at(0.03)), (z - 0.42, z + 0.06))
        if k < storeys:
            boxes.add(stone, (x0, x0 + width), (at(-0.4), at(-0.12)), (z, z + 0.85))  # the wall below the windows
            for j in range(2 * bays):  # window frames
                fx = x0 + (j + 0.5) * bay / 2
                boxes.add('frame', (fx - 0.04, fx + 0.04), (at(-0.34), at(-0.24)), (z + 0.85, z + STOREY - 0.42))
    boxes.add(stone, (x0 - 0.1, x0 + width + 0.1), (at(-0.5), at(0.35)), (top + 0.35, top + 0.75))  # cornice
    boxes.add(stone, (x0, x0 + width), (at(-14), at(-0.5)), (SHOP, top + 0.4))  # the body of the house
    boxes.add('snow', (x0 - 0.1, x0 + width + 0.1), (at(-0.5), at(0.35)), (top + 0.75, top + 0.85))
    for k in range(bays):
        a, b = x0 + k * bay + 0.24, x0 + (k + 1) * bay - 0.24
        boxes.add(stone, (a, b), (at(-0.4), at(-0.10)), (0, 0.45))
        boxes.add('frame', (a, b), (at(-0.30), at(-0.14)), (3.05, 3.12))
        for fx in (a + 0.03, (a + b) / 2, b - 0.03):
            boxes.add('frame', (fx - 0.03, fx + 0.03), (at(-0.30), at(-0.20)), (0.45, SHOP - 0.42))
        awake = rng.uniform() < 0.72
        kind = rng.integers(0, 3) if awake else 3
        _wall('shop', (a - 0.2, at(-3.4)), (b + 0.2, at(-3.4)), 0.05, 3.7, bpy.data.materials['shop_wall%d' % kind])
        room = 'room%d' % kind
        boxes.add(room, (a - 0.24, b + 0.24), (at(-3.5), at(-0.4)), (0.0, 0.05))
        boxes.add(room, (a - 0.24, b + 0.24), (at(-3.5), at(-0.4)), (3.75, 3.8))
        for sx in (a - 0.22, b + 0.18):
            boxes.add(room, (sx, sx + 0.04), (at(-3.5), at(-0.4)), (0, 3.8))
        if awake:
            for d in (-1.0, -2.2):
                boxes.add('tube%d' % (kind == 2), (a + 0.3, b - 0.3), (at(d - 0.07), at(d + 0.07)), (3.70, 3.74))
            boxes.add('counter', (a + 0.4, a + 0.4 + 0.45 * (b - a)), (at(-2.3), at(-1.7)), (0.05, 1.05))
            if rng.uniform() < 0.5:  # an awning
                boxes.add('cloth%d' % rng.integers(0, 2), (a, b), (at(-0.1), at(1.1)), (3.12, 3.20))
                boxes.add('snow', (a, b), (at(-0.1), at(1.1)), (3.20, 3.25))


def _lamp_post(boxes: Boxes, x: float, y: float, out: int) -> None:
    """Street lamp: post, arm over the road, flat head; it lights the pavement and the fronts."""
    boxes.add('post', (x - 0.06, x + 0.06), (y - 0.06, y + 0.06), (0, 6.6))
    boxes.add('post', (x - 0.04, x + 0.04), (y, y + out * 1.7), (6.5, 6.6))
    boxes.add('post', (x - 0.13, x + 0.13), (y + out * 1.2, y + out * 1.9), (6.50, 6.62))
    boxes.add('head', (x - 0.10, x + 0.10), (y + out * 1.25, y + out * 1.85), (6.47, 6.50))
    S.area('lamp', (x, y + out * 1.5, 6.4), (x, y - out * 0.6, 0), (0.4, 0.4), 1000, (1.0, 0.70, 0.40)).visible_glossy = False


# Of a car far down the street: how far behind its nose, height of the belt, height of the roof, half width at the belt
FAR_CAR = (
    (0.00, 0.60, 0.61, 0.72),
    (0.12, 0.74, 0.75, 0.82),
    (1.15, 0.91, 0.92, 0.88),
    (1.90, 0.94, 1.38, 0.90),
    (2.50, 0.96, 1.46, 0.90),
    (3.35, 0.98, 1.43, 0.90),
    (4.15, 0.99, 1.04, 0.86),
    (4.42, 0.86, 0.88, 0.78),
    (4.48, 0.60, 0.61, 0.74),
)


def _far_car() -> dict[str, Mesh]:
    """A car far down the street by material, its nose at the origin, facing +x: enough for an outline out of focus."""
    x, belt, roof, half = np.array(FAR_CAR).T

    def loft(across: list[tuple[Any, Any]]) -> Mesh:
        """Through (half width, height) of every station; the other side is the same."""
        ring = across + [(-y, z) for y, z in reversed(across)]
        return grid_mesh(np.stack([np.stack(np.broadcast_arrays(-x, y, z), -1) for y, z in ring], 1), close_v=True)

    wheel = lathe([(0.05, -0.11), (0.31, -0.11), (0.34, -0.06), (0.34, 0.06), (0.31, 0.11), (0.05, 0.11)], 24)
    return dict(
        lacquer=loft([(half - 0.04, 0.24), (half + 0.03, 0.55), (half, belt)]),
        frame=join(
            [loft([(half - 0.03, belt), (half - 0.20, roof - 0.05), (half - 0.34, roof)])]
            + [transform(wheel, np.eye(3), (-at, side * 0.80, 0.34)) for at in (0.92, 3.62) for side in (-1, 1)]
        ),
    )


def _traffic(boxes: Boxes) -> None:
    """Cars far down the street: of those that come the white lamps are seen, of those that go the red ones."""
    car, length = _far_car(), FAR_CAR[-1][0]
    for x, y, way in (
        (-46, -5.4, 1),
        (-62, -1.8, 1),
        (-80, -5.2, 1),
        (-58, 5.3, -1),
        (-92, 1.9, -1),
        (52, -5.3, -1),
        (74, -1.9, -1),
        (66, 5.2, 1),
        (96, 1.8, 1),
    ):
        towards = (way > 0) == (x < 0)
        end = x if towards else x - length * way  # the end that the camera sees
        out = way if towards else -way
        for dy in (-0.62, 0.62):
            z, wide = (0.68, 0.16) if towards else (0.84, 0.14)
            boxes.add(
                'headlamp' if towards else 'taillamp',
                (end - 0.1 * out, end + 0.02 * out),
                (y + dy - wide, y + dy + wide),
                (z, z + 0.08),
            )
        for material, mesh in car.items():
            boxes.put(material, transform(mesh, np.diag([way, way, 1.0]), (x, y, 0)))


def _materials(winter: bool) -> dict[str, Any]:
    P, snow = mats.principled, (0.62, 0.66, 0.74)
    M = dict(
        stone0=P('stone0', (0.20, 0.19, 0.175), 0, 0.8, bump=(60, 0.4)),
        stone1=P('stone1', (0.27, 0.225, 0.18), 0, 0.8, bump=(60, 0.4)),
        stone2=P('stone2', (0.13, 0.133, 0.14), 0, 0.7, bump=(60, 0.4)),
        frame=P('frame', (0.015, 0.015, 0.017), 0.4, 0.4),
        lacquer=P('far_lacquer', (0.06, 0.065, 0.075), 0.3, 0.3),
        post=P('lamp_post', (0.02, 0.02, 0.022), 0.5, 0.5),
        counter=P('counter', (0.16, 0.10, 0.06), 0, 0.5),
        cloth0=P('cloth0', (0.10, 0.02, 0.02), 0, 0.9),
        cloth1=P('cloth1', (0.025, 0.035, 0.05), 0, 0.9),
        kerb=P('kerb', (0.20, 0.195, 0.19), 0, 0.7, bump=(90, 0.5)),
        bark=P('bark', (0.055, 0.045, 0.038), 0, 0.9),
        snow=P('snow', snow if winter else (0.05, 0.05, 0.052), 0, 0.8),
        head=mats.emission('street_lamp', (1.0, 0.74, 0.46), 26),
        headlamp=mats.emission('traffic_white', (1.0, 0.93, 0.82), 30),
        taillamp=mats.emission('traffic_red', (1.0, 0.04, 0.02), 14),
        tube0=mats.emission('tube0', (1.0, 0.80, 0.55), 4),
        tube1=mats.emission('tube1', COLD, 4),
    )
    for k, (tone, level) in enumerate(SHOPS):
        _shop_wall('shop_wall%d' % k, tone, level, 4.0)
        M['room%d' % k] = mats.emission('room%d' % k, tone, 0.42 * level)
    for name in ('head', 'headlamp', 'taillamp', 'tube0', 'tube1', 'room0', 'room1', 'room2', 'room3'):
        M[name].cycles.sample_as_light = False
    s = Shader('pavement')  # slabs of 60 x 40 cm, wet or under trodden snow
    where = s.place()
    brick = s.node('TexBrick', named={'Vector': where, 'Scale': 1.0, 'Mortar Size': 0.008, 'Brick Width': 0.6, 'Row Height': 0.4})
    for key, value in (('Color1', (0.12, 0.115, 0.11, 1)), ('Color2', (0.09, 0.088, 0.086, 1)), ('Mortar', (0.03, 0.03, 0.03, 1))):
        brick.inputs[key].default_value = value
    colour, rough = brick.outputs[0], s.range(s.noise(where, 0.9, 5), 0.42, 0.60, 0.16, 0.5)
    if winter:
        cover = s.range(s.noise(where, 1.1, 7, 0.65), 0.38, 0.50)
        colour, rough = s.mix(cover, colour, snow), s.mix(cover, rough, 0.8)
    M['pavement'] = s.finish(s.surface(colour, rough, s.bump(s.noise(where, 14, 5), 0.01, 0.4)))
    return M


def _sky(hour: str) -> None:
    """Night sky over a lit city, or the last deep blue."""
    s = Shader.of_world('city_sky')
    up = s.axes(s.node('TexCoord').outputs['Generated'])[2]
    if hour == 'night':
        colour, level = s.ramp(up, (0.0, (0.34, 0.24, 0.20)), (0.12, (0.10, 0.11, 0.16)), (0.6, (0.03, 0.045, 0.09))), 0.24
    else:
        colour, level = s.ramp(up, (0.0, (0.86, 0.56, 0.46)), (0.10, (0.40, 0.42, 0.62)), (0.5, (0.08, 0.16, 0.42))), 0.95
    s.finish(s.node('Background', colour, level).outputs[0])


def build(hour: str = 'night', winter: bool = False, along: float = 0, seen: int = 1, across: float = 0) -> dict[str, Any]:
    """hour: 'night', or 'blue' with a last deep blue sky; winter: snow on pavement and ledges, bare trees; along: metres by which
    the houses stand further up the street, where a gap between two would be in the picture; seen: the side of the car that is lit
    for the camera, 1 for its left one, -1 for its right one; across: how bright the shop fronts on that side of the street are in
    doors and rims. Returns the colour management."""
    _sky(hour)
    rng = np.random.default_rng(7)
    M = _materials(winter)
    boxes = Boxes()
    road = asphalt('street', 0.55 if winter else 1.0, (0.035, 0.035, 0.037), 0, lanes=(-5.2, -1.8, 1.8, 5.2), snow=0.45 * winter)
    strip('street', -220, 220, -KERB, KERB, 0, road)
    line = mats.principled('street_line', (0.42, 0.41, 0.39), 0, 0.35)
    for y in (-3.5, 3.5):
        for x in np.arange(-120, 120, 9.0):
            strip('dash', x, x + 3.0, y - 0.06, y + 0.06, 0.003, line)
    for side in (-1, 1):
        strip('pavement', -220, 220, side * (KERB + 0.15), side * 60, 0.14, M['pavement'])
        boxes.add('kerb', (-220, 220), (side * KERB, side * (KERB + 0.17)), (0, 0.15))
    x, k = -76.0 + along, 0
    while x < 96 + along:  # the right side of the street, which most cameras look at
        width = rng.uniform(11, 19)
        _house(boxes, rng, x, width, -FRONT - rng.choice([0.0, 0.0, 2.5]), int(rng.integers(3, 8)), k)
        x, k = x + width + (0.0 if rng.uniform() < 0.7 else 4.0), k + 1
    x = -60.0
    while x < 70:  # behind the camera, for reflections
        width = rng.uniform(12, 20)
        _house(boxes, rng, x, width, FRONT + 14, int(rng.integers(3, 6)), k, -1)
        x, k = x + width + 1.0, k + 1
    trunks, crowns = [tree(j) for j in range(2)], [shrub(j, 6500, 0.45) for j in range(2)]
    leaf = mats.principled('street_leaf', (0.030, 0.045, 0.014), 0, 0.7, spec=0.2)
    for j in range(13):
        px = -74 + 12.5 * j
        _lamp_post(boxes, px, -KERB - 0.8, 1)
        q = trunks[j % 2]
        spin = np.array([[np.cos(j), -np.sin(j), 0], [np.sin(j), np.cos(j), 0], [0, 0, 1]])
        place = np.array([px + 5.8, -KERB - 1.6, 0.12])
        S.to_object('tree', Mesh(q.V @ spin.T + place, q.N @ spin.T, q.T), M['bark'])
        if not winter:
            c = crowns[j % 2]
            S.to_object('crown', Mesh(c.V @ spin.T * [3.6, 3.6, 3.4] + place + [0, 0, 2.6], c.N @ spin.T, c.T), leaf)
    _traffic(boxes)
    boxes.build(M)
    lamps = [
        S.area('street1', (-2.5, -5.5, 4.6), (-0.5, 0, 0.8), (5.0, 0.8), 230, (1.0, 0.74, 0.48)),
        S.area('street2', (-6.5, 3.4, 3.6), (-1.0, 0.3, 0.9), (2.6, 0.6), 120, (0.62, 0.78, 1)),
        S.area('side', (1.8, 6.8 * seen, 2.2), (0.3, 0, 0.75), (7.5, 0.45), 110, (0.85, 0.92, 1)),
        S.area('nose', (7.0, -2.5, 2.4), (2.0, 0, 0.7), (2.0, 0.4), 55, (1, 0.85, 0.7)),
    ]
    for o in lamps[1:3]:  # the panes would mirror these as bars
        o.visible_glossy = False
    # In this the rail of the roof and the shoulder are lines; above the far side it would be a bar in the windscreen.
    S.area('strip', (0.2, 1.2 * seen, 3.6), (0.2, 0.4 * seen, 0), (7.0, 0.5), 110, (0.9, 0.93, 1))
    if across:
        S.flag((0.6, 12.0 * seen, 1.4), (0.2, 0, 0.6), (26, 2.6), across)
    return dict(look='High Contrast', fstop=2.0, glow=0.05, exposure=0.55 if hour == 'night' else 0.1)
