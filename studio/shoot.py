"""Render one frame twice with half the samples and different seeds, denoise, and hand back linear light."""

import os

import bpy
import numpy as np

import denoise as D


def bloom(rgb, amount=0.05, thr=1.2, sig=(0.004, 0.018, 0.05)):
    """Soft camera glow around light sources, in linear light (sigma as a fraction of the width)."""
    h, w = rgb.shape[:2]
    src = np.clip(rgb - thr, 0, 12)
    ph, pw = h + h // 4, w + w // 4
    fy, fx = np.fft.fftfreq(ph)[:, None], np.fft.rfftfreq(pw)[None]
    out = rgb.copy()
    F = [np.fft.rfft2(src[..., c], (ph, pw)) for c in range(3)]
    for s_, k in zip(sig, (0.5, 0.3, 0.2)):
        g = np.exp(-2 * (np.pi * s_ * w) ** 2 * (fx**2 + fy**2))
        for c in range(3):
            out[..., c] += amount * k * 4 * np.fft.irfft2(F[c] * g, (ph, pw))[:h, :w].astype(np.float32)
    return out


def expose(tmp, spp, seed=0, with_alpha=True):
    """Denoised linear picture: (rgb (h, w, 3) premultiplied, alpha (h, w) or None). Rows run from bottom to top."""
    s = bpy.context.scene
    paths = D.setup_passes(tmp)
    s.cycles.samples = max(1, spp // 2)
    bufs, feats = [], []
    s.render.filepath = tmp + '_raw.png'
    for k in range(2):
        s.cycles.seed = seed * 2 + k + 1
        bpy.ops.render.render(write_still=False)
        g = {n: D.load_exr(p) for n, p in paths.items()}
        bufs.append(g['img'])
        feats.append(
            np.concatenate(
                [
                    fn(g[n][..., :3])
                    for n, fn in (('alb', lambda a: np.sqrt(np.maximum(a, 0)) * 5.0), ('nrm', lambda a: a * 3.0))
                    if n in g
                ],
                -1,
            )
        )
        for p in paths.values():
            os.remove(p)
    s.use_nodes = False
    feat = 0.5 * (feats[0] + feats[1])
    rgb = D.denoise(bufs[0][..., :3], bufs[1][..., :3], feat)
    if not s.render.film_transparent or not with_alpha:
        return rgb, None
    a3 = [np.repeat(b[..., 3:4], 3, 2) for b in bufs]
    return rgb, D.trim_shadow(D.clean_alpha(D.denoise(a3[0], a3[1], feat, 2)[..., 0]))
