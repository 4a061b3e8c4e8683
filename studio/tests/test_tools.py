"""The studio as a tool: Blender's version, the contact sheet, the queue's order, the ledger."""

from __future__ import annotations

import argparse
import json
import os
import tempfile
import unittest
from unittest import mock

import blender
import fingerprint
import masters
import run_queue
import sheet


class Version(unittest.TestCase):
    """Which Blender is accepted."""

    def test_it_is_read_from_what_blender_prints(self) -> None:
        self.assertEqual(blender.version('Blender 3.4.1\n\tbuild date: 2023-01-09\n'), (3, 4))
        self.assertIsNone(blender.version('blender: command not found'))

    def test_another_one_is_refused_with_a_sentence(self) -> None:
        said = mock.Mock(stdout='Blender 4.2.0\n')
        with mock.patch('subprocess.run', return_value=said), self.assertRaisesRegex(SystemExit, r'3\.4 is needed.*this is 4\.2'):
            blender.require()

    def test_a_missing_one_is_named(self) -> None:
        with mock.patch('subprocess.run', side_effect=FileNotFoundError), self.assertRaisesRegex(SystemExit, 'none is installed'):
            blender.require()


class Sheet(unittest.TestCase):
    """The contact sheet."""

    def test_it_shows_finished_pictures_in_the_order_of_the_list(self) -> None:
        with mock.patch('os.path.exists', return_value=True):
            ids = sheet.chosen(['voyah-free/hero*', 'home/*'])
        self.assertIn('voyah-free/hero', ids)
        self.assertTrue(all(i.startswith(('voyah-free/hero', 'home/')) for i in ids))
        with mock.patch('os.path.exists', return_value=False):
            self.assertEqual(sheet.chosen(['*']), [])

    def test_every_picture_has_its_label(self) -> None:
        words = sheet.montage(['a/b', 'c/d'], 'out.jpg', 300, 2)
        self.assertEqual(words[1:4], ['-label', 'a/b', masters.master('a/b')])
        self.assertEqual(words[-1], 'out.jpg')


class Queue(unittest.TestCase):
    """What is rendered next."""

    def setUp(self) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        ledger = os.path.join(self.folder.name, 'rendered.json')
        scratch = mock.patch.multiple(masters, LEDGER=ledger, SCRATCH=self.folder.name, PICTURES=self.folder.name)
        scratch.start()
        self.addCleanup(scratch.stop)

    def queue(self, only: str | None = None) -> run_queue.Queue:
        return run_queue.Queue(argparse.Namespace(only=only, workers=1))

    def test_the_most_urgent_picture_comes_first_with_its_car(self) -> None:
        rows = masters.listed()
        job = self.queue().take()
        assert job
        self.assertIn(rows[0]['id'], job[2])
        cars = {p['car'] for p in rows if p['id'] in job[2]}
        self.assertEqual(len(cars), 1)

    def test_two_workers_never_take_the_same_picture(self) -> None:
        q = self.queue('voyah-free/*')
        first, second = q.take(), q.take()
        assert first and second
        self.assertFalse(set(first[2]) & set(second[2]))

    def test_a_stopped_queue_goes_on_where_it_was(self) -> None:
        p = next(p for p in masters.listed() if p['id'] == 'voyah-free/hero')
        os.makedirs(os.path.dirname(masters.master(p['id'])))
        with open(masters.master(p['id']), 'w') as f:
            f.write('picture')
        w, h, samples = p['size']
        masters.note(p['id'], samples=samples, size=[w, h], seconds=1)
        self.assertTrue(masters.done(p, masters.read()))
        self.assertIsNone(self.queue('voyah-free/hero').take_pictures())
        masters.note(p['id'])
        self.assertEqual(masters.read(), {})
        job = self.queue('voyah-free/hero').take_pictures()
        assert job
        self.assertEqual(job[2], ['voyah-free/hero'])

    def test_the_ledger_is_sorted_json(self) -> None:
        for name in ('b/x', 'a/y'):
            masters.note(name, samples=1, size=[1, 1], seconds=1)
        with open(masters.LEDGER) as f:
            self.assertEqual(list(json.load(f)), ['a/y', 'b/x'])


class Fingerprint(unittest.TestCase):
    """When a car is built again."""

    def of(self, source: str) -> str:
        with tempfile.NamedTemporaryFile('w', suffix='.py') as f:
            f.write(source)
            f.flush()
            return fingerprint.fingerprint([f.name])

    def test_types_words_and_imports_do_not_count(self) -> None:
        bare = self.of('def f(x, y=2):\n    z = x * y\n    return z\n')
        dressed = (
            '"""Words."""\nfrom typing import Any\n\ndef f(x: Any, y: int = 2) -> int:\n'
            '    """More."""\n    z: int = x * y  # note\n    return z\n'
        )
        self.assertEqual(self.of(dressed), bare)

    def test_numbers_do(self) -> None:
        self.assertNotEqual(self.of('gap = 0.006\n'), self.of('gap = 0.004\n'))
