"""Cameras. A view is either an orbit around the whole car, framed automatically, or a fixed spot for a close-up.

Metres; x points to the nose of the car, y to its left side, z up. The car stands on z = 0 with the wheelbase centred on x = 0.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from kinds import Array, Point

Rectangle = tuple[float, float, float, float]  # x0, y0, x1, y1 as fractions of the picture
View = dict[str, Any]  # what `orbit` and `spot` return


def orbit(
    az: float,
    h: float | None = None,
    lens: float = 60,
    fit: Rectangle = (0.08, 0.10, 0.92, 0.86),
    el: float | None = None,
    tz: float = 0.45,
    tilt: float = 0.0,
) -> View:
    """Whole car. az: degrees from the nose towards the car's left side; h: camera height in metres, or el: elevation in
    degrees; fit: the rectangle (x0, y0, x1, y1; fractions of the picture, origin at the lower left) that the car fills;
    tz: height of the aim as a share of the car's height."""
    return dict(kind='orbit', az=az, h=h, lens=lens, fit=fit, el=el, tz=tz, tilt=tilt)


def spot(where: Callable[[Any, float], tuple[Point, Point]], lens: float = 60, fstop: float = 0) -> View:
    """Close-up. where(sp, hw) -> (camera, target); fstop > 0 switches depth of field on."""
    return dict(kind='spot', where=where, lens=lens, fstop=fstop)


def _mirror(sp: Any) -> tuple[float, float, float]:
    """Middle of the left mirror, roughly."""
    x = sp.mirror_x
    return x, sp.width / 2 + 0.06, sp.height * 0.62 + 0.08


STUDIO_FLOOR = 18.0  # radius of the bright studio's level floor, in metres; cameras stay on it, or they see its wall from outside
CLOSE = (-0.22, -0.10, 1.10, 0.90)  # the car runs out of the picture
CHAPTER = (0.34, 0.13, 0.95, 0.60)  # words stand above the car at the left

