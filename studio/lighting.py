"""Light scenes. Each function builds its surroundings around the origin and returns changes to the defaults of `setup`.

Cards (`scene.flag`) are seen by reflections only: bright ones draw the highlights, black ones keep the flanks dark.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Sequence
from typing import Any

import bpy

import city
import hall
import materials as mats
import outdoor
import reflections
import road
import scene as S
from kinds import Colour
from moods import land_of
from vehicle import Vehicle
from views import STUDIO_FLOOR


def _stage(catcher: bool, az: float = 38, shoulder: float = 0.80, belt: float = 1.05) -> dict[str, Any]:
    """Light studio with a pool of light behind the car, or the same light on alpha with a shadow catcher. The lamps light, a
    dome that only reflections see is what the paint and the glass mirror. az: where the camera stands, on the car's left."""
    S.world((1, 1, 1), 0.08)
    fl = reflections.backdrop('floor', 0 if catcher else 0.80)
    if catcher:
        ground = outdoor.strip('catcher', -20, 20, -20, 20, 0, fl)
        ground.is_shadow_catcher = True
    else:
        ground = S.cyclorama(fl, back=STUDIO_FLOOR, r=7, h=14)
    ground.visible_glossy = False
    S.dome(reflections.dome('dome', az, shoulder, belt))
    lamps = [
        S.area('top', (0, 0.2, 5.4), (0, 0.2, 0), (8.5, 3.2), 390),
        S.area('key', (1.0, 7.0, 3.2), (0, 0, 0.8), (9.0, 1.8), 60),
        S.area('fill', (0, -6.5, 3.2), (0, 0, 0.8), (8.5, 1.2), 36),
    ]
    ends = [
        S.area('front', (8.0, 1.6, 2.6), (1.8, 0, 0.8), (3.6, 1.0), 70),
        S.area('back', (-8.0, 1.2, 2.8), (-1.8, 0, 0.9), (3.6, 1.0), 60),
    ]
    for o in ends:
        o.data.cycles.cast_shadow = not catcher  # a cut-out keeps only the soft contact shadow
    for o in lamps + ends:
        o.visible_glossy = False
    return dict(exposure=0.28, view='Standard', led=0.7, glow=0, transparent=catcher)


def bright(**args: Any) -> dict[str, Any]:
    """Bright studio."""
    return _stage(False, **args)


def cutout(**args: Any) -> dict[str, Any]:
    """The light of the bright studio on a clear ground."""
    return _stage(True, **args)


def dark(
    az: float = 33,
    tint: Colour = (0.80, 0.89, 1),
    floor: float = 0.16,
    strip: float = 1.0,
    glow: float = 0.035,
    backdrop: Colour = (0.80, 0.90, 1),
    at: tuple[float, float] = (0.56, 0.50),
    over: Sequence[tuple[float, float]] = (),
    shoulder: float = 0.80,
    belt: float = 1.05,
) -> dict[str, Any]:
    """Night studio. az: where the camera stands, in degrees from the nose towards the car's left (beyond 90 it sees the tail); the
    reflections are drawn for it. tint: colour of the long strip and the rims; floor: its roughness; glow, backdrop, at: strength,
    colour and place in the picture of the light behind the roof;
    over: (x, y) of more cars, each gets a light above it."""
    S.world((0.5, 0.6, 0.8), 0.004)
    S.cyclorama(reflections.night_floor('floor', floor, glow, at, backdrop), back=45, r=8, h=90)
    S.dome(reflections.night_dome('night_dome', az, strip, tint, shoulder, belt), r=30)
    side = 1 if az >= 0 else -1
    a = math.radians(az)
    ahead = lambda d, turn: (d * math.cos(a + turn), d * math.sin(a + turn))  # a place d metres away, turned from the camera's
    lamps = [
        S.area('top', (0, 0, 4.6), (0, 0, 0), (6.0, 2.2), 420),
        S.area('camera_side', (*ahead(9.0, 0.9 * side), 3.4), (0, 0, 0.7), (5.0, 1.2), 34),
        S.area('face', (*ahead(8.0, -0.7 * side), 2.6), (0, 0, 0.6), (3.0, 1.0), 80),
        S.area('rim', (*ahead(8.5, math.pi - 0.5 * side), 3.2), (0, 0, 0.9), (6.0, 0.8), 240, tint),
    ]
    for x, y in over:
        lamps.append(S.area('over', (x - 0.4, y + 0.6, 3.9), (x, y, 0.4), (5.5, 1.6), 150, tint))
    for o in lamps:
        o.visible_glossy = False
    return dict(look='Medium High Contrast', exposure=0.70, glow=0.035)


def night_city(**args: Any) -> dict[str, Any]:
    """Street at night, see city."""
    return city.build(**args)


def land(**args: Any) -> dict[str, Any]:
    """Steppe or winter road, see moods. The body mirrors sky and land alone."""
    return outdoor.build(**args)


def showroom(**args: Any) -> dict[str, Any]:
    """Showroom or office, see hall."""
    return hall.build(**args)


def zebra() -> dict[str, Any]:
    """Even stripes by elevation around a mirror-like car: a check of its surfaces, not a picture. Where a stripe hooks, pinches
    or closes on itself, the skin does too."""
    reflections.stripes(11)
    for o in bpy.data.objects:
        if o.type == 'MESH':
            paint = o.data.materials[0].name.startswith('paint')
            o.data.materials[0] = (
                mats.principled('mirror', (0.9, 0.9, 0.9), 1, 0) if paint else mats.emission('mute', (0.02, 0.02, 0.02), 1)
            )
    return dict(view='Standard', led=0)


SCENES: dict[str, Callable[..., dict[str, Any]]] = dict(
    bright=bright, cutout=cutout, dark=dark, city=night_city, land=land, hall=showroom, road=road.build, zebra=zebra
)


def company(others: Sequence[Any], lights: float, ds: float = 0.018) -> None:
    """More cars in the picture. others: [(car, paint 1-6, x, y, turn in degrees)]."""
    for k, (name, paint, x, y, turn) in enumerate(others):
        v = Vehicle(name, ds, '_%d' % (k + 2)).put(x, y, turn)
        v.dress(paint, lights)
        v.steer(0)


def shape(p: dict[str, Any]) -> str:
    """What a picture's scene is made of: two pictures with the same shape differ in light only."""
    a = p.get('args') or {}
    if p['scene'] != 'land':
        return json.dumps([p['scene'], a])
    return json.dumps(['land', land_of(a)])


def setup(
    name: str, car: Any, others: Sequence[Any] = (), main: tuple[float, float, float] = (0, 0, 0), fresh: bool = True, **args: Any
) -> dict[str, Any]:
    """Build lights and surroundings. Returns look, exposure, view (colour management), transparent (film), led (brightness of
    the lamps of the cars) and glow (bloom after denoising). main: where the car itself stands, (x, y, turn);
    fresh=False: the last scene had the same shape and is still there."""
    o: dict[str, Any] = dict(look='Medium High Contrast', exposure=0, view='Filmic', transparent=False, led=1.0, glow=0)
    if not fresh:
        args['fresh'] = False
    if name in ('dark', 'bright', 'cutout'):
        args['shoulder'] = car.sp.shoulder_tilt
        args['belt'] = min(z for _, z in car.sp.belt_z)
    o.update(SCENES[name](**args))
    if fresh:
        car.put(*main)
        company(others, o['led'])
    return o
