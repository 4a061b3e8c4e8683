"""Padded blocks and stitches (pure numpy)."""

from dataclasses import dataclass, field

import numpy as np

from prims import flip, grid_mesh, join, tube
from surface import sigm

ROUND = 0.62  # exponent of a pad's section: 1 is an ellipse, 0 a box


def stitches(path, normals, step=0.0085, length=0.0056, r=0.00075):
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
    taper: float = 0.0  # how much narrower its far end is
    insert: tuple = None  # (from v, to v, up to |u|) of the piped or quilted middle
    seam: float = None  # v of a seam across
    quilt: bool = False  # diamonds instead of pipes
    seed: float = 0  # of its creases
    R: np.ndarray = field(default_factory=lambda: np.eye(3))
    t: tuple = (0, 0, 0)

    def at(self, v, a):
        """Points for v in 0..1 and the angle a around the section (a = pi/2 is the middle of the front)."""
        cap = np.clip(1 - np.abs(2 * v - 1) ** 7, 0, 1) ** (1 / 2.6)
        w = self.width * (1 - self.taper * v**2) * (0.86 + 0.14 * cap)
        c, s = np.cos(a), np.sin(a)
        u = np.sign(c) * np.abs(c) ** ROUND
        d = np.sign(s) * np.abs(s) ** ROUND
        au, x = np.abs(u), u * w
        f = self.front * cap**0.8 + self.bolster * sigm((au - 0.68) / 0.05) * np.clip(1.25 - 0.75 * v, 0.4, 1) * cap
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

    def _inserted(self, f, v, au, x):
        """The front f with the pipes or diamonds of the insert and the groove around it."""
        i0, i1, iu = self.insert
        inside = sigm((iu - au) / 0.012) * sigm((v - i0) / 0.008) * sigm((i1 - v) / 0.008)
        z = v * self.length
        if self.quilt:
            g = [np.abs(((x / 0.085 + sg * z / 0.085) % 1) - 0.5) * 2 for sg in (1, -1)]
            f = f + inside * (0.0075 * np.minimum((1 - (1 - g[0]) ** 6), 1 - (1 - g[1]) ** 6) - 0.0075)
        else:
            pipes = round((i1 - i0) * self.length / 0.068)
            f = f + inside * 0.0085 * (np.abs(np.sin(np.pi * (v - i0) / (i1 - i0) * pipes)) ** 0.5 - 1)
        return f - 0.006 * np.exp(-(((au - iu - 0.015) / 0.013) ** 2)) * sigm((v - 0.04) / 0.02)

    def mesh(self, nv=240, nu=220):
        """(Mesh, the point attribute `suv` of the perforated leather)."""
        v, a = np.linspace(0, 1, nv), np.linspace(0, 2 * np.pi, nu, endpoint=False)
        V, A = np.meshgrid(v, a, indexing='ij')
        P = self.at(V, A)
        g = grid_mesh(P, close_v=True)
        if ((P - P.mean(1, keepdims=True)).reshape(-1, 3) * g.N).sum() < 0:
            g = flip(g)
        u = np.sign(np.cos(A)) * np.abs(np.cos(A)) ** ROUND
        mask = np.zeros_like(u)
        if self.insert:
            i0, i1, iu = self.insert
            mask = ((np.abs(u) < iu - 0.03) & (V > i0 + 0.01) & (V < i1 - 0.01) & (np.sin(A) > 0)).astype(float)
        return g, np.stack([u * self.width, V * self.length, mask], -1).reshape(-1, 3)

    def facing(self):
        """Direction of the front in the cabin."""
        return self.R @ np.array([1.0, 0, 0])

    def line(self, v, au, side, lift=0.0):
        """(path, normals) on the front at |u| = au on one side."""
        v = np.asarray(v, float)
        a = _angle(np.broadcast_to(np.asarray(au, float), v.shape), side)
        e = 1e-3
        p = self.at(v, a)
        n = np.cross(self.at(v + e, a) - self.at(v - e, a), self.at(v, a + e) - self.at(v, a - e))
        n /= np.maximum(np.linalg.norm(n, axis=1, keepdims=True), 1e-12)
        n *= np.sign((n * self.facing()).sum(1).mean())
        return p + n * lift, n

    def seam_line(self, dv):
        """(path, normals) across the front, dv beside the seam."""
        au = np.concatenate([np.linspace(0.64, 0.02, 50), np.linspace(0.02, 0.64, 50)])
        a = _angle(au, np.r_[-np.ones(50), np.ones(50)])
        n = np.tile(self.facing(), (100, 1))
        return self.at(np.full(100, self.seam + dv), a) + n * 0.0006, n


def _angle(au, side):
    """Angle around the section of a pad where |u| = au."""
    return np.arccos(np.clip(side * au ** (1 / ROUND), -1, 1))