VIEWS = {
    # the twins of HEROES for wide and for upright pictures are added below
    'poster': orbit(38, 0.95, 90, (0.11, 0.17, 0.89, 0.81)),  # the film: wide windows cut its upper and lower eighth off
    'stage': orbit(38, 1.15, 100, (0.075, 0.15, 0.925, 0.93)),
    'card': orbit(90, 1.35, 200, (0.03, 0.165, 0.97, 0.985)),
    # the whole car
    'front34-long': orbit(38, 0.95, 95, (0.05, 0.08, 0.95, 0.92)),
    'front34': orbit(36, 0.88, 88, (0.12, 0.11, 0.90, 0.74)),
    'front34-right': orbit(-42, 1.30, 85, (0.10, 0.12, 0.88, 0.72)),
    'front34-city': orbit(26, 0.75, 85, (0.10, 0.10, 0.86, 0.76)),
    'front34-snow': orbit(44, 1.10, 80, (0.22, 0.12, 0.86, 0.62)),
    'front34-thaw': orbit(-35, 0.85, 85, (0.16, 0.12, 0.84, 0.66)),
    'front34-evening': orbit(47, 1.15, 80, (0.14, 0.11, 0.92, 0.72)),
    'front34-off': orbit(-52, 0.80, 85, (0.12, 0.12, 0.86, 0.68)),
    'front-slight': orbit(18, 0.95, 85, (0.16, 0.10, 0.86, 0.82)),
    'front-low': orbit(8, 0.60, 90, (0.28, 0.12, 0.72, 0.66)),
    'front-night': orbit(0, 0.80, 85, (0.20, 0.12, 0.80, 0.76)),
    'side': orbit(86, 0.90, 62, (0.07, 0.12, 0.93, 0.76)),
    'side-studio': orbit(93, 1.05, 115, (0.06, 0.12, 0.94, 0.80)),
    'side-city': orbit(74, 0.80, 85, (0.08, 0.11, 0.92, 0.76)),
    'side-small': orbit(68, 1.2, 75, (0.30, 0.14, 0.90, 0.52)),
    'rear34': orbit(146, 0.90, 92, (0.11, 0.11, 0.89, 0.76)),
    'rear34-low': orbit(142, 0.70, 88, (0.10, 0.10, 0.88, 0.78)),
    'rear34-right': orbit(-143, 1.20, 95, (0.10, 0.12, 0.90, 0.84)),
    'rear34-wide': orbit(158, 0.95, 70, (0.40, 0.13, 0.86, 0.56)),
    'rear34-city': orbit(138, 0.80, 85, (0.12, 0.10, 0.88, 0.76)),
    'rear34-day': orbit(-148, 0.85, 68, (0.10, 0.11, 0.86, 0.66)),
    'rear': orbit(180, 1.0, 88, (0.18, 0.10, 0.82, 0.82)),
    # the outsides of every other car
    'front34-meeting': orbit(-33, 0.80, 88, (0.10, 0.11, 0.88, 0.74)),
    'side-right': orbit(-87, 0.90, 62, (0.07, 0.12, 0.93, 0.76)),
    'rear34-dark': orbit(-151, 0.95, 92, (0.11, 0.11, 0.89, 0.76)),
    'front-right': orbit(-15, 1.05, 85, (0.15, 0.10, 0.85, 0.82)),
    'rear34-left': orbit(141, 1.25, 95, (0.10, 0.12, 0.90, 0.84)),
    'front34-kerb': orbit(-31, 0.75, 85, (0.12, 0.10, 0.90, 0.76)),
    'above-right': orbit(-42, None, 85, (0.10, 0.09, 0.90, 0.91), el=26, tz=0.36),
    # the galleries of every other car
    'rear34-leaving': orbit(-156, 0.95, 70, (0.12, 0.13, 0.60, 0.56)),
    'rear34-street': orbit(-139, 1.0, 85, (0.10, 0.10, 0.88, 0.74)),
    'front-meeting': orbit(-15, 0.60, 88, (0.26, 0.12, 0.72, 0.66)),
    'side-dark': orbit(83, 0.90, 115, (0.07, 0.13, 0.93, 0.78)),
    'rear-night': orbit(180, 0.95, 85, (0.20, 0.12, 0.80, 0.76)),
    'front34-high': orbit(41, 1.60, 85, (0.12, 0.12, 0.90, 0.74)),
    'rear34-field': orbit(147, 1.25, 88, (0.12, 0.12, 0.88, 0.72)),
    'front34-street': orbit(54, 0.85, 80, (0.08, 0.11, 0.92, 0.74)),
    'above-front': orbit(29, None, 75, (0.10, 0.08, 0.92, 0.80), el=13, tz=0.4),
    # the gallery of the Shine GS
    'rear34-bend': orbit(-160, 1.05, 72, (0.36, 0.13, 0.84, 0.60)),
    'rear34-corner': orbit(-127, 0.85, 82, (0.10, 0.10, 0.86, 0.74)),
    'front-frost': orbit(-11, 0.66, 88, (0.30, 0.12, 0.76, 0.68)),
    'side-dark-right': orbit(-83, 0.95, 115, (0.07, 0.13, 0.93, 0.78)),
    'front34-morning': orbit(37, 1.35, 86, (0.12, 0.12, 0.90, 0.74)),
    'front-dark': orbit(-13, 0.85, 88, (0.20, 0.12, 0.80, 0.78)),
    'rear34-grass': orbit(139, 1.15, 86, (0.14, 0.12, 0.90, 0.74)),
    'side-street': orbit(104, 0.85, 85, (0.08, 0.11, 0.92, 0.76)),
    'above-rear-right': orbit(-143, None, 80, (0.12, 0.08, 0.88, 0.80), el=13, tz=0.4),
    'above': orbit(34, None, 85, (0.10, 0.09, 0.90, 0.91), el=31, tz=0.36),
    'above-rear': orbit(150, None, 75, (0.16, 0.10, 0.80, 0.66), el=15, tz=0.4),
    'cropped': orbit(48, 0.80, 95, CLOSE),
    'cropped-rear': orbit(-137, 0.85, 95, (-0.10, -0.10, 1.22, 0.90)),
    'group': orbit(26, 1.05, 85, (0.33, 0.10, 0.73, 0.60)),
    'group-tall': orbit(26, 2.2, 85, (0.06, 0.07, 0.94, 0.46)),
    'banner': orbit(32, 0.88, 85, (0.56, 0.10, 0.97, 0.84)),
    'showroom': orbit(34, 1.35, 42, (0.24, 0.10, 0.80, 0.66)),
    'showroom-side': orbit(63, 1.20, 46, (0.10, 0.11, 0.72, 0.62)),
    'showroom-wide': orbit(58, 1.5, 36, (0.32, 0.10, 0.72, 0.50)),
    'showroom-row': orbit(36, 1.5, 36, (0.04, 0.09, 0.49, 0.62)),
    'office': orbit(62, 1.55, 35, (0.05, 0.30, 0.56, 0.64)),
    'tile': orbit(22, 0.80, 80, (0.06, 0.07, 1.14, 0.56)),
    'tile-front': orbit(14, 0.75, 95, (-0.02, 0.08, 1.02, 0.52)),
    'tile-meeting': orbit(-26, 0.80, 85, (-0.16, 0.07, 0.94, 0.54)),
    # the exterior over the whole window: from the side or from behind, which the opening of a page does not show
    'chapter-rear': orbit(141, 0.95, 78, CHAPTER),
    'chapter-flank': orbit(58, 0.95, 66, CHAPTER),
    'chapter-side': orbit(108, 0.90, 60, CHAPTER),
    'chapter-street': orbit(157, 0.85, 70, CHAPTER),
    # from above and behind, for the driving assistants
    'assist-behind': orbit(180, None, 40, (0.34, 0.08, 0.66, 0.50), el=22, tz=0.4),
    'assist-above': orbit(150, None, 45, (0.54, 0.08, 0.82, 0.44), el=44, tz=0.4),
    'assist-front': orbit(52, None, 42, (0.47, 0.20, 0.75, 0.60), el=13, tz=0.4),
    'assist-side': orbit(140, None, 40, (0.50, 0.12, 0.86, 0.46), el=15, tz=0.4),
    # close-ups; for the wide MPVs the distances follow the width
    'wheel': spot(lambda sp, hw: ((sp.xfa + 1.6, hw + 1.75, 0.40), (sp.xfa - 0.26, hw - 0.12, sp.wheel_r + 0.03)), 55),
    'wheel-rear': spot(lambda sp, hw: ((sp.xra - 1.6, hw + 1.75, 0.40), (sp.xra + 0.26, hw - 0.12, sp.wheel_r + 0.03)), 55),
    'wheel-low': spot(lambda sp, hw: ((sp.xfa + 1.9, hw + 1.35, 0.34), (sp.xfa - 0.55, hw - 0.20, 0.62)), 44),
    'flank': spot(lambda sp, hw: ((sp.xra - 2.3, hw + 0.95, 0.88), (sp.xra + 1.3, hw - 0.10, 0.74)), 46),
    'lamp': spot(lambda sp, hw: ((sp.xnose + 1.55, hw + 0.55, 0.98), (sp.xnose - 0.30, hw * 0.70, 0.76)), 68),
    'lamp-right': spot(lambda sp, hw: ((sp.xnose + 1.45, -hw - 0.70, 0.80), (sp.xnose - 0.30, -hw * 0.70, 0.74)), 62),
    'lamp-wide': spot(lambda sp, hw: ((sp.xnose + 2.4, 1.15, 0.70), (sp.xnose - 0.20, hw * 0.40, 0.655)), 58),
    'nose': spot(lambda sp, hw: ((sp.xnose + 2.5, 1.6, 0.95), (sp.xnose - 0.40, 0.15, 0.66)), 50),
    'nose-low': spot(lambda sp, hw: ((sp.xnose + 2.3, -1.75, 0.66), (sp.xnose - 0.40, -0.15, 0.66)), 48),
    'grille': spot(lambda sp, hw: ((sp.xnose + 1.9, -0.75, 0.78), (sp.xnose - 0.30, 0.12, 0.62)), 52),
    'tail': spot(lambda sp, hw: ((sp.xtail - 1.65, hw + 0.55, 1.15), (sp.xtail + 0.30, hw * 0.62, 0.88)), 62),
    'tail-right': spot(lambda sp, hw: ((sp.xtail - 1.55, -hw - 0.75, 1.05), (sp.xtail + 0.30, -hw * 0.62, 0.88)), 58),
    'mirror': spot(
        lambda sp, hw: (
            (_mirror(sp)[0] + 1.75, hw + 1.05, 1.22),
            (_mirror(sp)[0] - 0.30, _mirror(sp)[1] - 0.12, _mirror(sp)[2] - 0.02),
        ),
        58,
    ),
    'mirror-right': spot(
        lambda sp, hw: (
            (_mirror(sp)[0] + 1.9, -hw - 0.95, 1.30),
            (_mirror(sp)[0] - 0.34, 0.12 - _mirror(sp)[1], _mirror(sp)[2] - 0.02),
        ),
        55,
    ),
    'boot': spot(lambda sp, hw: ((sp.xtail - 3.0, -1.35, 1.38), (sp.xtail + 0.20, -0.05, 1.12)), 37),
    'door': spot(lambda sp, hw: ((1.60, hw + 3.6, 1.34), (-0.55, hw - 0.10, 0.95)), 41),
    'roof': spot(lambda sp, hw: ((sp.xtail - 1.2, hw + 1.9, sp.height + 0.85), (-0.35, 0, sp.height - 0.22)), 48),
}

