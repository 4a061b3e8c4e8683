"""The screens: their bodies, and what they show (drawn by screens.py; texts are Blender text objects)."""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import bpy
import numpy as np
from mathutils import Matrix, Vector

import screens
from nodes import new_material
from prims import cup, dense, flip, grid_mesh, orient, rbox, ry, transform
from surface import Curve

from .cabin import Cabin, Size, points, rz

# what every driver reads: text, place and size as in TEXTS
DRIVING = [
    ('72', -0.29, 0.03, 0.034, 'ui_white'),
    ('km/h', -0.29, -0.14, 0.009, 'ui_cyan'),
    ('D', 0, 0.36, 0.016, 'ui_cyan'),
]
# by screen: text, place as a share of the width and height from the middle, size, material
TEXTS = {
    'cluster': [
        *DRIVING,
        ('86', 0.29, 0.03, 0.030, 'ui_white'),
        ('%', 0.29, -0.14, 0.010, 'ui_cyan'),
    ],
    'gauges': [
        *DRIVING,
        ('1.6', 0.29, 0.03, 0.030, 'ui_white'),
        ('\u00d7 1000/min', 0.29, -0.14, 0.008, 'ui_cyan'),
    ],
    'map': [
        ('350 m', -0.335, 0.22, 0.011, 'ui_white'),
        ('18:42', 0.42, 0.42, 0.009, 'ui_white'),
        ('12 km  ·  18 min', -0.335, 0.06, 0.0046, 'ui_white'),
    ],
    'media': [
        ('21.5', 0.42, -0.43, 0.009, 'ui_white'),
        ('22.0', -0.42, -0.43, 0.009, 'ui_white'),
        ('18:42', 0.42, 0.42, 0.009, 'ui_white'),
    ],
    'surround': [('R', -0.455, 0.43, 0.012, 'ui_white')],
}


class Panel(NamedTuple):
    """Screens side by side in one slim curved panel: y of its ends, height of its middle, half its height, and for each screen
    y of its middle, its width and what it shows."""

    ends: tuple[float, float]
    z: float
    half: float
    screens: tuple[tuple[float, float, str], ...]


PANELS = {
    'slab': Panel((0.575, -0.40), 1.012, 0.068, ((0.40, 0.302, 'cluster'), (0.088, 0.302, 'map'), (-0.224, 0.302, 'media'))),
    # lower, and on to the passenger
    'wide': Panel((0.600, -0.64), 0.984, 0.060, ((0.40, 0.330, 'cluster'), (0.030, 0.330, 'map'), (-0.440, 0.330, 'media'))),
    'twin': Panel((0.575, -0.125), 1.002, 0.066, ((0.40, 0.302, 'cluster'), (0.060, 0.330, 'map'))),
}


def build(cabin: Cabin) -> None:
    """Add the screens of the cabin's kind and the camera above them."""
    kind = cabin.design['screens']
    if kind == 'tablet':
        _tablet(cabin)
    else:
        _panel(cabin, PANELS[kind])
    _driver_camera(cabin)


def _driver_camera(cabin: Cabin) -> None:
    """The camera that watches the driver: a lens between two infrared lamps in a slim pod above the driver's display."""
    at, R = np.array([0.716, 0.40, 1.094]), ry(0.20)
    put = lambda name, mat, m: cabin.add(name, mat, transform(m, R, at))
    put('camera_pod', 'piano', rbox((0.004, 0, 0), (0.017, 0.046, 0.0125), 4, 36))
    put('camera_face', 'dark', rbox((-0.0115, 0, 0), (0.003, 0.040, 0.0088), 5, 30))
    ring = flip(
        transform(
            cup(
                [(1.0, 0.002), (1.0, -0.0035), (0.86, -0.0040), (0.80, -0.0015), (0.55, 0.0015), (0, 0.002)], 0.0078, 0.0078, 2, 64
            ),
            np.eye(3),
        )
    )
    put('camera_ring', 'metal_dark', transform(ring, np.eye(3), (-0.0145, 0, 0)))
    put('camera_lens', 'lens', rbox((-0.0140, 0, 0), (0.0024, 0.0056, 0.0056), 2, 28))
    for sg in (1, -1):
        put('camera_lamp', 'infrared', rbox((-0.0143, sg * 0.0235, 0), (0.0010, 0.0042, 0.0042), 2.4, 18))
        put('camera_lamp_ring', 'piano', rbox((-0.0135, sg * 0.0235, 0), (0.0012, 0.0058, 0.0058), 2.4, 18))
    cabin.rod('camera_foot', 'dark', np.linspace(at + [0.006, 0, -0.008], at + [0.028, 0, -0.045], 5), 0.014, 14)


def shown(kind: str, drivetrain: str, asked: str = 'map') -> str:
    """What a screen shows: the driver's by what drives the car, the map's what is asked for."""
    if kind == 'cluster':
        return 'gauges' if drivetrain == 'petrol' else 'cluster'
    return asked if kind == 'map' else kind


