"""The six cars: their measures, that every part lies where it belongs, and that trims lie on the skin."""

from __future__ import annotations

import itertools
import unittest

import numpy as np

import cars
import openings
from build import EDGE, GAP
from handles import BAR, BOWL, STANDS_OFF
from kinds import Array
from meshops import Mesh, Part
from silhouette import difference

from .geometry import box, built, car, open_edges, opened

NEAR = 0.012  # metres by which a sampled outline may miss a measure
OPEN = (('voyah-dreamer', 'left'), ('forthing-t5-evo', 'gate'))
TRIMS = ('dlo_trim', 'cladding', 'handle_strip')  # what stands a little off the skin


class Cars(unittest.TestCase):
    """Each of the six, built coarsely."""

    def test_body_has_the_published_measures(self) -> None:
        for name in cars.CARS:
            with self.subTest(name):
                sp, parts, _ = car(name)
                loose = ('mirror', 'aerial', 'wiper', 'rail')
                shell = [p for p in parts if not p[0].startswith(loose) and not p[0].endswith('_handle')]
                lo, hi = box(shell)
                self.assertAlmostEqual(hi[0] - lo[0], sp.length, delta=2 * NEAR, msg='length')
                self.assertAlmostEqual(hi[1] - lo[1], sp.width, delta=3 * NEAR, msg='width')
                self.assertLess(hi[2], sp.height + NEAR, 'the roof is too high')
                self.assertGreater(hi[2], sp.height - 0.08, 'the roof is too low')

    def test_no_part_leaves_its_car(self) -> None:
        for name in cars.CARS:
            sp, parts, _ = car(name)
            reach = {'mirror': 0.26, 'handle': STANDS_OFF}  # what stands out at the sides
            for part, _, m in parts:
                with self.subTest(name, part=part):
                    self.assertGreater(m.V[:, 0].min(), sp.xtail - 0.03)
                    self.assertLess(m.V[:, 0].max(), sp.xnose + 0.03)
                    self.assertLess(
                        np.abs(m.V[:, 1]).max(), sp.width / 2 + 0.02 + max(reach.get(word, 0) for word in part.split('_'))
                    )
                    self.assertGreater(m.V[:, 2].min(), 0.06, 'it would touch the road')
                    self.assertLess(m.V[:, 2].max(), sp.height + 0.09)

    def test_meshes_are_sound(self) -> None:
        for name in cars.CARS:
            _, parts, wheel = car(name)
            doors = [p for each, door in OPEN if each == name for p in opened(name, door)]
            for part, _, m in [*parts, *wheel, *doors]:
                with self.subTest(name, part=part):
                    self.assertTrue(np.isfinite(m.V).all() and np.isfinite(m.N).all())
                    self.assertEqual(m.N.shape, m.V.shape)
                    self.assertGreaterEqual(m.T.min(), 0)
                    self.assertLess(m.T.max(), len(m.V))
                    length = np.linalg.norm(m.N, axis=1)
                    self.assertGreater(np.quantile(length, 0.02), 0.98, 'normals are not unit vectors')

    def test_six_silhouettes(self) -> None:
        for a, b in itertools.combinations(cars.CARS, 2):
            with self.subTest(a, other=b):
                self.assertGreater(difference(a, b), 0.06, 'from the side the two look like one car')

    def test_shut_lines_are_dark_and_wide_enough_to_be_seen(self) -> None:
        self.assertGreaterEqual(GAP - 2 * EDGE, 0.004)
        for name in cars.CARS:
            made, _ = built(name)
            with self.subTest(name):
                self.assertTrue(made.gapped('paint'))
                walls = [m for part, mat, m in made.parts if mat == 'gap']
                self.assertGreater(sum(len(m.T) for m in walls), 500)

    def test_only_glass_lies_before_the_light_of_a_lamp(self) -> None:
        for name in cars.CARS:
            _, parts, _ = car(name)
            modules = [p for p in parts if p[1] == 'lamp_core']
            self.assertGreater(len(modules), 1, name)
            for part, _, core in modules:
                side = np.sign(core.V[:, 1].mean())
                lens = next(m for n, mat, m in parts if n == part and mat == 'lens' and np.sign(m.V[:, 1].mean()) == side)
                light = core.V.mean(0)
                way = lens.V.mean(0) - light
                with self.subTest(name, lamp=part, side=side):
                    seen = between(parts, light + 1e-4 * way, light + way * 0.2 / np.linalg.norm(way))
                    self.assertEqual({mat for mat in seen if not mat.startswith('lens')} - {'lamp_core'}, set())

    def test_only_cars_of_a_brand_share_their_handles(self) -> None:
        handles = {name: cars.make(name).handle_bar for name in cars.CARS}
        for one, other in itertools.combinations(cars.CARS, 2):
            with self.subTest(one, other=other):
                self.assertTrue(handles[one] != handles[other] or one.split('-')[0] == other.split('-')[0])

    def test_bars_of_handles_stand_before_a_bowl(self) -> None:
        with_bars = [name for name in cars.CARS if cars.make(name).handle_bar]
        self.assertGreater(len(with_bars), 1)
        for name, door in itertools.product(with_bars, ('door_f', 'door_r')):
            made, parts = built(name)
            bar, panel = (np.concatenate([m.V for part, _, m in parts if part == each]) for each in (door + '_handle', door))
            with self.subTest(name, door=door):
                self.assertAlmostEqual(made.body.F(bar).max(), STANDS_OFF + BAR[0], delta=0.006)
                left = bar[bar[:, 1] > 0].mean(0)
                behind = panel[np.linalg.norm(panel - left, axis=1) < 0.08]
                self.assertAlmostEqual(-made.body.F(behind).min(), BOWL[2], delta=0.006)

    def test_grilles_are_open_to_their_floor(self) -> None:
        for name in cars.CARS:
            _, parts, _ = car(name)
            liner = [p for p in parts if p[0] == 'liner']
            floors = [(part, m) for part, mat, m in parts if part.endswith('_floor') and mat == 'grille_dark']
            self.assertGreater(len(floors), 1, name)
            for part, floor in floors:
                middle = floor.V[np.argmin(np.linalg.norm(floor.V - floor.V.mean(0), axis=1))]
                ahead = np.array([np.sign(middle[0]), 0, 0])
                if (floor.N @ ahead).mean() < 0.9:
                    continue  # it looks to the side or down
                with self.subTest(name, recess=part):
                    self.assertEqual(between(liner, middle + 0.002 * ahead, middle + 0.3 * ahead), [])

    def test_left_mirrors_right(self) -> None:
        for name in cars.CARS:
            _, parts, _ = car(name)
            lo, hi = box([p for p in parts if not p[0].startswith(('wiper', 'aerial'))])
            self.assertAlmostEqual(-lo[1], hi[1], places=3, msg=name)

    def test_tyres_have_the_published_size_and_are_closed(self) -> None:
        for name in cars.CARS:
            with self.subTest(name):
                sp, _, wheel = car(name)
                tread, aspect, inches = sp.tyre
                self.assertAlmostEqual(sp.wheel_r * 2000, inches * 25.4 + 2 * tread * aspect / 100, places=6)
                tyre = next(m for part, _, m in wheel if part == 'tyre')
                r = np.hypot(tyre.V[:, 0], tyre.V[:, 2])
                self.assertAlmostEqual(r.max(), sp.wheel_r, delta=0.004)
                self.assertAlmostEqual(np.ptp(tyre.V[:, 1]), sp.tyre_w, delta=0.03)
                self.assertGreater(sp.rim_r / sp.wheel_r, 0.60)

    def test_wheels_fit_their_arches(self) -> None:
        for name in cars.CARS:
            sp, parts, _ = car(name)
            outer = sp.width / 2 - sp.wheel_inset
            for part, material, m in parts:
                if material != 'paint':
                    continue
                for xa in (sp.xfa, sp.xra):
                    beside = (np.abs(m.V[:, 1]) > outer - sp.tyre_w) & (
                        np.hypot(m.V[:, 0] - xa, m.V[:, 2] - sp.wheel_r) < sp.wheel_r
                    )
                    self.assertFalse(beside.any(), '%s: %s cuts the tyre' % (name, part))

    def test_trims_lie_on_the_skin(self) -> None:
        for name in cars.CARS:
            _, parts, _ = car(name)
            skin = _skin(name)
            for part, _, m in parts:
                if not any(t in part for t in TRIMS):
                    continue
                with self.subTest(name, part=part):
                    away = skin(m.V)
                    self.assertLess(away.max(), 0.012, 'it floats above the skin')
                    self.assertGreater(np.quantile(away, 0.5), -0.04, 'it is sunk into the skin')


