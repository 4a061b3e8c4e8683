"""Runs the filter networks of Intel Open Image Denoise in numpy. Debian's Blender is built without that library; its trained
weights (studio/weights, Apache licence 2.0) are an open file format, and each network is a plain U-Net of 3x3 convolutions.
Three of them make a picture: one cleans the albedo pass, one the normals (behind glass both are as noisy as the picture), and
one the picture with their help. With OpenBLAS 1600 x 900 pixels take about thirty seconds on two cores.
"""

from __future__ import annotations

import os
import struct
from typing import ClassVar

import numpy as np

from kinds import Array

WEIGHTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'weights')
COLUMNS = 8192  # columns of one matrix product: the patches of this many pixels stay in the processor's cache
TILE = 1024  # rows of one pass; more only costs memory
MARGIN = 32  # mirrored pixels around the picture: at its very edge the network leaves noise
REACH = 96  # rows around a tile that its result depends on (a multiple of 16, the deepest level's scale)

# The library's curve from light to perceptually even values: linear, then a power, then a logarithm.
A, B, C, D = 1.41283765e3, 1.64593172, 4.31384981e-1, -2.94139609e-3
E, F, G = 1.92653254e-1, 6.26026094e-3, 9.98620152e-1
Y0, Y1, X0, X1 = 1.57945760e-6, 3.22087631e-2, 2.23151711e-3, 3.70974749e-1
TOP = E * np.log(65504 + F) + G  # what the brightest half float becomes


def encode(y: Array) -> Array:
    """Linear light, 0 to 65504, to 0..1."""
    y = np.clip(y, 0, 65504)
    return (np.where(y <= Y0, A * y, np.where(y <= Y1, B * np.maximum(y, Y0) ** C + D, E * np.log(y + F) + G)) / TOP).astype(
        np.float32
    )


def decode(x: Array) -> Array:
    """Inverse of `encode`."""
    x = np.maximum(x, 0) * TOP
    return np.where(x <= X0, x / A, np.where(x <= X1, (np.maximum(x - D, 1e-9) / B) ** (1 / C), np.exp((x - G) / E) - F)).astype(
        np.float32
    )


def load(path: str) -> dict[str, Array]:
    """Tensors by name from a .tza file: magic, version, then a table of name, dimensions, layout, type and offset."""
    with open(path, 'rb') as f:
        raw = f.read()
    magic, major, _, at = struct.unpack_from('<HBBQ', raw, 0)
    if magic != 0x41D7 or major != 2:
        raise ValueError('%s is not a weights file of version 2' % path)
    (count,) = struct.unpack_from('<I', raw, at)
    at += 4
    out = {}
    for _ in range(count):
        (n,) = struct.unpack_from('<H', raw, at)
        name = raw[at + 2 : at + 2 + n].decode()
        at += 2 + n
        dims = raw[at]
        shape = struct.unpack_from('<%dI' % dims, raw, at + 1)
        at += 1 + 4 * dims + dims
        kind = {'f': '<f4', 'h': '<f2'}[chr(raw[at])]
        (offset,) = struct.unpack_from('<Q', raw, at + 1)
        at += 9
        out[name] = np.frombuffer(raw, kind, int(np.prod(shape)), offset).reshape(shape).astype(np.float32)
    return out


