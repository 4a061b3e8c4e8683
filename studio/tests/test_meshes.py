"""The mesh primitives: closed where they should be, faces outwards, exact sizes; clipping loses nothing."""

from __future__ import annotations

import unittest

import numpy as np

from interior.upholstery import Pad, soft, stitches
from meshops import Mesh, clip, flange, refine_within, split_walls, with_area
from prims import dense, join, lathe, orient, rbox, superellipsoid, tube
from wheels import RIMS

from .geometry import open_edges, volume


class Primitives(unittest.TestCase):
    """Boxes, tubes, lathes and cuts."""

    def test_a_rounded_box_is_closed_and_nearly_full(self) -> None:
        m = rbox((1, 2, 3), (0.5, 0.25, 0.1), 8, 40)
        self.assertEqual(open_edges(m), 0)
        self.assertLess(abs(volume(m)), 0.1)
        self.assertGreater(abs(volume(m)), 0.08)
        np.testing.assert_allclose(m.V.max(0), [1.5, 2.25, 3.1], atol=1e-3)

    def test_an_ellipsoid_has_its_volume(self) -> None:
        m = superellipsoid((0, 0, 0), (0.3, 0.2, 0.1), 2, 60)
        self.assertAlmostEqual(abs(volume(m)), 4 / 3 * np.pi * 0.006, delta=0.0003)

    def test_a_closed_tube_is_closed_and_faces_outwards(self) -> None:
        t = np.linspace(0, 2 * np.pi, 80, endpoint=False)
        m = tube(np.stack([np.cos(t), np.sin(t), 0 * t], 1), 0.05, 16, closed=True)
        self.assertEqual(open_edges(m), 0)
        self.assertAlmostEqual(volume(m), 2 * np.pi * np.pi * 0.05**2, delta=0.002)

    def test_a_lathe_closes_around_its_axis(self) -> None:
        m = lathe([(0.0, 0.0), (0.2, 0.0), (0.2, 0.5), (0.0, 0.5)], 64, 0)
        self.assertEqual(open_edges(m), 0)
        self.assertAlmostEqual(abs(volume(m)), np.pi * 0.04 * 0.5, delta=0.001)

    def test_dense_keeps_its_ends(self) -> None:
        p = dense([(0, 0), (1, 0), (1, 1)], 0.1)
        np.testing.assert_array_equal(p[[0, -1]], [(0, 0), (1, 1)])
        self.assertGreater(np.linalg.norm(p - [1, 0], axis=1).min(), 0.02)

    def test_orient_turns_a_mesh_round_once(self) -> None:
        m = tube([(0, 0, 0), (0, 0, 0.5), (0, 0, 1)], 0.1)
        up = orient(m, (0, 0, 1))
        self.assertEqual(orient(up, (0, 0, 1)), up)

    def test_join_keeps_every_triangle(self) -> None:
        a, b = rbox((0, 0, 0), (1, 1, 1), 4, 8), rbox((3, 0, 0), (1, 1, 1), 4, 8)
        both = join([a, b])
        self.assertEqual(len(both.T), len(a.T) + len(b.T))
        self.assertAlmostEqual(volume(both), volume(a) + volume(b), places=9)

    def test_refined_within_a_region_it_stays_closed_and_keeps_its_shape(self) -> None:
        m = superellipsoid((0, 0, 0), (0.3, 0.2, 0.1), 2, 24)
        region = np.hypot(m.V[:, 0] - 0.1, m.V[:, 1]) - 0.12
        fine = refine_within(m, region, 3)
        self.assertEqual(open_edges(fine), 0)
        self.assertAlmostEqual(volume(fine), volume(m), places=9)
        np.testing.assert_allclose(np.linalg.norm(fine.N, axis=1), 1, atol=1e-6)
        near = [(np.hypot(*(q.V[q.T].mean(1)[:, :2] - [0.1, 0]).T) < 0.05).sum() for q in (m, fine)]
        far = [(np.hypot(*(q.V[q.T].mean(1)[:, :2] - [0.1, 0]).T) > 0.25).sum() for q in (m, fine)]
        self.assertGreater(near[1], 50 * near[0])
        self.assertEqual(far[1], far[0])

    def test_triangles_without_area_go(self) -> None:
        corners = np.array([(0.0, 0, 0), (1, 0, 0), (0, 1, 0), (2, 0, 0)])
        m = Mesh(corners, np.tile((0.0, 0, 1), (4, 1)), np.array([(0, 1, 2), (0, 1, 3), (1, 1, 2)]))
        self.assertEqual(with_area(m).tolist(), [[0, 1, 2]])

    def test_the_walls_of_a_panel_are_what_lies_below_its_rolled_edge(self) -> None:
        x, y = (q.ravel() for q in np.meshgrid(np.linspace(0, 1, 21), np.linspace(0, 1, 21), indexing='ij'))
        at = np.arange(441).reshape(21, 21)
        a, b, c, d = at[:-1, :-1].ravel(), at[1:, :-1].ravel(), at[1:, 1:].ravel(), at[:-1, 1:].ravel()
        T = np.concatenate([np.stack([a, b, c], 1), np.stack([a, c, d], 1)])
        panel = Mesh(np.stack([x, y, 0 * x], 1), np.tile((0.0, 0, 1), (441, 1)), T)
        whole = flange(panel, 0.018, 0.0014)
        face, walls = split_walls(whole)
        self.assertEqual(len(face.T) + len(walls.T), len(whole.T))
        self.assertGreater(face.V[:, 2].min(), -0.018 / 2, 'the face keeps its edge and nothing below it')
        self.assertAlmostEqual(walls.V[:, 2].min(), -0.018, places=3)

    def test_clipping_splits_the_area_in_two(self) -> None:
        m = superellipsoid((0, 0, 0), (1, 1, 1), 2, 40)
        low, high = clip(m, m.V[:, 2] - 0.3)
        area = lambda q: np.linalg.norm(np.cross(*(q.V[q.T[:, k]] - q.V[q.T[:, 0]] for k in (1, 2))), axis=1).sum() / 2
        self.assertAlmostEqual(area(low) + area(high), area(m), places=6)
        self.assertLess(low.V[:, 2].max(), 0.3 + 1e-5)
        self.assertGreater(high.V[:, 2].min(), 0.3 - 1e-5)


