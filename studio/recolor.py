"""Any paint colour from TWO renders. Shading is (nearly) affine in the paint's base colour, so a picture with black
paint (K) and one with white paint (W), both linear and in perfect register, give every colour per channel:
    C = K + (W - K) * c          (c = linear paint colour)
"""

from __future__ import annotations

import struct
import zlib

import numpy as np

from kinds import Array

GRAIN = 1.5  # deviation of the grain in steps of 255; the encoder would smooth a finer one away again
TOE = 0.010  # takes the haze out of the blacks: half of the light at this level, next to nothing above the middle


def lin(chip: str) -> Array:
    """'#rrggbb' -> linear (3,)."""
    c = np.array([int(chip[i : i + 2], 16) / 255 for i in (1, 3, 5)])
    return np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)


def oetf(x: Array) -> Array:
    """Linear light -> sRGB, both 0..1."""
    x = np.clip(x, 0, 1)
    return np.where(x <= 0.0031308, x * 12.92, 1.055 * x ** (1 / 2.4) - 0.055)


def shoulder(x: Array, knee: float = 0.72) -> Array:
    """Bend highlights above the knee softly towards white, so that a white bonnet keeps its shape."""
    return np.where(x > knee, knee + (1 - knee) * (1 - np.exp(-(x - knee) / (1 - knee))), x)


def quantize(x: Array) -> Array:
    """Display values 0..1 (h, w, 3 or 4), to eight bits, the colours with a film's grain: without it the clean sky of a denoised
    picture stands in steps. The same grain in every picture of a size, so that recoloured ones stay in register."""
    rng = np.random.default_rng(8)
    grain = rng.normal(0, GRAIN, x.shape[:2])[..., None] + rng.uniform(-0.5, 0.5, (*x.shape[:2], 3))
    out = x * 255
    out[..., :3] += grain * np.clip(out[..., :3] / 8, 0, 1) * np.clip((255 - out[..., :3]) / 8, 0, 1)  # black and white stay pure
    return (np.clip(out, 0, 255) + 0.5).astype(np.uint8)


def write_png(path: str, a8: Array) -> None:
    """a8: uint8 (h, w, 3 or 4), rows from top to bottom."""
    h, w, c = a8.shape
    raw = b''.join(b'\0' + a8[i].tobytes() for i in range(h))
    ch = lambda t, d: struct.pack('>I', len(d)) + t + d + struct.pack('>I', zlib.crc32(t + d))
    with open(path, 'wb') as f:
        f.write(
            b'\x89PNG\r\n\x1a\n'
            + ch(b'IHDR', struct.pack('>IIBBBBB', w, h, 8, 6 if c == 4 else 2, 0, 0, 0))
            + ch(b'IDAT', zlib.compress(raw, 2))
            + ch(b'IEND', b'')
        )


def write(black: Array, white: Array, alpha: Array, chip: str, out: str, exposure: float = 0.0, gain: float = 1.0) -> None:
    """black, white: rgb (h, w, 3) of the two cars, alpha (h, w); linear, premultiplied, rows from bottom to top.
    Writes a PNG with straight alpha."""
    a = np.clip(alpha, 0, 1)[..., None]
    rgb = np.maximum(black + (white - black) * lin(chip) * gain, 0) * 2.0**exposure
    rgb = shoulder(rgb * rgb / (rgb + TOE))
    straight = np.where(a > 1e-3, rgb / np.maximum(a, 1e-3), 0)  # the film is premultiplied, PNG is not
    write_png(out, quantize(np.concatenate([oetf(straight), a], -1))[::-1])
