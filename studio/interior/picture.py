"""Render a picture of a cabin: build it, light it, keep it for the next picture of the same cabin."""

from __future__ import annotations

import time
from typing import Any

import bpy

import denoise as D
import scene as S
import shoot
from cars import published
from vehicle import geometry

from . import console, dashboard, displays, doors, light, roof, seats, wheel
from .cabin import Cabin
from .cabins import CABINS
from .palette import light_lines
from .views import VIEWS

PARTS = (dashboard, displays, wheel, console, seats, doors, roof)


def build(car: str, options: dict[str, Any], light_name: str) -> float:
    """The cabin of a car in an empty scene, lit; returns the exposure."""
    car_parts = geometry(car, 0.02)[1] if options.get('screen') == 'surround' else None
    S.reset()
    cabin = Cabin(dict(CABINS[car], drivetrain=published(car)['drivetrain']), options, car_parts)
    light_lines(cabin.design, light.LIGHT[light_name]['amb'])
    for part in PARTS:
        part.build(cabin)
    if options.get('open'):
        cabin.open_side()
    return light.build(light_name, car, cabin)


def picture(studio: Any, p: dict[str, Any]) -> None:
    """Render picture p of the list. studio: render.Studio (sizes, output)."""
    t0 = time.time()
    args = p.get('args') or {}
    w, h, spp = studio.size(p)
    v = VIEWS[p['view']]
    if CABINS[p['car']]['layout'] == 'mpv':
        v = v.options.get('mpv', v)
    options = dict(v.options, **{k: args[k] for k in ('screen',) if k in args})
    light_name = args.get('light', 'dusk')
    key = repr((p['car'], sorted((k, q) for k, q in options.items() if k != 'key'), light_name))
    if key != studio.cabin_key:
        studio.car_key = studio.scene_key = None  # the exterior goes
        studio.cabin_ev = build(p['car'], options, light_name)
        studio.cabin_key = key
    start, end, watts = options.get('key', ((0, 0, 1.2), (0, 0, 0), 0))
    extra = bpy.data.objects['close_up']  # always there, so that switching it on does not load the cabin again
    S.aim(extra, start, end)
    extra.data.energy = watts * max(light.LIGHT[light_name]['soft'], 0.5)
    if v.options.get('around'):
        S.camera_around(v.camera, v.target)
    else:
        cam = S.camera(v.camera, v.target, v.lens, (v.camera, v.target, v.fstop))
        cam.data.dof.focus_distance = v.focus
    S.setup_render(
        w,
        h,
        spp,
        '',
        0.02,
        studio.cabin_ev + p.get('ev', 0),
        'Medium High Contrast',
        threads=studio.a.threads,
        indoors=True,
    )
    tmp = studio.tmp(p)
    rgb, _ = shoot.expose(tmp, spp)
    D.save_png(shoot.bloom(rgb, 0.02), tmp + '.png')
    studio.finish(p, tmp + '.png', t0)
