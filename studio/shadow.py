"""The shadow of a cut-out: its veil taken away, its edge calm, its end inside the picture, its depth that of a light floor."""

from __future__ import annotations

import numpy as np

from kinds import Array

SOFT = 0.0028  # width of the blur over the weakest shadow, as a share of the picture's width
OWN_LIGHT = 0.02  # a pixel below this, in linear light, has no colour of its own: it is shadow
NO_LIGHT = 0.004  # below this not even a tyre is: only the shadow catcher
WIDE = 0.012  # width of the blur that rounds the shadow's edge, as a share of the picture's width
NEAR = 0.006  # how far the darkness at tyres and sills reaches, as a share of the picture's width
FLOOR = 0.42  # share of the picture's height above which no floor is seen
INSIDE = 0.85  # share of car around a pixel that makes it a part of the car
DEPTH = (0.76, 0.20)  # how dark the shadow is on the open floor, and how much darker right beside the car


def clean_alpha(al: Array, edge: int = 12, bias: float = 0.012) -> Array:
    """Remove the faint veil a shadow catcher leaves far from the car: measured per row at the picture's edges."""
    v = np.maximum(np.median(al[:, :edge], 1), np.median(al[:, -edge:], 1))
    k = 9
    v = np.array([v[max(0, i - k) : i + k + 1].max() for i in range(len(v))])
    v = np.convolve(np.pad(v, k, mode='edge'), np.ones(2 * k + 1) / (2 * k + 1), 'valid') + bias
    v = np.clip(v, 0, 0.5)[:, None]
    return np.clip((al - v) / (1 - v), 0, 1)


def trim_shadow(al: Array) -> Array:
    """Let the shadow of a cut-out end inside the picture, and drop what is left of the floor's horizon.
    al (h, w), rows from bottom to top; the car itself keeps clear of these margins."""
    h, w = al.shape
    ramp = lambda n, m: np.clip(np.arange(n) / (m * n), 0, 1)
    ease = lambda t: t * t * (3 - 2 * t)
    al = al * ease(ramp(h, 0.11))[:, None] * ease(np.minimum(ramp(w, 0.06), ramp(w, 0.06)[::-1]))[None]
    top = al[int(FLOOR * h) :]
    top[top < 0.15] = 0
    return al


def _blur(x: Array, sigma: float) -> Array:
    """Gaussian blur of x (h, w), sigma in pixels."""
    reach = int(3 * sigma) + 1
    bell = np.exp(-0.5 * (np.arange(-reach, reach + 1) / sigma) ** 2)
    bell /= bell.sum()
    for axis in (0, 1):
        x = np.apply_along_axis(np.convolve, axis, x, bell, 'same')
    return x


def soften(rgb: Array, al: Array) -> Array:
    """Calm the edge of the shadow, which few samples leave ragged: the weaker it is, the wider it is blurred, among its own pixels
    alone. The car and the dark below it stay as they are. rgb (h, w, 3): linear and premultiplied; al (h, w): becomes the alpha."""
    beside_car = _blur((al > 0.985).astype(np.float32), 1.5) > 0.02
    shade = (rgb.max(-1) < OWN_LIGHT) & ~beside_car
    weight = shade.astype(np.float32)
    sigma = SOFT * al.shape[1]
    even = _blur(al * weight, sigma) / np.maximum(_blur(weight, sigma), 1e-6)
    keep = np.clip((al - 0.45) / 0.35, 0, 1)
    keep = keep * keep * (3 - 2 * keep)
    calm = al * keep + even * (1 - keep)
    return np.where(shade, calm, np.maximum(al, np.where(beside_car, calm, 0)))  # the edge of the car lies over the calm shadow


def _grow(mask: Array, steps: int) -> Array:
    """The mask and all pixels so many steps from it."""
    for _ in range(steps):
        m = mask.copy()
        m[1:] |= mask[:-1]
        m[:-1] |= mask[1:]
        m[:, 1:] |= mask[:, :-1]
        m[:, :-1] |= mask[:, 1:]
        mask = m
    return mask


def settle(rgb: Array, al: Array) -> Array:
    """A catcher reflects nothing, so below a car its shadow is a black slab with an edge. On a light floor it is a grey that is
    deepest where tyres and sills are near, and runs out slowly. rgb (h, w, 3): linear and premultiplied; al (h, w), rows from
    bottom to top: becomes the alpha. The car stays as it is, its dark windows too, through which one sees."""
    height, width = al.shape
    dark = (rgb.max(-1) < NO_LIGHT) & (np.arange(height) < FLOOR * height)[:, None]
    # deep in a grille no floor is seen: the denoiser only lets its dark flicker below 1
    shade = dark & (al < 0.985) & (_blur((al >= 0.985).astype(np.float32), NEAR * width / 2) < INSIDE)
    shade |= dark & _grow(shade & (al > 0.3), 2)  # the seam between car and shadow, which both darken
    weight = shade.astype(np.float32)
    most = np.minimum(al, 0.94)
    round_ = _blur(most * weight, WIDE * width) / np.maximum(_blur(weight, WIDE * width), 1e-6)
    beside = np.clip(2 * _blur((~shade & (al > 0.5)).astype(np.float32), NEAR * width), 0, 1)
    depth = DEPTH[0] + DEPTH[1] * beside
    return np.where(shade, (0.4 * most + 0.6 * round_) * depth, al)
