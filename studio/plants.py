"""Grass, bushes, stones and trees, and how they are scattered over the land."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

import scene as S
from kinds import Array
from meshops import Mesh
from noise import fbm
from prims import join, superellipsoid, tube


def tuft(seed: int, blades: int, spread: float, stiff: float) -> Mesh:
    """A clump of grass one metre high: curved blades of three triangles. spread: radius of the foot; stiff: 1 stands upright."""
    rng = np.random.default_rng(seed)
    a = rng.uniform(0, 2 * np.pi, blades)
    foot = spread * np.sqrt(rng.uniform(0, 1, blades))
    out = np.stack([np.cos(a), np.sin(a)], 1)
    side = np.stack([-np.sin(a), np.cos(a)], 1)
    tall = rng.uniform(0.45, 1.0, blades)
    lean = (1.1 - stiff) * rng.uniform(0.25, 1.0, blades) + 0.10 * rng.normal(0, 1, blades) ** 2
    wide = rng.uniform(0.010, 0.022, blades)
    V = np.zeros((blades, 5, 3))
    for k, (t, w) in enumerate(((0.0, 1.0), (0.0, -1.0), (0.55, 0.75), (0.55, -0.75), (1.0, 0.0))):
        reach = foot + lean * tall * t**2
        V[:, k, :2] = out * reach[:, None] + side * (wide * w)[:, None]
        V[:, k, 2] = tall * t * (1 - 0.25 * lean * t)
    T = np.array([(0, 1, 3), (0, 3, 2), (2, 3, 4)])
    N = np.concatenate([0.55 * out, np.full((blades, 1), 0.8)], 1)
    N /= np.linalg.norm(N, axis=1, keepdims=True)
    return Mesh(V.reshape(-1, 3), N.repeat(5, 0), (T[None] + 5 * np.arange(blades)[:, None, None]).reshape(-1, 3))


def shrub(seed: int, leaves: int = 420, leaf: float = 1.0) -> Mesh:
    """A steppe bush one metre high: small leaves around the ends of its twigs. leaf: their size, 1 is about 5 cm."""
    rng = np.random.default_rng(seed)
    d = rng.normal(0, 1, (leaves, 3))
    d /= np.linalg.norm(d, axis=1, keepdims=True)
    lump = 1 + 0.25 * np.sin(3.1 * d[:, 0] + seed) * np.cos(4.3 * d[:, 1]) + 0.12 * np.sin(9 * d[:, 2] + 5 * d[:, 0])
    c = d * lump[:, None] * rng.uniform(0.72, 1, (leaves, 1)) * [0.62, 0.62, 0.5] + [0, 0, 0.48]
    u = np.cross(d, rng.normal(0, 1, (leaves, 3)))
    u /= np.linalg.norm(u, axis=1, keepdims=True)
    v = np.cross(d, u)
    size = leaf * rng.uniform(0.03, 0.075, (leaves, 1))
    V = np.stack([c - u * size * 0.4, c + u * size * 0.4, c + (v + 0.5 * d) * size], 1)
    return Mesh(V.reshape(-1, 3), d.repeat(3, 0), np.arange(3 * leaves).reshape(-1, 3))


def pebble(seed: int) -> Mesh:
    """A stone one metre across."""
    m = superellipsoid((0, 0, 0.28), (0.5, 0.42, 0.30), 2.2, 9)
    return Mesh(m.V + 0.16 * np.stack([fbm(m.V[:, 1] * 4, m.V[:, 2] * 4 + k, seed + k, 2, 1.0) for k in range(3)], 1), m.N, m.T)


def scatter(name: str, mesh: Mesh, mat: Any, xyz: Array, size: Array, rng: np.random.Generator) -> None:
    """Copies of a mesh at xyz (n, 3), each of its own size (n,) and turned at random. They cost no memory: Blender repeats one
    object on the faces of a mesh that is not rendered itself."""
    a = rng.uniform(0, 2 * np.pi, len(xyz))
    side = size * 1.5197  # an equilateral triangle of area size^2
    k = a[:, None] + np.array([0, 2, 4]) * np.pi / 3
    tri = np.stack([np.cos(k), np.sin(k), 0 * k], -1) * (side / math.sqrt(3))[:, None, None] + xyz[:, None]
    places = S.to_object(
        name + '_places',
        Mesh(tri.reshape(-1, 3), np.tile([0, 0, 1.0], (3 * len(xyz), 1)), np.arange(3 * len(xyz)).reshape(-1, 3)),
        mat,
    )
    places.instance_type = 'FACES'
    places.use_instance_faces_scale = True
    places.show_instancer_for_render = False
    S.to_object(name, mesh, mat, parent=places)


def tree(seed: int) -> Mesh:
    """A bare street tree, 6 m high."""
    rng = np.random.default_rng(seed)
    limbs: list[Mesh] = []

    def grow(at: Any, way: Any, length: float, r: float, level: int) -> None:
        t = np.linspace(0, 1, 5)[:, None]
        bend = rng.normal(0, 0.12, 3)
        path = at + way * length * t + bend * length * t**2
        limbs.append(tube(path, np.linspace(r, 0.62 * r, 5), 6 if level else 10))
        if level == 4:
            return
        for _ in range(4 if level else 6):
            k = rng.uniform(0.45, 1.0)
            turn = way + rng.normal(0, 0.50 + 0.06 * level, 3) + [0, 0, 0.12]
            grow(
                at + way * length * k + bend * length * k * k,
                turn / np.linalg.norm(turn),
                length * rng.uniform(0.42, 0.66),
                r * 0.5,
                level + 1,
            )

    grow(np.zeros(3), np.array([0, 0, 1.0]), 3.0, 0.11, 0)
    return join(limbs)
