"""The denoiser's own arithmetic, and the colours of cut-outs."""

from __future__ import annotations

import unittest

import numpy as np

import recolor
import unet


class Denoiser(unittest.TestCase):
    """Its curves, and what it does to noise."""

    def test_the_curve_can_be_undone(self) -> None:
        y = np.geomspace(1e-6, 6e4, 200)
        np.testing.assert_allclose(unet.decode(unet.encode(y)), y, rtol=2e-3)

    def test_srgb_can_be_undone(self) -> None:
        x = np.linspace(0, 1, 101)
        np.testing.assert_allclose(unet.from_srgb(unet.to_srgb(x)), x, atol=1e-6)

    def test_a_flat_picture_stays_flat_and_a_noisy_one_gets_calmer(self) -> None:
        rng = np.random.default_rng(5)
        clean = np.full((48, 64, 3), 0.4, np.float32)
        noisy = (clean * rng.gamma(4, 0.25, clean.shape)).astype(np.float32)
        surfaces = np.concatenate([np.full_like(clean, 0.5), np.full_like(clean, 0.5)], -1)
        out = unet.denoise(noisy, surfaces)
        self.assertLess(out[8:-8, 8:-8].std(), 0.25 * noisy.std())
        self.assertAlmostEqual(float(out.mean()), 0.4, delta=0.05)


class Recolouring(unittest.TestCase):
    """From two renders to every paint."""

    def test_black_and_white_paint_come_back_as_they_were(self) -> None:
        self.assertEqual(recolor.lin('#000000').tolist(), [0, 0, 0])
        np.testing.assert_allclose(recolor.lin('#ffffff'), 1)

    def test_a_sky_has_no_steps(self) -> None:
        # a clean gradient of 20 steps over 400 rows stands in runs of 20 rows; the grain must break them up and keep the colour
        sky = np.repeat(np.linspace(0.50, 0.50 + 20 / 255, 400)[:, None, None], 60, 1) * np.ones(3)
        runs = lambda picture: picture.shape[0] / (1 + (np.diff(picture[..., 0].astype(int), axis=0) != 0).sum(0)).mean()
        self.assertGreater(runs((sky * 255 + 0.5).astype(np.uint8)), 15)
        grained = recolor.quantize(sky)
        self.assertLess(runs(grained), 2)
        self.assertAlmostEqual(float(grained.mean()), float(sky.mean() * 255), delta=0.1)

    def test_grain_leaves_black_white_and_alpha_alone(self) -> None:
        picture = np.zeros((20, 20, 4))
        picture[10:, :, :3], picture[..., 3] = 1, 0.5
        out = recolor.quantize(picture)
        self.assertEqual(np.unique(out[..., :3]).tolist(), [0, 255])
        self.assertEqual(np.unique(out[..., 3]).tolist(), [128])

    def test_highlights_bend_and_never_clip_before_white(self) -> None:
        x = np.linspace(0, 4, 400)
        y = recolor.shoulder(x)
        self.assertTrue((np.diff(y) > 0).all())
        self.assertLess(y.max(), 1)
        np.testing.assert_array_equal(y[x <= 0.72], x[x <= 0.72])