# how each car opens its page: azimuth and height of the camera, focal length
HEROES = {
    'hero': (33, 0.85, 95),
    'hero-low': (24, 0.62, 85),
    'hero-right': (-37, 0.95, 95),
    'hero-flank': (50, 0.90, 95),
    'hero-open': (29, 0.80, 90),
    'hero-face': (17, 0.85, 100),
}
for _name, (_az, _h, _lens) in HEROES.items():  # calm room at the upper left, or above, for the name of the car
    VIEWS[_name] = orbit(_az, _h, _lens, (0.20, 0.11, 0.955, 0.66 if _az < 20 else 0.62))
    VIEWS[_name + '-tall'] = orbit(_az, _h, _lens, (0.05, 0.085, 0.95, 0.42))


def _points(parts: list[Any]) -> Array:
    """A thinned cloud (n, 3) of the car's surface and its floor contact."""
    P = np.concatenate([m.V[::40] for _, _, m in parts if not m.empty])
    return np.concatenate([P, P * [1, 1, 0]])


def _frame(loc: Point, target: Point) -> tuple[Array, Array, Array]:
    """Right, up and forward axes of a camera that keeps the horizon level."""
    f = np.subtract(target, loc)
    f = f / np.linalg.norm(f)
    r = np.cross(f, [0, 0, 1.0])
    r /= np.linalg.norm(r)
    return r, np.cross(r, f), f


