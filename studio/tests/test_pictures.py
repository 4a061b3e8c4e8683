"""The list of pictures: every shot has a camera and a scene that takes its arguments; the ledger knows no strangers."""

from __future__ import annotations

import json
import unittest
from itertools import combinations, pairwise
from unittest import mock

import numpy as np

import cars
import likeness
import masters
import moods
import pictures
import shots
import views
from interior.cabins import CABINS
from interior.views import VIEWS as CABIN_VIEWS

from .geometry import car
from .scenes import accepted, cabin_displays, cabin_doors


class Pictures(unittest.TestCase):
    """Every row of the list."""

    def test_the_written_list_is_current(self) -> None:
        pictures.LIST.clear()
        pictures.fill()
        rows = sorted(pictures.LIST, key=lambda p: p['order'])
        self.assertEqual(json.loads(json.dumps(rows)), masters.listed(), 'run `npm run studio -- list`')

    def test_no_camera_is_on_more_than_two_cars(self) -> None:
        seen: dict[tuple[str, str], set[str]] = {}
        for p in masters.listed():
            # Cut-outs are shown side by side, and every film begins alike, at another hour and place.
            if p['scene'] != 'cutout' and p['view'] != 'poster':
                seen.setdefault((p['scene'], p['view']), set()).add(p['car'])
        self.assertGreater(len(seen), 40)
        self.assertEqual({place: on for place, on in seen.items() if len(on) > 2}, {})

    def test_every_shot_has_a_camera(self) -> None:
        for p in masters.listed():
            with self.subTest(p['id']):
                w, h, _ = p['size']
                if p['scene'] == 'cabin':
                    v = CABIN_VIEWS[p['view']]
                    self.assertGreater(np.linalg.norm(np.subtract(v.camera, v.target)), 0.05)
                    self.assertIn(p['car'], CABINS)
                    continue
                sp, parts, _ = car(p['car'])
                place = views.place(sp, parts, p['view'], w, h, p.get('fit'))
                camera, target, lens = np.array(place[0], float), np.array(place[1], float), place[2]
                self.assertTrue(np.isfinite(camera).all() and np.isfinite(target).all())
                self.assertGreater(camera[2], 0.1, 'the camera is below the ground')
                self.assertGreater(np.linalg.norm(camera - target), 0.2)
                if p['scene'] == 'bright':
                    outermost = views.STUDIO_FLOOR + 3  # where its wall is as high as the camera
                    self.assertLess(np.hypot(camera[0], camera[1]), outermost, 'the camera is behind the wall')
                self.assertTrue(10 <= lens <= 400, lens)
                self.assertLess(max(abs(place[3]), abs(place[4])), 1, 'the lens is shifted out of its picture')

    def test_every_shot_has_a_scene_that_takes_its_arguments(self) -> None:
        for p in masters.listed():
            with self.subTest(p['id']):
                accepted(p['scene'], p.get('args') or {})

    def test_every_mood_is_complete(self) -> None:
        needed = set.intersection(*(set(m) for m in moods.MOODS.values()))
        for name, m in moods.MOODS.items():
            with self.subTest(name):
                self.assertLessEqual({'el', 'sky', 'ev', 'haze', 'cloud', 'tint', 'ground', 'grass', 'wet', 'fill', 'led'}, needed)
                self.assertEqual(len(m['haze']), 4)
                self.assertTrue(all(0 <= c <= 1 for pair in (m['ground'], m['grass']) for tone in pair for c in tone))

    def test_lands_that_differ_in_more_than_light_are_built_anew(self) -> None:
        one = moods.land_of(dict(mood='dusk', az=112, drift=3, fill=(6, -9, 5)))
        self.assertEqual(moods.land_of(dict(mood='gold', az=-26, fill=(-6, 9, 5), sun=(1, 1, 1))), one)
        for name, value in dict(mirrored=True, road=False, mood='winter', fill=None, others=[['voyah-free', 1]]).items():
            with self.subTest(name):
                self.assertNotEqual(moods.land_of({'mood': 'dusk', 'az': 112, name: value}), one)

    def test_paints_and_cars_exist(self) -> None:
        for p in masters.listed():
            self.assertIn(p['car'], cars.CARS)
            self.assertIn(p['paint'], shots.PAINT_NAMES)
            for other, paint, *_ in (p.get('args') or {}).get('others', ()):
                self.assertIn(other, cars.CARS)
                self.assertIn(paint, shots.PAINT_NAMES)

    def test_ids_are_unique_and_sizes_within_bounds(self) -> None:
        rows = masters.listed()
        self.assertEqual(len({p['id'] for p in rows}), len(rows))
        for p in rows:
            self.assertLessEqual(
                max(p['size'][:2]), {'around': 4096, 'around-low': 4096, 'poster': 2560}.get(p['view'], 2400), p['id']
            )

    def test_everything_around_is_seen_from_where_the_dashboard_is(self) -> None:
        rows = {p['id']: p for p in masters.listed() if p['id'].endswith(('/interior-dash', '/interior-around'))}
        self.assertEqual(len(rows), 2 * len(shots.FULL))
        for car_name in shots.FULL:
            dash, around = rows[car_name + '/interior-dash'], rows[car_name + '/interior-around']
            seen, all_around = CABIN_VIEWS[dash['view']], CABIN_VIEWS[around['view']]
            self.assertTrue(all_around.options['around'])
            self.assertEqual(seen.camera, all_around.camera, car_name)
            self.assertEqual(all_around.camera[2], all_around.target[2], 'the horizon lies in the middle')
            # As `src/cars/CabinView/cabin-reach.ts` has it, so that nothing jumps where visitors sit down.
            ahead, aside, down = np.subtract(seen.camera, seen.target) * (-1, 1, 1)
            self.assertAlmostEqual(np.degrees(np.arctan2(down, ahead)), 9.2, delta=0.1)
            self.assertLess(np.degrees(np.arctan2(abs(aside), ahead)), 0.5)
            self.assertEqual(seen.lens, 25)
            self.assertEqual(around['args'], dash['args'], car_name)
            self.assertEqual(around['size'][0], 2 * around['size'][1], car_name)

    def test_a_street_lights_the_side_that_is_seen(self) -> None:
        rows = [p for p in masters.listed() if p['scene'] == 'city']
        self.assertGreater(len(rows), 10)
        for p in rows:
            on_the_left = views.VIEWS[p['view']]['az'] > 0
            self.assertEqual(p.get('args', {}).get('seen', 1), 1 if on_the_left else -1, p['id'])

    def test_no_two_cars_share_a_cabin(self) -> None:
        shapes = ('screens', 'line', 'vents', 'wheel', 'console', 'backs', 'doors')
        self.assertEqual(set(CABINS), set(cars.CARS))
        for one, other in combinations(CABINS, 2):
            same = [shape for shape in shapes if CABINS[one][shape] == CABINS[other][shape]]
            self.assertLessEqual(len(same), 2, f'{one} and {other} share {same}')

    def test_the_driver_reads_a_charge_only_in_a_car_with_a_plug(self) -> None:
        texts = lambda drivetrain: [text for text, *_ in cabin_displays.TEXTS[cabin_displays.shown('cluster', drivetrain)]]
        for name in CABINS:
            drivetrain = cars.published(name)['drivetrain']
            self.assertEqual('%' in texts(drivetrain), drivetrain != 'petrol', name)
        self.assertIn('\u00d7 1000/min', texts('petrol'))

    def test_a_door_has_its_handle_and_no_gap_between_its_panels(self) -> None:
        self.assertLessEqual({design['doors'] for design in CABINS.values()}, set(cabin_doors.DOORS))
        for name, door in cabin_doors.DOORS.items():
            self.assertIn(door.handle, cabin_doors.HANDLES)
            for (above, _, upper, _), (below, _, lower, _) in pairwise(door.panels):
                with self.subTest(name, above=above, below=below):
                    np.testing.assert_allclose(upper[-1], lower[0], atol=0.013)
                    self.assertLess(upper[-1][1] - lower[0][1], 0.004)  # m, a groove; wider, and one would see through

    def test_every_picture_shows_its_cars_as_they_are(self) -> None:
        self.assertEqual(likeness.changed(), [], 'studio/README.md, The queue')

    def test_a_car_with_another_handle_is_another_one(self) -> None:
        rows = likeness.listed()
        shown = likeness.likenesses(rows['home/welcome'])
        self.assertEqual(list(shown), ['voyah-free', 'aeolus-shine-gs', 'forthing-t5-evo'])
        self.assertNotEqual(shown['voyah-free'], likeness.likenesses(rows['voyah-free/interior-dash'])['voyah-free'])
        changed = cars.make('voyah-free', handle_bar=('chrome', 0.2))
        self.addCleanup(likeness.likeness.cache_clear)
        with mock.patch.object(cars, 'make', return_value=changed):
            likeness.likeness.cache_clear()
            self.assertNotEqual(likeness.likeness('voyah-free'), shown['voyah-free'])

    def test_the_ledger_knows_only_listed_pictures(self) -> None:
        names = {p['id'] for p in masters.listed()} | {name + '/video' for name in shots.FULL}
        self.assertEqual(set(masters.read()) - names, set(), 'python3 studio/masters.py forget <id>')

    def test_what_is_seen_is_said_in_full(self) -> None:
        for p in masters.listed():
            self.assertRegex(p['seen'], r'^[A-Z].*[.]$', p['id'])
            self.assertNotIn('{', p['seen'], p['id'])
