"""The shadow of a cut-out ends softly and inside the picture."""

from __future__ import annotations

import unittest

import numpy as np

import shadow

H, W = 120, 400


def scene() -> tuple[np.ndarray, np.ndarray]:
    """A white box on a ragged shadow: linear premultiplied colour and alpha, rows from bottom to top."""
    rng = np.random.default_rng(3)
    x = np.arange(W)
    depth = 30 + rng.integers(-4, 5, W)  # the ragged lower edge
    al = np.where((np.arange(H)[:, None] > depth) & (np.arange(H)[:, None] < 45) & (x > 60) & (x < 340), 0.3, 0.0)
    rgb = np.zeros((H, W, 3))
    al[40:100, 120:280] = 1
    rgb[40:100, 120:280] = 0.8
    return rgb, al


class Shadow(unittest.TestCase):
    """What is cleaned of noise under a cut-out, and what stays."""

    def test_a_ragged_edge_becomes_calm(self) -> None:
        rgb, al = scene()
        soft = shadow.soften(rgb, al)
        rough = lambda a: np.abs(np.diff(a[:38, 150:250].sum(0))).mean()
        self.assertLess(rough(soft), 0.5 * rough(al))
        self.assertAlmostEqual(soft[:38].sum() / al[:38].sum(), 1, delta=0.1, msg='as much shadow as before')

    def test_the_car_and_the_dark_below_it_stay(self) -> None:
        rgb, al = scene()
        al[34:40, 120:280] = 0.9
        soft = shadow.soften(rgb, al)
        np.testing.assert_array_equal(soft[40:100, 120:280], 1)
        self.assertLess(np.abs(soft - al)[36:40, 130:270].max(), 0.02)

    def test_no_light_line_between_car_and_shadow(self) -> None:
        rgb, al = scene()
        al[38:40, 120:280] = 0  # the edge of the car, which few samples hit
        soft = shadow.soften(rgb, al)
        self.assertGreater(soft[38:40, 130:270].min(), 0.1)

    def test_on_a_light_floor_it_is_grey_deepest_beside_the_car_and_soft_at_its_edge(self) -> None:
        rgb, al = scene()
        al[20:40, 80:320] = 0.93  # the slab below the car
        lit = shadow.settle(rgb, al)
        np.testing.assert_array_equal(lit[40:100, 120:280], 1, 'the car stays')
        self.assertGreater(lit[39, 200], lit[30, 200] + 0.08, 'deepest beside the car')
        self.assertLess(lit[30, 200], 0.8)
        steep = lambda a: np.abs(np.diff(a[:38, 200])).max()
        self.assertLess(steep(lit), 0.6 * steep(al))

    def test_no_black_seam_between_car_and_shadow(self) -> None:
        rgb, al = scene()
        al[20:40, 80:320] = 0.93
        rgb[40, 120:280] = 0  # a row of the car without light, as few samples leave it
        self.assertLess(shadow.settle(rgb, al)[40, 130:270].max(), 0.95)

    def test_what_is_dark_inside_the_car_stays_dark(self) -> None:
        rgb, al = scene()
        al[20:40, 80:320] = 0.93
        rgb[70:80, 140:180] = 0  # a grille, whose dark the denoiser lets flicker
        al[72:78:3, 145:175:5] = 0.98
        lit = shadow.settle(rgb, al)
        self.assertGreater(lit[40:100, 120:280].min(), 0.97)
        self.assertLess(lit[30, 200], 0.8, 'the shadow is what it was')

    def test_dark_windows_are_no_shadow(self) -> None:
        rgb, al = scene()
        panes = slice(int(shadow.FLOOR * H) + 1, 98), slice(130, 270)
        rgb[panes], al[panes] = 0, 0.9
        np.testing.assert_array_equal(shadow.settle(rgb, al)[panes], al[panes])

    def test_it_ends_inside_the_picture(self) -> None:
        trimmed = shadow.trim_shadow(np.full((H, W), 0.4))
        self.assertEqual(max(trimmed[0].max(), trimmed[:, 0].max(), trimmed[:, -1].max()), 0)
        veil = shadow.clean_alpha(np.full((H, W), 0.1))
        self.assertEqual(veil.max(), 0)


if __name__ == '__main__':
    unittest.main()