class Net:
    """A U-Net: five levels, encoder and decoder joined level by level. name: a file of `weights`, without its ending."""

    _known: ClassVar[dict[str, Net]] = {}

    def __init__(self, name: str) -> None:
        self.w = load(os.path.join(WEIGHTS, name + '.tza'))

    @classmethod
    def get(cls, name: str) -> Net:
        """The network of this name, read from its file once."""
        if name not in cls._known:
            cls._known[name] = cls(name)
        return cls._known[name]

    def conv(self, x: Array, name: str) -> Array:
        """3x3 convolution with zero border and ReLU; x is (channels, rows, columns)."""
        w, b = self.w[name + '.weight'], self.w[name + '.bias']
        n, c = w.shape[:2]
        h, wd = x.shape[1:]
        p = np.zeros((c, h + 3, wd + 2), np.float32)  # one row more below, so that every shifted view is whole
        p[:, 1 : h + 1, 1 : wd + 1] = x
        flat = p.reshape(c, -1)
        stride, total = wd + 2, h * (wd + 2)
        w = np.ascontiguousarray(w.transpose(0, 2, 3, 1).reshape(n, 9 * c))
        out = np.empty((n, total), np.float32)
        patch = np.empty((9 * c, COLUMNS), np.float32)
        for i in range(0, total, COLUMNS):
            m = min(COLUMNS, total - i)
            for k in range(9):
                at = i + (k // 3) * stride + k % 3
                patch[k * c : (k + 1) * c, :m] = flat[:, at : at + m]
            out[:, i : i + m] = w @ patch[:, :m]
        out += b[:, None]
        np.maximum(out, 0, out=out)
        return out.reshape(n, h, stride)[:, :, :wd]

    @staticmethod
    def pool(x: Array) -> Array:
        """Half the size: the largest of every four pixels."""
        c, h, w = x.shape
        return x.reshape(c, h // 2, 2, w // 2, 2).max((2, 4))

    @staticmethod
    def join(x: Array, skip: Array) -> Array:
        """Twice the size, with the encoder's channels of that level."""
        return np.concatenate([x.repeat(2, 1).repeat(2, 2), skip])

    def run(self, x: Array) -> Array:
        """x (channels, rows, columns), the last two multiples of 16, to (3, rows, columns)."""
        skips = [x]
        y = self.pool(self.conv(self.conv(x, 'enc_conv0'), 'enc_conv1'))
        for level in (2, 3, 4):
            skips.append(y)
            y = self.pool(self.conv(y, 'enc_conv%d' % level))
        y = self.conv(self.conv(y, 'enc_conv5a'), 'enc_conv5b')
        for level in (4, 3, 2, 1):
            y = self.conv(self.conv(self.join(y, skips.pop()), 'dec_conv%da' % level), 'dec_conv%db' % level)
        return self.conv(y, 'dec_conv0')


def exposure(rgb: Array) -> float:
    """Factor that brings the picture's log-average luminance to middle grey."""
    lum = rgb @ np.array([0.212671, 0.715160, 0.072169], np.float32)
    h, w = lum.shape[0] // 16 * 16, lum.shape[1] // 16 * 16
    bins = lum[:h, :w].reshape(h // 16, 16, w // 16, 16).mean((1, 3))
    bins = bins[bins > 1e-8]
    return float(0.18 / 2 ** np.log2(bins).mean()) if bins.size else 1.0


def through(name: str, x: Array) -> Array:
    """x (h, w, channels), all 0..1, through the network of this name: (h, w, 3)."""
    h, w = x.shape[:2]
    sides = [(MARGIN, MARGIN + (-n - 2 * MARGIN) % 16) for n in (h, w)]
    x = np.pad(x.astype(np.float32), (*sides, (0, 0)), mode='reflect').transpose(2, 0, 1)
    out = np.empty((3, *x.shape[1:]), np.float32)
    for top in range(0, x.shape[1], TILE):
        a, b = max(0, top - REACH), min(x.shape[1], top + TILE + REACH)
        out[:, top : top + TILE] = Net.get(name).run(x[:, a:b])[:, top - a : top - a + TILE]
    return out[:, MARGIN : MARGIN + h, MARGIN : MARGIN + w].transpose(1, 2, 0)


def to_srgb(y: Array) -> Array:
    """Linear light to the curve of sRGB."""
    return np.where(y <= 0.0031308, 12.92 * y, 1.055 * np.maximum(y, 1e-9) ** (1 / 2.4) - 0.055)


def from_srgb(x: Array) -> Array:
    """The curve of sRGB to linear light."""
    return np.where(x <= 0.04045, x / 12.92, ((np.maximum(x, 0) + 0.055) / 1.055) ** 2.4)


def features(albedo: Array, normal: Array) -> Array:
    """What `denoise` wants to know about the surfaces, (h, w, 6), all 0..1, from the renderer's noisy albedo and normals."""
    albedo = from_srgb(through('rt_alb', to_srgb(np.clip(albedo, 0, 1))))
    normal = through('rt_nrm', np.clip(normal, -1, 1) * 0.5 + 0.5)
    return np.clip(np.concatenate([albedo, normal], -1), 0, 1)


def denoise(rgb: Array, surfaces: Array, scale: float | None = None) -> Array:
    """Clean picture (h, w, 3) from a noisy one in linear light, with the `features` of its surfaces.
    scale: exposure for the network; measured when it is left out."""
    s = exposure(rgb) if scale is None else scale
    return decode(through('rt_hdr_calb_cnrm', np.concatenate([encode(rgb * s), surfaces], -1))) / s