def place(
    sp: Any, parts: list[Any], view: str | View, w: int, h: int, fit: Rectangle | None = None
) -> tuple[Any, Any, float, float, float, float]:
    """(location, target, lens mm, shift_x, shift_y, f-stop) for a picture of w x h pixels. The lens shift moves the picture
    without changing the perspective; Blender counts it in fractions of the longer side."""
    v = dict(VIEWS[view]) if isinstance(view, str) else dict(view)
    if v['kind'] == 'spot':
        loc, tgt = v['where'](sp, sp.width / 2)
        return loc, tgt, v['lens'], 0, 0, v['fstop']
    fit = fit or v['fit']
    P = _points(parts)
    tgt = np.array([(sp.xnose + sp.xtail) / 2, 0, sp.height * v['tz']])
    a = math.radians(v['az'])
    fx = v['lens'] / 36  # focal length in units of the longer side
    fw, fh = max(w, h) / w, max(w, h) / h
    d = 9.0
    for _ in range(12):
        if v['el'] is not None:
            e = math.radians(v['el'])
            loc = tgt + d * np.array([math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e)])
        else:
            loc = np.array([tgt[0] + d * math.cos(a), d * math.sin(a), v['h']])
        r, u, f = _frame(loc, tgt)
        q = P - loc
        z = q @ f
        px, py = (q @ r) / z * fx * fw, (q @ u) / z * fx * fh  # fractions of the width and the height
        bw, bh = np.ptp(px), np.ptp(py)
        s = max(bw / (fit[2] - fit[0]), bh / (fit[3] - fit[1]))
        d *= s
        if abs(s - 1) < 1e-3:
            break
    cx, cy = (px.max() + px.min()) / 2, (py.max() + py.min()) / 2
    wx = 0.5 - (fit[0] + fit[2]) / 2 + cx  # right of the picture's middle -> the frame moves left
    wy = 0.5 - (fit[1] + fit[3]) / 2 + cy
    if bh / (fit[3] - fit[1]) < bw / (fit[2] - fit[0]):  # width decides: stand on the lower edge of the rectangle
        wy = 0.5 - fit[1] + py.min()
    return tuple(loc), tuple(tgt), v['lens'], wx / fw, wy / fh, 0