def between(parts: list[Part], a: Array, b: Array) -> list[str]:
    """The materials that a straight line from a to b passes through, from a on."""
    way = b - a
    hits: list[tuple[float, str]] = []
    for _, mat, m in parts:
        p, q, r = m.V[m.T].transpose(1, 0, 2)
        u, v = q - p, r - p
        h = np.cross(way, v)
        det = (u * h).sum(1)
        det[np.abs(det) < 1e-16] = np.inf
        s = (a - p) / det[:, None]
        j, k, t = (s * h).sum(1), np.cross(s, u) @ way, (np.cross(s, u) * v).sum(1)
        hit = (j >= 0) & (k >= 0) & (j + k <= 1) & (t > 0) & (t < 1)
        hits += [(float(x), mat) for x in t[hit]]
    return [mat for _, mat in sorted(hits)]


def _skin(name: str):  # type: ignore[no-untyped-def]
    """Distance from the skin of a car, positive outside, to first order."""
    from surface import Body

    body = Body(cars.make(name))

    def distance(P):  # type: ignore[no-untyped-def]
        e = 1e-4
        slope = [(body.F(P + d) - body.F(P - d)) / (2 * e) for d in np.eye(3) * e]
        return body.F(P) / np.maximum(np.linalg.norm(slope, axis=0), 1e-6)

    return distance


