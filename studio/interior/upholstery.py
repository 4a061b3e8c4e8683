"""Padded blocks and stitches (pure numpy)."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from kinds import Array
from meshops import Mesh
from prims import grid_mesh, join, outwards, tube
from surface import sigm

ROUND = 0.62  # exponent of a pad's section: 1 is an ellipse, 0 a box


def soft(v: Array, points: tuple[tuple[float, float], ...]) -> Array:
    """A value along v through points (v, value), with level ground at every point."""
    at, value = np.array(points).T
    k = np.clip(np.searchsorted(at, v, side='right') - 1, 0, len(at) - 2)
    t = np.clip((v - at[k]) / (at[k + 1] - at[k]), 0, 1)
    return value[k] + (value[k + 1] - value[k]) * t * t * (3 - 2 * t)


def stitches(path: Array, normals: Array, step: float = 0.0085, length: float = 0.0056, r: float = 0.00075) -> Mesh:
    """Dashed thread along a polyline."""
    p = np.asarray(path, float)
    s = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))])
    out = []
    for a in np.arange(0, s[-1] - length, step):
        u = np.linspace(a, a + length, 5)
        q = np.stack([np.interp(u, s, p[:, k]) for k in range(3)], 1)
        n = np.stack([np.interp(u, s, normals[:, k]) for k in range(3)], 1)
        lift = np.array([-0.0005, 0.0006, 0.0009, 0.0006, -0.0005])
        out.append(tube(q + n * lift[:, None], r * np.array([0.6, 1, 1, 1, 0.6]), 6))
    return join(out)


@dataclass
class Pad:
    """Upholstered block: its front side carries bolsters, an insert and seams. Exact at any (v, a).

    Its own axes: x towards its front, y across, z along its length; R and t place it in the cabin. Metres.
    """

    length: float
    width: float  # half
    front: float  # how far the two sides bulge
    back: float
    bolster: float = 0.0  # extra height of the two sides of the front
    hold: tuple[float, float] = (0.0, 1.0)  # v between which the bolsters are full
    outline: tuple[tuple[float, float], ...] = ((0.0, 1.0), (1.0, 1.0))  # (v, share of the width)
    bend: tuple[float, float] = (0.5, 0.0)  # (v, metres): how far the front arches there, as a lumbar support does
    insert: tuple[float, float, float] | None = None  # (from v, to v, up to |u|) of the piped or quilted middle
    seam: float | None = None  # v of a seam across
    pattern: str = 'pipes'  # of the insert: pipes across, 'quilt' (diamonds) or 'flutes' along it
    seed: float = 0  # of its creases
    R: Array = field(default_factory=lambda: np.eye(3))
    t: tuple[float, float, float] | Array = (0, 0, 0)

    def at(self, v: Array, a: Array) -> Array:
        """Points for v in 0..1 and the angle a around the section (a = pi/2 is the middle of the front)."""
        cap = np.clip(1 - np.abs(2 * v - 1) ** 7, 0, 1) ** (1 / 2.6)
        w = self.width * soft(v, self.outline) * (0.80 + 0.20 * cap)
        c, s = np.cos(a), np.sin(a)
        u = np.sign(c) * np.abs(c) ** ROUND
        d = np.sign(s) * np.abs(s) ** ROUND
        au, x = np.abs(u), u * w
        lo, hi = self.hold
        full = soft(v, ((lo - 0.14, 0.25), (lo, 1.0), (hi, 1.0), (hi + 0.25, 0.22)))
        rise = np.clip((au - 0.52) / 0.27, 0, 1)
        f = self.front * cap**0.8 + self.bolster * rise * rise * (3 - 2 * rise) * full * cap
        f = f + self.bend[1] * np.exp(-(((v - self.bend[0]) / 0.22) ** 2)) * cap
        if self.insert:
            f = self._inserted(f, v, au, x)
        if self.seam:
            f = f - 0.005 * np.exp(-(((v - self.seam) * self.length / 0.004) ** 2)) * (au < 0.97)
        creases = (
            np.sin(31 * x + 17 * v + self.seed)
            + np.sin(23 * v * self.length * 3 - 19 * x + 2 * self.seed)
            + 0.6 * np.sin(57 * x + 41 * v)
        )
        f = f + 0.0011 * creases * cap
        y = np.where(d > 0, d * f, d * self.back * cap)
        return np.stack([y, x, v * self.length + 0 * a], -1) @ self.R.T + np.asarray(self.t, float)

    def _inserted(self, f: Array, v: Array, au: Array, x: Array) -> Array:
        """The front f with the pattern of the insert and the groove around it."""
        assert self.insert
        i0, i1, iu = self.insert
        inside = sigm((iu - au) / 0.012) * sigm((v - i0) / 0.008) * sigm((i1 - v) / 0.008)
        z = v * self.length
        if self.pattern == 'flutes':
            f = f + inside * 0.011 * (np.abs(np.sin(np.pi * (x / 0.052 + 0.5))) ** 0.8 - 1)
        elif self.pattern == 'quilt':
            g = [np.abs(((x / 0.085 + sg * z / 0.085) % 1) - 0.5) * 2 for sg in (1, -1)]
            f = f + inside * (0.0075 * np.minimum((1 - (1 - g[0]) ** 6), 1 - (1 - g[1]) ** 6) - 0.0075)
        else:
            pipes = round((i1 - i0) * self.length / 0.068)
            f = f + inside * 0.0085 * (np.abs(np.sin(np.pi * (v - i0) / (i1 - i0) * pipes)) ** 0.5 - 1)
        return f - 0.006 * np.exp(-(((au - iu - 0.015) / 0.013) ** 2)) * sigm((v - 0.04) / 0.02)

    def mesh(self, nv: int = 240, nu: int = 220) -> tuple[Mesh, Array]:
        """(Mesh, the point attribute `suv` of the perforated leather)."""
        v, a = np.linspace(0, 1, nv), np.linspace(0, 2 * np.pi, nu, endpoint=False)
        V, A = np.meshgrid(v, a, indexing='ij')
        P = self.at(V, A)
        g = outwards(grid_mesh(P, close_v=True), P.mean(1).repeat(nu, 0))
        u = np.sign(np.cos(A)) * np.abs(np.cos(A)) ** ROUND
        mask = np.zeros_like(u)
        if self.insert:
            i0, i1, iu = self.insert
            mask = ((np.abs(u) < iu - 0.03) & (V > i0 + 0.01) & (V < i1 - 0.01) & (np.sin(A) > 0)).astype(float)
        return g, np.stack([u * self.width, V * self.length, mask], -1).reshape(-1, 3)

    def facing(self) -> Array:
        """Direction of the front in the cabin."""
        return self.R @ np.array([1.0, 0, 0])

    def line(self, v: Array, au: float | Array, side: int, lift: float = 0.0) -> tuple[Array, Array]:
        """(path, normals) on the front at |u| = au on one side."""
        v = np.asarray(v, float)
        a = _angle(np.broadcast_to(np.asarray(au, float), v.shape), side)
        e = 1e-3
        p = self.at(v, a)
        n = np.cross(self.at(v + e, a) - self.at(v - e, a), self.at(v, a + e) - self.at(v, a - e))
        n /= np.maximum(np.linalg.norm(n, axis=1, keepdims=True), 1e-12)
        n *= np.sign((n * self.facing()).sum(1).mean())
        return p + n * lift, n

    def seam_line(self, dv: float) -> tuple[Array, Array]:
        """(path, normals) across the front, dv beside the seam."""
        assert self.seam
        au = np.concatenate([np.linspace(0.64, 0.02, 50), np.linspace(0.02, 0.64, 50)])
        a = _angle(au, np.r_[-np.ones(50), np.ones(50)])
        n = np.tile(self.facing(), (100, 1))
        return self.at(np.full(100, self.seam + dv), a) + n * 0.0006, n


def _angle(au: Array, side: float | Array) -> Array:
    """Angle around the section of a pad where |u| = au."""
    return np.arccos(np.clip(side * au ** (1 / ROUND), -1, 1))