class Upholstery(unittest.TestCase):
    """Pads and stitches of the cabin."""

    def test_a_pad_is_closed_but_for_its_two_poles(self) -> None:
        pad = Pad(0.6, 0.26, 0.05, 0.07, 0.08, insert=(0.2, 0.8, 0.5), seam=0.82)
        m, suv = pad.mesh(60, 64)
        self.assertEqual(len(suv), len(m.V))
        self.assertLessEqual(open_edges(m), 128)

    def test_bolsters_hold_the_driver(self) -> None:
        pad = Pad(0.735, 0.262, 0.046, 0.075, 0.082, hold=(0.2, 0.6))
        v = np.array([0.4])
        middle, _ = pad.line(v, 0.02, 1)
        sides = [pad.line(v, 0.80, s)[0][0, 0] - middle[0, 0] for s in (-1, 1)]
        self.assertAlmostEqual(*sides, delta=0.004)
        self.assertGreater(min(sides), 0.03)
        self.assertLess(max(sides), 0.09)

    def test_soft_passes_through_its_points(self) -> None:
        points = ((0.0, 1.0), (0.4, 2.0), (1.0, 0.5))
        np.testing.assert_allclose(soft(np.array([0, 0.4, 1.0]), points), [1, 2, 0.5])
        self.assertLess(soft(np.linspace(0, 1, 99), points).max(), 2.0001)

    def test_stitches_leave_gaps(self) -> None:
        path = np.stack([np.linspace(0, 0.1, 40), 0 * np.linspace(0, 1, 40), 0 * np.linspace(0, 1, 40)], 1)
        m = stitches(path, np.tile([0, 0, 1.0], (40, 1)))
        covered = np.zeros(1000, bool)
        for a, b, c in m.V[m.T][:, :, 0]:
            lo, hi = min(a, b, c), max(a, b, c)
            covered[int(max(lo, 0) * 1e4) : int(hi * 1e4)] = True
        self.assertGreater(covered.mean(), 0.4)
        self.assertLess(covered.mean(), 0.9)


class Spokes(unittest.TestCase):
    """The drawings of the rims."""

    def test_no_edge_of_a_spoke_waves(self) -> None:
        R = 0.25
        angles = np.linspace(-np.pi, np.pi, 40001)
        for name, (pattern, *_) in RIMS.items():
            place = 0.0
            edge: list[float] = []  # the first edge beyond angle 0, from near the hub to near the lip
            for r in np.linspace(0.35 * R, 0.9 * R, 60):
                d = pattern(r * np.cos(angles), r * np.sin(angles), R)
                at = np.flatnonzero((d[1:] > 0) != (d[:-1] > 0))
                edges = angles[at] - d[at] * (angles[at + 1] - angles[at]) / (d[at + 1] - d[at])
                place = edges[edges > 0].min() if not edge else edges[np.abs(edges - place).argmin()]
                edge.append(r * place)
            # a fork turns by a tenth of a millimetre in a step of 2.3; a bulge that could be seen did by two tenths
            self.assertLess(np.abs(np.diff(edge, 2)).max(), 0.00015, name)
