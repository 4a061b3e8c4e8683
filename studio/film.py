"""From the layers of a film to its frames, its files and its poster. Runs inside Blender, whose film look the frames share with the
stills."""

from __future__ import annotations

import os
import subprocess
from typing import Any

import bpy
import numpy as np

import denoise as D
import masters
import scene as S

FPS, SECONDS = 24, 12
WIDTH = 1920  # of the published film; its layers and its poster are wider
LOG_MIN, LOG_MAX = -11.0, 5.0  # stops around .18 that the colour table covers
GRID = 40  # colour table points per axis


def weights(t: float, strength: float, positions: int) -> Any:
    """Weights of the light bands at phase t (0..1), at most `strength`: a soft bell that runs from the front to the back and, after
    a pause with the lamps alone, starts again."""
    span = positions + 7.0
    centre = positions + 2.0 - ((t + 0.27) % 1) * span  # the first frame, which is the poster, shows the light on the car's face
    k = np.arange(positions)
    d = np.stack([k - centre + j * span for j in (-1, 0, 1)])
    return strength * np.exp(-0.5 * (d / 1.05) ** 2).sum(0)


def colour_table(path: str, film_look: str) -> None:
    """The film look of the stills as a .cube for ffmpeg: input is log2 of linear light between LOG_MIN and LOG_MAX."""
    g = 0.18 * 2.0 ** (LOG_MIN + (LOG_MAX - LOG_MIN) * np.linspace(0, 1, GRID))
    b, gr, r = np.meshgrid(g, g, g, indexing='ij')
    rgb = np.stack([r, gr, b], -1).reshape(GRID * 20, -1, 3)
    s = bpy.context.scene
    S.setup_render(rgb.shape[1], rgb.shape[0], 1, '', 0.03, 0, film_look)
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


def write(car: str, L: Any, film_look: str, sweep: float, out: str | None = None) -> None:
    """Sum up the frames of the layers L and write the film in both formats to `out`; without it to media/video, with its poster.
    The last layer stands all the time, the light of the others travels at strength `sweep`."""
    cube = os.path.join(masters.SCRATCH, car + '-look.cube')
    colour_table(cube, film_look)
    folder = out or os.path.join(masters.ROOT, 'media', 'video')
    os.makedirs(folder, exist_ok=True)
    h, w = L.shape[1:3]
    raw = f'-f rawvideo -pix_fmt rgb48le -s {w}x{h} -r {FPS} -i -'
    look = "lut3d=file='%s':interp=tetrahedral,noise=alls=3:allf=t+u,format=yuv420p" % cube  # a trace of grain hides banding
    mid = os.path.join(masters.SCRATCH, car + '-video.mkv')
    ffmpeg = ['nice', '-n', '19', 'ffmpeg', '-v', 'error', '-y']
    p = subprocess.Popen(
        [*ffmpeg, *raw.split(), '-vf', look, '-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '8', mid], stdin=subprocess.PIPE
    )
    assert p.stdin
    n = FPS * SECONDS
    for i in range(n):
        wk = np.append(weights(i / n, sweep, len(L) - 1), 1.0)
        x = np.tensordot(wk[wk > 0.002].astype(np.float32), L[wk > 0.002], 1)[::-1]
        y = (np.log2(np.maximum(x, 1e-7) / 0.18) - LOG_MIN) / (LOG_MAX - LOG_MIN)
        p.stdin.write((np.clip(y, 0, 1) * 65535 + 0.5).astype('<u2').tobytes())
    p.stdin.close()
    p.wait()
    base = os.path.join(folder, car)
    shared = ['-vf', f'scale={min(w, WIDTH)}:-2:flags=lanczos', '-pix_fmt', 'yuv420p', '-an']
    colours = ['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709']

    def run(*options: str) -> None:
        subprocess.run([*ffmpeg, '-i', mid, *options], check=True)

    h264 = ['-c:v', 'libx264', '-preset', 'slow', '-crf', '25', '-maxrate', '1100k', '-bufsize', '2200k', '-movflags', '+faststart']
    run(*shared, *h264, *colours, base + '.mp4')
    av1 = ['-c:v', 'libsvtav1', '-preset', '7', '-crf', '40', '-svtav1-params', 'tune=0:film-grain=4']
    run(*shared, *av1, *colours, base + '.webm')
    if not out:
        png = os.path.join(masters.SCRATCH, car + '-poster.png')
        run('-frames:v', '1', png)
        masters.to_webp(png, car + '/video-poster')
