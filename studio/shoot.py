"""Render one frame, take out its noise, and hand back linear light."""

from __future__ import annotations

import os

import bpy
import numpy as np

import denoise as D
import shadow
from kinds import Array


def bloom(rgb: Array, amount: float = 0.05, thr: float = 1.2, sig: tuple[float, ...] = (0.004, 0.018, 0.05)) -> Array:
    """Soft camera glow around light sources, in linear light (sigma as a fraction of the width)."""
    h, w = rgb.shape[:2]
    src = np.clip(rgb - thr, 0, 12)
    ph, pw = h + h // 4, w + w // 4
    fy, fx = np.fft.fftfreq(ph, 1.0)[:, None], np.fft.rfftfreq(pw, 1.0)[None]
    out = rgb.copy()
    F = [np.fft.rfft2(src[..., c], (ph, pw)) for c in range(3)]
    for s_, k in zip(sig, (0.5, 0.3, 0.2)):
        g = np.exp(-2 * (np.pi * s_ * w) ** 2 * (fx**2 + fy**2))
        for c in range(3):
            out[..., c] += amount * k * 4 * np.fft.irfft2(F[c] * g, (ph, pw))[:h, :w].astype(np.float32)
    return out


def expose(tmp: str, spp: int, with_alpha: bool = True, same: list[Array] | None = None) -> tuple[Array, Array | None]:
    """Denoised linear picture: (rgb (h, w, 3) premultiplied, alpha (h, w) or None). Rows run from bottom to top. same: see
    `denoise.clean`."""
    s = bpy.context.scene
    paths = D.setup_passes(tmp)
    s.cycles.samples = spp
    s.render.filepath = tmp + '_raw.png'
    bpy.ops.render.render(write_still=False)
    with_alpha = with_alpha and s.render.film_transparent
    rgb, alpha = D.clean({n: D.load_exr(p) for n, p in paths.items()}, with_alpha, same)
    for p in paths.values():
        os.remove(p)
    s.use_nodes = False
    if alpha is None:
        return rgb, None
    return rgb, shadow.settle(rgb, shadow.soften(rgb, shadow.trim_shadow(shadow.clean_alpha(alpha))))
