"""The loop of a model page: a band of light travels along the car in the dark studio. Runs inside Blender:

blender -b -noaudio -P studio/video.py -- --car voyah-free [--size 1600x900 --spp 10]

Light adds up: the car is rendered once in the dark studio of the heroes and once per position of a narrow band of light, all in
linear light; every frame is a weighted sum of these pictures, so 288 frames cost 13 renders. The weights are periodic, so the loop
has no seam. Renders are kept in the scratch folder; a stopped run goes on where it was.
Writes media/video/<car>.mp4 (H.264), .webm (AV1) and the master of <car>/video-poster, which is the first frame.
"""

from __future__ import annotations

import argparse
import math
import os
import subprocess
import sys
import time
from typing import Any

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
import numpy as np

import denoise as D
import lighting
import masters
import materials as mats
import scene as S
import shoot
import shots
import views
from fingerprint import fingerprint
from vehicle import Vehicle, shaping_code

POSITIONS, FPS, SECONDS = 12, 24, 12
ALWAYS, SWEEP = 1.15, 1.5  # strength of the heroes' light, which stands all the time, and of the band that travels
LOG_MIN, LOG_MAX = -11.0, 5.0  # stops around .18 that the colour table covers
LOOK = 'Medium High Contrast'
GRID = 40  # colour table points per axis


def band(k: int) -> None:
    """Light band k of POSITIONS: an arch from behind the car (0) to its front. The lamps light the car without being mirrored;
    what it mirrors are cards with soft edges, wide enough to blend into the next position."""
    S.world((0, 0, 0), 0)
    # A floor that mirrors would show the cards as white patches beside the car; the light that stands all the time has the mirror.
    S.cyclorama(mats.principled('floor', (0.022, 0.024, 0.027), 0, 0.6, spec=0), back=45, r=8, h=90)
    x = -4.6 + 9.6 * k / (POSITIONS - 1)
    lamps = [
        S.area('top', (x, 0.6, 3.3), (x * 0.85, 0.1, 0.6), (0.5, 3.6), 62),
        S.area('side', (x, 5.2, 1.7), (x * 0.8, 0, 0.8), (0.5, 2.6), 60, (0.86, 0.93, 1)),
        S.area('far', (x, -4.2, 2.4), (x * 0.8, 0, 0.9), (0.5, 2.2), 44, (0.75, 0.86, 1)),
    ]
    for o in lamps:
        o.visible_glossy = False
    turn = math.pi / 2
    S.flag((x, 0.9, 4.2), (x, 0.3, 0.6), (7.0, 2.3), 2.6, turn)
    S.flag((x, 6.4, 1.5), (x, 0, 0.8), (1.6, 2.3), 2.4, turn)
    S.flag((x, -6.4, 1.8), (x, 0, 0.8), (3.0, 2.3), 1.6, turn)


def layers(a: argparse.Namespace, w: int, h: int) -> Any:
    """Linear pictures (POSITIONS + 1, h, w, 3), rows from bottom to top; the last one is the light that stands all the time, with
    the lamps of the car."""
    car = None
    out = []
    here = os.path.dirname(os.path.abspath(__file__))
    looks = fingerprint(
        os.path.join(here, name + '.py') for name in ('video', 'lighting', 'materials', 'reflections', 'nodes', 'views')
    )
    for k in range(POSITIONS + 1):
        name = 'video-%s-%s-%s-%dx%d-%d-%02d.npy' % (a.car, shaping_code(), looks, w, h, a.spp, k)
        path = os.path.join(masters.SCRATCH, name)
        if not os.path.exists(path):
            if car is None:
                S.reset()
                car = Vehicle(a.car, 0.013)
            S.clear([car.coll])
            if k < POSITIONS:
                band(k)
            else:
                lighting.dark(az=views.VIEWS['poster']['az'], glow=0.22, at=(0.5, 0.5), shoulder=car.sp.shoulder_tilt)
            car.lights = None
            car.dress(shots.LEAD[a.car], 0.0 if k < POSITIONS else 1.0 / ALWAYS)
            car.steer(0)
            S.setup_render(w, h, a.spp, '', 0.03, 0, LOOK)
            loc, tgt, lens, sx, sy, _ = views.place(car.sp, car.parts, 'poster', w, h)
            S.camera(loc, tgt, lens, None, (sx, sy))
            t0 = time.time()
            rgb, _ = shoot.expose(path[:-4], a.spp)
            if k == POSITIONS:
                rgb = shoot.bloom(rgb, 0.045)
            np.save(path, rgb.astype(np.float16))
            print('LAYER %s %d %.0fs' % (a.car, k, time.time() - t0), flush=True)
        out.append(np.load(path).astype(np.float32))
    return np.stack(out)


def weights(t: float) -> Any:
    """Weights of the light bands at phase t (0..1): a soft bell that runs from the front to the back and, after a pause with
    the lamps alone, starts again."""
    span = POSITIONS + 7.0
    centre = POSITIONS + 2.0 - ((t + 0.40) % 1) * span  # the first frame, which is the poster, shows the light at mid-car
    k = np.arange(POSITIONS)
    d = np.stack([k - centre + j * span for j in (-1, 0, 1)])
    return SWEEP * np.exp(-0.5 * (d / 1.05) ** 2).sum(0)


