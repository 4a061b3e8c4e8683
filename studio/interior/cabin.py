"""The Cabin: the layout that its parts share, and the tools that they are made with. Axes as for the car, floor at z = .25."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import bpy
import numpy as np
from numpy.typing import ArrayLike

import scene as S
from kinds import Array
from meshops import Mesh
from prims import dense, grid_mesh, orient, rbox, tube

from .palette import palette
from .upholstery import stitches

Material = Any  # a key of `palette`, or a Blender material
Size = Sequence[float]  # three lengths in metres
Profile = Sequence[tuple[float, float]]


def rz(a: float) -> Array:
    """Rotation about the z axis."""
    c, s = math.cos(a), math.sin(a)
    return np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]])


def bend(y: Any) -> Any:
    """How far the dashboard curves away in the plan."""
    return -0.10 * (np.abs(y) / 0.75) ** 2.4


def door_y(x: Any) -> Any:
    """Half the width between the doors."""
    return 0.80 - 0.04 * np.clip(x - 0.3, 0, 1)


class Cabin:
    """Parts are added by name, with a key of `palette` or a material; side: 1 left, -1 right, 0 for what stays when the
    right-hand side is removed. The meshes: path and profile in metres, n: fineness, e: 2 is an ellipsoid, 8 nearly a box."""

    def __init__(self, design: Mapping[str, Any], options: dict[str, Any], car_parts: list[Any] | None = None) -> None:
        """design: a row of CABINS; options: of the view; car_parts: the exterior, for the screen 'surround'."""
        self.design, self.options, self.car_parts = design, options, car_parts
        self.materials = palette(design)
        self.mpv = design['layout'] == 'mpv'
        self.lift = 0.12 if self.mpv else 0.0  # of the roof
        self.end = -2.75 if self.mpv else -1.95  # rear wall

    def material(self, mat: Material) -> Any:
        return self.materials[mat] if isinstance(mat, str) else mat

    def add(self, name: str, mat: Material, mesh: Mesh, side: int = 0) -> Any:
        """Any mesh as a Blender object."""
        return _on(side, S.to_object(name, mesh, self.material(mat)))

    def box(
        self, name: str, mat: Material, centre: ArrayLike, half: Size, e: float, n: int, R: Array | None = None, side: int = 0
    ) -> Any:
        """Rounded box; half: half its sizes."""
        return self.add(name, mat, rbox(centre, half, e, n, R), side)

    def rod(self, name: str, mat: Material, path: ArrayLike, r: ArrayLike, n: int, side: int = 0, **more: Any) -> Any:
        """Round or flattened rod along a path, see prims.tube."""
        return self.add(name, mat, tube(path, r, n, **more), side)

    def blade(
        self, name: str, mat: Material, path: ArrayLike, inward: ArrayLike, half: ArrayLike, depth: float, side: int = 0
    ) -> Any:
        """Trim of a pillar: a flat, rounded strip along a path; inward: where its face looks, half: half its width there,
        depth: how far it stands out."""
        return self.add(name, mat, bladed(path, inward, half, depth), side)

    def sew(self, name: str, path: Array, normals: Array, *dashes: float, side: int = 0) -> Any:
        """Stitches along a path; dashes: step, length and radius."""
        return self.add(name, 'thread', stitches(path, normals, *dashes), side)

    def plane(self, centre: Size, size: Size, mat: Material, rotation: Size = (0, 0, 0), side: int = 0) -> Any:
        """Flat rectangle."""
        bpy.ops.mesh.primitive_plane_add(size=1, location=centre, rotation=rotation)
        o = bpy.context.object
        o.scale = size
        o.data.materials.append(self.material(mat))
        return _on(side, o)

    def sweep(self, name: str, mat: Material, profile: Profile, face: Size, *shape: Any, **more: Any) -> Any:
        """Extrude an (x, z) profile across the car along a curve in the plan, see `swept`."""
        return self.add(name, mat, swept(profile, face, *shape, **more))

    def open_side(self) -> None:
        """Remove the right-hand side."""
        for o in list(bpy.data.objects):
            if o.get('side') == -1:
                bpy.data.objects.remove(o)


def _on(side: int, o: Any) -> Any:
    """Note the side of the cabin on an object, see Cabin.open_side."""
    if side:
        o['side'] = side
    return o


def swept(
    profile: Profile,
    face: Size,
    r: float = 0.012,
    half: float = 0.80,
    n: int = 100,
    plan: Callable[[Any], Any] = bend,
    rise: Callable[[Any], Any] = lambda y: 0.0,
) -> Mesh:
    """The mesh of Cabin.sweep. face: where it looks; r: radius of its corners; half: half its width; n: its sections;
    plan, rise: how far it is moved to the front and up at each y."""
    pr = dense(profile, r=r)
    ys = np.linspace(-half, half, n)
    P = np.stack([np.stack([pr[:, 0] + plan(y), np.full(len(pr), y), pr[:, 1] + rise(y)], 1) for y in ys])
    return orient(grid_mesh(P), face)


def bladed(path: ArrayLike, inward: ArrayLike, half: ArrayLike, depth: float) -> Mesh:
    """The mesh of Cabin.blade."""
    p = np.asarray(path, float)
    along = np.gradient(p, axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    face = np.broadcast_to(np.asarray(inward, float), p.shape)
    face = face - (face * along).sum(1, keepdims=True) * along
    face = face / np.linalg.norm(face, axis=1, keepdims=True)
    across = np.cross(along, face)
    a = np.linspace(0, np.pi, 25)
    rounded = lambda q: np.sign(q) * np.abs(q) ** 0.4
    w, h = rounded(np.cos(a)), rounded(np.sin(a))
    half = np.broadcast_to(np.asarray(half, float), (len(p),))
    P = p[:, None] + across[:, None] * (half[:, None] * w)[..., None] + face[:, None] * (depth * h)[None, :, None]
    return orient(grid_mesh(P), face.mean(0))


def spline(points: Sequence[ArrayLike], n: int) -> Array:
    """n points along a smooth curve through a few (Catmull-Rom)."""
    p = np.asarray(points, float)
    p = np.concatenate([2 * p[:1] - p[1:2], p, 2 * p[-1:] - p[-2:-1]])
    u = np.linspace(0, len(p) - 3, n)
    k = np.minimum(u.astype(int), len(p) - 4)
    t = (u - k)[:, None]
    a, b, c, d = (p[k + i] for i in range(4))
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)


def points(x: ArrayLike, y: ArrayLike, z: ArrayLike) -> Array:
    """Points (n, 3) from coordinates of which some may be single numbers."""
    return np.stack(np.broadcast_arrays(x, y, z), -1)