def _panel(cabin: Cabin, panel: Panel) -> None:
    """Screens in one slim curved panel."""
    z, half = panel.z, panel.half
    bow = [(0.60, 0.672), (0.40, 0.708), (0.085, 0.754), (-0.23, 0.744), (-0.45, 0.715)]
    plan = Curve(bow + [(-0.70, 0.664)] * (panel.ends[1] < -0.45), 0.05)
    at = lambda y: plan(np.array([y]))
    rows = []
    for y in np.linspace(*panel.ends, 60):
        x = float(at(y)[0])
        low, high = z - half, z + half
        pr = dense([(x + 0.028, low + 0.004), (x - 0.006, low - 0.002), (x + 0.016, high), (x + 0.034, high - 0.002)], r=0.005)
        rows.append(points(pr[:, 0], y, pr[:, 1]))
    cabin.add('slab', 'piano', orient(grid_mesh(np.array(rows)), (-1, 0, 0)))
    for row, side in ((rows[0], 1), (rows[-1], -1)):  # closed: from the next seat one would look into it
        end = np.stack([row, np.broadcast_to(row.mean(0), row.shape)])
        cabin.add('slab_end', 'piano', orient(grid_mesh(end), (0, side, 0)))
    for y, width, kind in panel.screens:
        slope = float((at(y + 0.05) - at(y - 0.05))[0] / 0.1)
        centre = (float(at(y)[0]) - 0.0018, y, z - 0.001)
        _screen(cabin, kind, centre, width, 2 * half - 0.020, -math.atan(slope))
    middle = sum(panel.ends) / 2
    cabin.box('slab_foot', 'metal', (0.80, middle, z - half), (0.05, 0.22, 0.02), 6, 20)


def _tablet(cabin: Cabin) -> None:
    """10.25-inch cluster under a hood and a free-standing 12.5-inch display (16:9)."""
    cabin.box('cluster_body', 'piano', (0.742, 0.40, 0.995), (0.016, 0.142, 0.062), 9, 24, ry(0.16))
    _screen(cabin, 'cluster', (0.7235, 0.40, 0.9965), 0.262, 0.104, 0)
    w, h, yaw, tilt = 0.277, 0.156, 0.10, 0.10
    c, R = np.array([0.722, 0.03, 1.005]), rz(yaw) @ ry(tilt)
    plate = lambda x, depth, rim: transform(rbox((x, 0, 0), (depth, w / 2 + rim, h / 2 + rim), 14, 36), R, c)
    cabin.add('tab_body', 'piano', plate(0.0085, 0.0085, 0.0085))
    cabin.add('tab_frame', 'metal', plate(0.012, 0.0055, 0.0100))
    cabin.rod('tab_foot', 'metal_dark', np.linspace(c + [0.02, 0, -0.05], c + [0.07, 0, -0.115], 6), 0.022, 16)
    _screen(cabin, 'map', (c + R @ np.array([-0.0006, 0, 0])).tolist(), w, h, yaw, tilt)


def _screen(cabin: Cabin, kind: str, centre: Size, width: float, height: float, yaw: float, tilt: float = 0.16) -> None:
    """The lit face of a screen with its texts. yaw, tilt: in radians."""
    kind = shown(kind, cabin.design['drivetrain'], cabin.options.get('screen', 'map'))
    px = 1500 if cabin.options.get('screen') == kind else 700
    o = cabin.plane(centre, (width, height, 1), _glowing(kind, screens.draw(kind, px, int(px * height / width), cabin.car_parts)))
    E = Matrix.Rotation(yaw, 3, 'Z') @ Matrix.Rotation(tilt, 3, 'Y') @ Matrix(((0, 0, -1), (-1, 0, 0), (0, 1, 0)))
    o.rotation_euler = E.to_euler()
    for body, u, v, size, mat in TEXTS[kind]:
        c = bpy.data.curves.new('t', 'FONT')
        c.body = body
        c.size = size * height / 0.116
        c.align_x = c.align_y = 'CENTER'
        t = bpy.data.objects.new('t', c)
        bpy.context.scene.collection.objects.link(t)
        t.rotation_euler = o.rotation_euler
        t.location = Vector(centre) + E @ Vector((u * width, v * height, 0.0012))
        t.data.materials.append(cabin.material(mat))


def _glowing(kind: str, rgb: Any, strength: float = 1.7) -> Any:
    """Material of a lit screen under glass. rgb: (h, w, 3)."""
    h, w = rgb.shape[:2]
    rgba = np.ones((h, w, 4), np.float32)
    rgba[..., :3] = rgb
    im = bpy.data.images.new('ui_' + kind, w, h, float_buffer=True)
    im.pixels.foreach_set(rgba[::-1].ravel())
    im.update()
    im.pack()
    m, nt, out = new_material('scr_' + kind)
    m.cycles.sample_as_light = False
    N, L = nt.nodes.new, nt.links.new
    tx = N('ShaderNodeTexImage')
    tx.image = im
    e = N('ShaderNodeEmission')
    e.inputs[1].default_value = strength
    g = N('ShaderNodeBsdfGlossy')
    g.inputs['Roughness'].default_value = 0.05
    fr = N('ShaderNodeFresnel')
    fr.inputs[0].default_value = 1.25
    mx = N('ShaderNodeMixShader')
    L(tx.outputs[0], e.inputs[0])
    L(fr.outputs[0], mx.inputs[0])
    L(e.outputs[0], mx.inputs[1])
    L(g.outputs[0], mx.inputs[2])
    L(mx.outputs[0], out.inputs[0])
    return m
