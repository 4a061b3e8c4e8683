"""The Cabin: the layout that its parts share, and the tools that they are made with. Axes as for the car, floor at z = .25."""

import math

import bpy
import numpy as np

import scene as S
from prims import dense, grid_mesh, orient, rbox, tube

from .palette import palette
from .upholstery import stitches


def rz(a):
    """Rotation about the z axis."""
    c, s = math.cos(a), math.sin(a)
    return np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]])


def bend(y):
    """How far the dashboard curves away in the plan."""
    return -0.10 * (np.abs(y) / 0.75) ** 2.4


def door_y(x):
    """Half the width between the doors."""
    return 0.80 - 0.04 * np.clip(x - 0.3, 0, 1)


class Cabin:
    """Parts are added by name, with a key of `palette` or a material; side: 1 left, -1 right, 0 for what stays when the
    right-hand side is removed. The meshes: path and profile in metres, n: fineness, e: 2 is an ellipsoid, 8 nearly a box."""

    def __init__(self, design, options, car_parts=None):
        """design: a row of CABINS; options: of the view; car_parts: the exterior, for the screen 'surround'."""
        self.design, self.options, self.car_parts = design, options, car_parts
        self.materials = palette(design)
        self.mpv = design['layout'] == 'mpv'
        self.lift = 0.12 if self.mpv else 0.0  # of the roof
        self.end = -2.75 if self.mpv else -1.95  # rear wall

    def material(self, mat):
        return self.materials[mat] if isinstance(mat, str) else mat

    def add(self, name, mat, mesh, side=0):
        """Any mesh as a Blender object."""
        return _on(side, S.to_object(name, mesh, self.material(mat)))

    def box(self, name, mat, centre, half, e, n, R=None, side=0):
        """Rounded box; half: half its sizes."""
        return self.add(name, mat, rbox(centre, half, e, n, R), side)

    def rod(self, name, mat, path, r, n, side=0, **more):
        """Round or flattened rod along a path, see prims.tube."""
        return self.add(name, mat, tube(path, r, n, **more), side)

    def blade(self, name, mat, path, inward, half, depth, side=0):
        """Trim of a pillar: a flat, rounded strip along a path; inward: where its face looks, half: half its width there,
        depth: how far it stands out."""
        return self.add(name, mat, bladed(path, inward, half, depth), side)

    def sew(self, name, path, normals, *dashes, side=0):
        """Stitches along a path; dashes: step, length and radius."""
        return self.add(name, 'thread', stitches(path, normals, *dashes), side)

    def plane(self, centre, size, mat, rotation=(0, 0, 0), side=0):
        """Flat rectangle."""
        bpy.ops.mesh.primitive_plane_add(size=1, location=centre, rotation=rotation)
        o = bpy.context.object
        o.scale = size
        o.data.materials.append(self.material(mat))
        return _on(side, o)

    def sweep(self, name, mat, profile, face, r=0.012, half=0.80, n=100, plan=bend):
        """Extrude an (x, z) profile across the car along a curve in the plan; face: where it looks."""
        return self.add(name, mat, swept(profile, face, r, half, n, plan))

    def open_side(self):
        """Remove the right-hand side."""
        for o in list(bpy.data.objects):
            if o.get('side') == -1:
                bpy.data.objects.remove(o)


def _on(side, o):
    """Note the side of the cabin on an object, see Cabin.open_side."""
    if side:
        o['side'] = side
    return o


def swept(profile, face, r=0.012, half=0.80, n=100, plan=bend):
    """The mesh of Cabin.sweep."""
    pr = dense(profile, r=r)
    ys = np.linspace(-half, half, n)
    P = np.stack([np.stack([pr[:, 0] + plan(y), np.full(len(pr), y), pr[:, 1]], 1) for y in ys])
    return orient(grid_mesh(P), face)


def bladed(path, inward, half, depth):
    """The mesh of Cabin.blade."""
    p = np.asarray(path, float)
    along = np.gradient(p, axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    face = np.broadcast_to(np.asarray(inward, float), p.shape)
    face = face - (face * along).sum(1, keepdims=True) * along
    face = face / np.linalg.norm(face, axis=1, keepdims=True)
    across = np.cross(along, face)
    a = np.linspace(0, np.pi, 25)
    w, h = (np.sign(f(a)) * np.abs(f(a)) ** 0.4 for f in (np.cos, np.sin))
    half = np.broadcast_to(np.asarray(half, float), (len(p),))
    P = p[:, None] + across[:, None] * (half[:, None] * w)[..., None] + face[:, None] * (depth * h)[None, :, None]
    return orient(grid_mesh(P), face.mean(0))


def spline(points, n):
    """n points along a smooth curve through a few (Catmull-Rom)."""
    p = np.asarray(points, float)
    p = np.concatenate([2 * p[:1] - p[1:2], p, 2 * p[-1:] - p[-2:-1]])
    u = np.linspace(0, len(p) - 3, n)
    k = np.minimum(u.astype(int), len(p) - 4)
    t = (u - k)[:, None]
    a, b, c, d = (p[k + i] for i in range(4))
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)


def points(x, y, z):
    """Points (n, 3) from coordinates of which some may be single numbers."""
    return np.stack(np.broadcast_arrays(x, y, z), -1)
