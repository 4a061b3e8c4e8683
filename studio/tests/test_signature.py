"""The drawing in the bar of a brand: every lamp of its cars' faces, whole, and nothing that is no face."""

from __future__ import annotations

import unittest

import numpy as np

import signature
from meshops import Mesh

from .geometry import car


class Signature(unittest.TestCase):
    """The faces of each car that a brand's bar shows."""

    def test_a_face_has_its_lamps_on_both_sides_and_fits_the_bar(self) -> None:
        for name in (name for names in signature.FACES.values() for name in names):
            with self.subTest(name):
                sp, parts, _ = car(name)
                lit, drawn = signature.face(parts, sp.xfa)
                left, right = np.array_split(lit, 2, axis=1)
                self.assertGreater(left.sum(), 60)
                self.assertLess(abs(left.sum() - right.sum()), 0.1 * lit.sum())
                self.assertTrue((drawn >= lit - 1e-9).all())
                rows = np.flatnonzero(drawn.max(1) > 0.1)
                self.assertLess(rows[-1] - rows[0], signature.HEIGHT - 12, 'a lamp is cut')

    def test_what_lies_behind_the_front_axle_is_not_drawn(self) -> None:
        sp, parts, _ = car('forthing-t5-evo')
        trims = []
        for behind in (-10, sp.xfa):
            lit, drawn = signature.face(parts, behind)
            trims.append((drawn - lit).sum())
        self.assertGreater(*trims)

    def test_a_mesh_is_sampled_as_densely_as_asked(self) -> None:
        square = Mesh(
            np.array([[0, 0, 0], [1, 0, 0], [1, 1, 0], [0, 1, 0]], float), np.zeros((4, 3)), np.array([[0, 1, 2], [0, 2, 3]])
        )
        at = np.floor(signature.samples(square, 0.05)[:, :2] / 0.1).clip(0, 9)
        self.assertEqual(len(np.unique(at, axis=0)), 100)


if __name__ == '__main__':
    unittest.main()
