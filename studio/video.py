"""The loop of a model page: a light passes along the car, which stands on a road by night. Runs inside Blender:

blender -b -noaudio -P studio/video.py -- --car voyah-free [--size 2560x1440 --spp 6]

Light adds up: the car is rendered once in the place that its poster has in the list of pictures, and once per position of a narrow
band of light on the empty road, all in linear light; every frame is a weighted sum of these pictures, so 288 frames cost 13
renders. The weights are periodic, so the loop has no seam. Renders are kept in the scratch folder; a stopped run goes on where it
was. Writes media/video/<car>.mp4 (H.264), .webm (AV1) and the master of <car>/video-poster, which is the first frame.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import math
import os
import sys
import time
from typing import Any

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
import numpy as np

import film
import lighting
import masters
import scene as S
import shoot
import views
from fingerprint import fingerprint
from likeness import likenesses
from vehicle import Vehicle, shaping_code

POSITIONS = 12  # of the band of light along the car
HERE = os.path.dirname(os.path.abspath(__file__))
LIT = ('road', 'edge', 'dash', 'street', 'pavement', 'kerb')  # what the band of light reaches, beside the car


class Band:
    """A band of light across the car, from behind it (position 0) to its front. The lamps light the car without being mirrored;
    what it mirrors are cards with soft edges, wide enough to blend into the next position; the far side has none, which a wet
    road would mirror beside the car. Lamps and cards are moved and not made anew, so that Cycles does not load the scene again.
    """

    def __init__(self) -> None:
        self.lamps = [
            S.area('top', (0, 0.6, 3.3), (0, 0.1, 0.6), (0.5, 3.6), 62),
            S.area('side', (0, 5.2, 1.7), (0, 0, 0.8), (0.5, 2.6), 60, (0.86, 0.93, 1)),
            S.area('far', (0, -4.2, 2.4), (0, 0, 0.9), (0.5, 2.2), 44, (0.75, 0.86, 1)),
        ]
        for o in self.lamps:
            o.visible_glossy = False
        turn = math.pi / 2
        self.cards = [
            S.flag((0, 0.9, 4.2), (0, 0.3, 0.6), (7.0, 2.3), 2.6, turn),
            S.flag((0, 6.4, 1.5), (0, 0, 0.8), (1.6, 2.3), 2.4, turn),
        ]

    def stand(self, k: int) -> None:
        """Go to position k of POSITIONS. The lamps look towards the middle of the car, the cards straight across."""
        x = -4.6 + 9.6 * k / (POSITIONS - 1)
        for o, share, y, z in zip(self.lamps, (0.85, 0.80, 0.80), (0.1, 0, 0), (0.6, 0.8, 0.9)):
            S.aim(o, (x, *o.location[1:]), (x * share, y, z))
        for o in self.cards:
            o.location.x = x


def place_of(car: str) -> dict[str, Any]:
    """Where the film of a car is shot: the row of its poster in the list."""
    return next(p for p in masters.listed() if p['id'] == car + '/video-poster')


def layers(a: argparse.Namespace, row: dict[str, Any], w: int, h: int) -> tuple[Any, str]:
    """Linear pictures (POSITIONS + 1, h, w, 3), rows from bottom to top, exposed as their place is; the last one is the light that
    stands all the time, with the lamps of the car. Second: the film look of the place. row: its poster in the list."""
    looks = fingerprint(
        os.path.join(HERE, name + '.py')
        for name in (
            'video',
            'lighting',
            'outdoor',
            'moods',
            'plants',
            'asphalt',
            'city',
            'materials',
            'reflections',
            'nodes',
            'views',
        )
    )
    shown = [row['paint'], row['steer'], row['scene'], row.get('args'), row.get('ev')]
    where = hashlib.sha1(json.dumps(shown).encode()).hexdigest()[:8]
    path = lambda k: os.path.join(
        masters.SCRATCH, 'video-%s-%s-%s-%s-%dx%d-%d-%02d.npy' % (a.car, shaping_code(), looks, where, w, h, a.spp, k)
    )
    S.reset()
    car = Vehicle(a.car, 0.013)
    opt = lighting.setup(row['scene'], car, **(row.get('args') or {}))
    gain = 2.0 ** (opt['exposure'] + row.get('ev', 0))

    def expose(k: int, same: list[Any] | None = None) -> Any:
        S.setup_render(w, h, a.spp, '', 0.03, 0, opt['look'])
        loc, tgt, lens, sx, sy, _ = views.place(car.sp, car.parts, row['view'], w, h)
        S.camera(loc, tgt, lens, (loc, tgt, opt['fstop']), (sx, sy))
        t0 = time.time()
        rgb, _ = shoot.expose(path(k)[:-4], a.spp, same=same)
        print('LAYER %s %d %.0fs' % (a.car, k, time.time() - t0), flush=True)
        return rgb

    if not os.path.exists(path(POSITIONS)):
        car.dress(row['paint'], opt['led'])
        car.steer(row['steer'])
        np.save(path(POSITIONS), (shoot.bloom(expose(POSITIONS) * gain, opt['glow'])).astype(np.float16))
    missing = [k for k in range(POSITIONS) if not os.path.exists(path(k))]
    if missing:
        S.world((0, 0, 0), 0)
        own = set(car.coll.all_objects)
        for o in bpy.data.objects:
            o.hide_render = o not in own and o.type != 'CAMERA' and not o.name.startswith(LIT)
        car.dress(row['paint'], 0.0)
        light = Band()
        surfaces: list[Any] = []
        for k in missing:
            light.stand(k)
            np.save(path(k), expose(k, surfaces).astype(np.float16))
    return np.stack([np.load(path(k)).astype(np.float32) for k in range(POSITIONS + 1)]), opt['look']


if __name__ == '__main__':
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument('--car', required=True)
    ap.add_argument('--size', help='instead of the size in the list, as 640x360')
    ap.add_argument('--spp', type=int, help='samples, instead of those in the list')
    ap.add_argument('--out', help='another folder; the ledger and the poster are left alone')
    args = ap.parse_args(sys.argv[sys.argv.index('--') + 1 :])
    place = place_of(args.car)
    W, H = map(int, args.size.split('x')) if args.size else place['size'][:2]
    args.spp = args.spp or place['size'][2]
    os.makedirs(masters.SCRATCH, exist_ok=True)
    t = time.time()
    pictures, film_look = layers(args, place, W, H)
    film.write(args.car, pictures, film_look, place['sweep'], args.out)
    if not args.out:
        facts = dict(samples=args.spp, size=[W, H], seconds=round(time.time() - t), cars=likenesses(place))
        masters.note(args.car + '/video', **facts)
        masters.note(args.car + '/video-poster', **facts)
    print('VIDEO %s %.0fs' % (args.car, time.time() - t), flush=True)
