"""Render pictures of the list. Runs inside Blender:

blender -b -noaudio -P studio/render.py -- --ids voyah-free/hero,voyah-free/card
All ids of one call should share a car: it is built once. With --out DIR the pictures go there as PNG and the ledger is
left alone; --size, --spp and --ds override the list.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from typing import Any

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy

import denoise as D
import lighting
import masters
import materials as mats
import recolor
import scene as S
import shoot
import views
from cars import CARS
from likeness import likenesses
from vehicle import Vehicle

PAUSE = '/tmp/studio.pause'
Picture = dict[str, Any]  # a row of pictures.json

# a look at the surfaces of a car, which is no picture of the site: `npm run studio -- voyah-free zebra --out DIR`
CHECKS = {
    '%s/%s' % (car, shot): dict(id='%s/%s' % (car, shot), car=car, scene='zebra', view=view, paint=1, steer=0, size=[1200, 600, 16])
    for car in CARS
    for shot, view in (('zebra', 'front34-long'), ('zebra-side', 'card'), ('zebra-rear', 'rear34'))
}


def parse() -> argparse.Namespace:
    """The command line after `--`."""
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument('--ids', required=True)
    ap.add_argument('--out')
    ap.add_argument('--size')
    ap.add_argument('--spp', type=int)
    ap.add_argument('--ds', type=float, help='surface sampling in metres (.012 for stills)')
    ap.add_argument('--threads', type=int, default=0)
    return ap.parse_args(sys.argv[sys.argv.index('--') + 1 :])


class Studio:
    """Keeps the car and the light scene of the last picture and changes only what the next one needs."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.a = args
        self.car: Any = None  # a Vehicle
        self.car_key: Any = None
        self.scene_key: str | None = None
        self.cabin_key: str | None = None
        self.shape: str | None = None
        self.opt: dict[str, Any] = {}
        os.makedirs(masters.SCRATCH, exist_ok=True)

    def size(self, p: Picture) -> tuple[int, int, int]:
        """Width, height and samples."""
        w, h, spp = p['size']
        if self.a.size:
            w, h = map(int, self.a.size.split('x'))
        return w, h, self.a.spp or spp

    def prepare(self, p: Picture) -> None:
        """Car, paint, steering, light scene and camera of picture p."""
        ds = self.a.ds or p.get('ds') or 0.012
        door = p.get('open')
        if self.car_key != (p['car'], ds, door):
            S.reset()
            self.car = Vehicle(p['car'], ds, door=door)
            if door:
                from interior.furnish import furnish

                furnish(self.car, p['car'])
            self.car_key, self.scene_key, self.cabin_key = (p['car'], ds, door), None, None
        key = json.dumps([p['scene'], p.get('args')])
        if key != self.scene_key:
            fresh = self.scene_key is None or lighting.shape(p) != self.shape
            if fresh:
                S.clear([self.car.coll])
                self.car.lights = None  # other cars in the scene share the materials
            self.opt = lighting.setup(p['scene'], self.car, fresh=fresh, **(p.get('args') or {}))
            self.scene_key, self.shape = key, lighting.shape(p)
        self.car.steer(p['steer'])
        sunlit = p['scene'] == 'dark' or (p['scene'] == 'land' and p['args']['mood'] not in ('dusk', 'blue'))
        self.car.dress(p['paint'], p.get('lights', self.opt['led']), sunlit)
        w, h, spp = self.size(p)
        o = self.opt
        S.setup_render(
            w,
            h,
            spp,
            '',
            0.01,
            o['exposure'] + p.get('ev', 0),
            o['look'],
            o['transparent'],
            view=o['view'],
            threads=self.a.threads,
            indoors=p['scene'] == 'hall',
        )
        loc, tgt, lens, sx, sy, fstop = views.place(self.car.sp, self.car.parts, p['view'], w, h, p.get('fit'))
        fstop = fstop or o.get('fstop', 0)  # out of doors the background is a little out of focus
        S.camera(loc, tgt, p.get('lens', lens), fstop and (loc, tgt, fstop), (sx, sy))

    def tmp(self, p: Picture) -> str:
        """Where the files of a picture lie while it is made."""
        return os.path.join(masters.SCRATCH, '%s-%d' % (p['id'].replace('/', '-'), os.getpid()))

    def finish(self, p: Picture, png: str, t0: float) -> None:
        """Encode a finished picture and note it in the ledger, or put it where --out says."""
        w, h, spp = self.size(p)
        if self.a.out:
            os.makedirs(self.a.out, exist_ok=True)
            os.replace(png, os.path.join(self.a.out, p['id'].replace('/', '-') + '.png'))
        else:
            masters.to_webp(png, p['id'])
            os.remove(png)
            masters.note(
                p['id'],
                samples=spp,
                size=[w, h],
                seconds=round(time.time() - t0),
                cars=likenesses(p),
            )
        print('PICTURE %s %dx%d spp=%d %.0fs cpu=%.0fs' % (p['id'], w, h, spp, time.time() - t0, time.process_time()), flush=True)

    def picture(self, p: Picture) -> None:
        """Render one picture."""
        t0 = time.time()
        self.prepare(p)
        tmp = self.tmp(p)
        rgb, alpha = shoot.expose(tmp, bpy.context.scene.cycles.samples)
        if self.opt['glow']:
            rgb = shoot.bloom(rgb, self.opt['glow'])
        D.save_png(rgb, tmp + '.png', alpha)
        self.finish(p, tmp + '.png', t0)

    def pair(self, ps: list[Picture]) -> None:
        """Black and white paint in register, then every colour of the pictures ps from these two."""
        t0 = time.time()
        lin: list[tuple[Any, Any]] = []
        for v in (0.0, 1.0):
            self.prepare(dict(ps[0], paint=v))
            lin.append(shoot.expose(self.tmp(ps[0]), bpy.context.scene.cycles.samples, with_alpha=not lin))
        (black, alpha), (white, _) = lin  # one alpha serves both
        assert alpha is not None
        for p in ps:
            _, chip, solid = mats.PAINTS[p['paint']]
            png = self.tmp(p) + '.png'
            recolor.write(black, white, alpha, chip, png, self.opt['exposure'] + p.get('ev', 0), 1.0 if solid else mats.GAIN)
            self.finish(p, png, t0)


def main() -> None:
    """Render what the command line asks for."""
    a = parse()
    table = {p['id']: p for p in masters.listed()} | CHECKS
    todo = [table[i] for i in a.ids.split(',')]
    studio = Studio(a)
    while todo:
        if os.path.exists(PAUSE) and not a.out:
            print('paused', flush=True)
            return
        p = todo.pop(0)
        if p['scene'] == 'cabin':
            from interior.picture import picture as cabin_picture

            cabin_picture(studio, p)
        elif p.get('pair'):
            same = [p] + [q for q in todo if (q['car'], q.get('pair')) == (p['car'], p['pair'])]
            todo = [q for q in todo if q not in same]
            studio.pair(same)
        else:
            studio.picture(p)


main()
