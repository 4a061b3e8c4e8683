"""The shadow of a cut-out: its veil taken away, its edge calm, its end inside the picture."""

from __future__ import annotations

import numpy as np

from kinds import Array

SOFT = 0.0028  # width of the blur over the weakest shadow, as a share of the picture's width
OWN_LIGHT = 0.02  # a pixel below this, in linear light, has no colour of its own: it is shadow


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
    top = al[int(0.42 * h) :]
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