class Openness(unittest.TestCase):
    """The measure that other tests rely on."""

    def test_an_open_mesh_is_told_from_a_closed_one(self) -> None:
        V = np.array([(0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1.0)])
        closed = Mesh(V, V, np.array([(0, 2, 1), (0, 1, 3), (1, 2, 3), (0, 3, 2)]))
        self.assertEqual(open_edges(closed), 0)
        self.assertEqual(open_edges(Mesh(V, V, closed.T[:3])), 3)


class OpenDoors(unittest.TestCase):
    """The cars that a picture shows with a door open."""

    def test_nothing_is_lost_but_the_liner_behind_the_door(self) -> None:
        for name, door in OPEN:
            wide = areas(opened(name, door))
            for panel, area in areas(built(name)[1]).items():
                if panel != 'liner':
                    with self.subTest(name, panel=panel):
                        self.assertAlmostEqual(wide[panel], area, delta=0.002 + area / 1000)

    def test_the_opening_is_free(self) -> None:
        for name, door in OPEN:
            field = openings.field(door, built(name)[0])
            for part, _, m in opened(name, door):
                if not part.startswith(('open_', 'floor', 'step', 'boot', *openings.INSIDE)):
                    with self.subTest(name, part=part):
                        # The frame's walls follow the skin inwards, which is down where they hang from the roof.
                        self.assertGreater(field(m.V).min(), -0.10 if part == 'door_frame' else -0.03)

    def test_a_car_without_sliding_doors_says_so(self) -> None:
        with self.assertRaisesRegex(ValueError, 'no sliding doors'):
            opened('voyah-free', 'left')


def areas(parts: list[Part]) -> dict[str, float]:
    """Square metres of each panel, wherever its pieces are."""
    out: dict[str, float] = {}
    for name, _, m in parts:
        a, b, c = m.V[m.T].transpose(1, 0, 2)
        area = float(np.linalg.norm(np.cross(b - a, c - a), axis=1).sum() / 2)
        name = name.removeprefix('open_')
        out[name] = out.get(name, 0.0) + area
    return out