def colour_table(path: str) -> None:
    """The film look of the stills as a .cube for ffmpeg: input is log2 of linear light between LOG_MIN and LOG_MAX."""
    g = 0.18 * 2.0 ** (LOG_MIN + (LOG_MAX - LOG_MIN) * np.linspace(0, 1, GRID))
    b, gr, r = np.meshgrid(g, g, g, indexing='ij')
    rgb = np.stack([r, gr, b], -1).reshape(GRID * 20, -1, 3)
    s = bpy.context.scene
    S.setup_render(rgb.shape[1], rgb.shape[0], 1, '', 0.03, 0, LOOK)
    s.render.image_settings.color_depth = '16'
    png = path + '.png'
    D.save_png(rgb.astype(np.float32), png)
    s.render.image_settings.color_depth = '8'
    im = bpy.data.images.load(png)
    im.colorspace_settings.name = 'Raw'
    v = np.empty(rgb.shape[0] * rgb.shape[1] * 4, np.float32)
    im.pixels.foreach_get(v)
    v = v.reshape(-1, 4)[:, :3]
    with open(path, 'w') as f:
        f.write('LUT_3D_SIZE %d\n' % GRID + '\n'.join('%.5f %.5f %.5f' % tuple(c) for c in v) + '\n')
    os.remove(png)


def encode(a: argparse.Namespace, L: Any, w: int, h: int) -> None:
    """Sum up the frames of the layers L and write the film in both formats, and its poster."""
    cube = os.path.join(masters.SCRATCH, 'look.cube')
    colour_table(cube)
    folder = a.out or os.path.join(masters.ROOT, 'media', 'video')
    os.makedirs(folder, exist_ok=True)
    raw = [
        'ffmpeg',
        '-v',
        'error',
        '-y',
        '-f',
        'rawvideo',
        '-pix_fmt',
        'rgb48le',
        '-s',
        '%dx%d' % (w, h),
        '-r',
        str(FPS),
        '-i',
        '-',
    ]
    look = "lut3d=file='%s':interp=tetrahedral,noise=alls=2:allf=t+u,format=yuv420p" % cube  # a trace of grain hides banding
    mid = os.path.join(masters.SCRATCH, a.car + '-video.mkv')
    p = subprocess.Popen([*raw, '-vf', look, '-c:v', 'libx264', '-preset', 'veryfast', '-qp', '8', mid], stdin=subprocess.PIPE)
    assert p.stdin
    n = FPS * SECONDS
    for i in range(n):
        wk = np.append(weights(i / n), ALWAYS)
        x = np.tensordot(wk[wk > 0.002], L[wk > 0.002], 1)[::-1]
        y = (np.log2(np.maximum(x, 1e-7) / 0.18) - LOG_MIN) / (LOG_MAX - LOG_MIN)
        p.stdin.write((np.clip(y, 0, 1) * 65535 + 0.5).astype('<u2').tobytes())
    p.stdin.close()
    p.wait()
    meta = ['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709', '-an']
    base = os.path.join(folder, a.car)
    run = lambda *c: subprocess.run(['nice', '-n', '19', 'ffmpeg', '-v', 'error', '-y', '-i', mid, *c], check=True)
    run(
        '-c:v',
        'libx264',
        '-preset',
        'slow',
        '-crf',
        '25',
        '-maxrate',
        '960k',
        '-bufsize',
        '1900k',
        '-movflags',
        '+faststart',
        '-pix_fmt',
        'yuv420p',
        *meta,
        base + '.mp4',
    )
    run(
        '-c:v',
        'libsvtav1',
        '-preset',
        '7',
        '-crf',
        '40',
        '-svtav1-params',
        'tune=0:film-grain=4',
        '-pix_fmt',
        'yuv420p',
        *meta,
        base + '.webm',
    )
    png = os.path.join(masters.SCRATCH, a.car + '-poster.png')
    run('-frames:v', '1', png)
    if not a.out:
        masters.to_webp(png, a.car + '/video-poster')


if __name__ == '__main__':
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument('--car', required=True)
    ap.add_argument('--size', default='1600x900')
    ap.add_argument('--spp', type=int, default=10)
    ap.add_argument('--out', help='another folder; the ledger and the poster are left alone')
    args = ap.parse_args(sys.argv[sys.argv.index('--') + 1 :])
    W, H = map(int, args.size.split('x'))
    os.makedirs(masters.SCRATCH, exist_ok=True)
    t = time.time()
    encode(args, layers(args, W, H), W, H)
    if not args.out:
        facts = dict(samples=args.spp, size=[W, H], seconds=round(time.time() - t))
        masters.note(args.car + '/video', **facts)
        masters.note(args.car + '/video-poster', **facts)
    print('VIDEO %s %.0fs' % (args.car, time.time() - t), flush=True)
