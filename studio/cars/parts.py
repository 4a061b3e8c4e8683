"""The vocabulary of faces and tails: each function returns one feature, region, fill or light as features.py reads it.

Metres; points are (u, z), u along the skin from the centre line, z the height. `**more` takes any other key of the feature,
among them frame=(width, material, how far it stands proud), fills, guides, modules, wall, floor.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from kinds import Points, Region

LAMP_BOWL = dict(floor='lamp_inner', wall='gloss_black')


# ------------------------------------------------------------------------------------------------------------- regions
def outline(points: Points, r: Any) -> Any:
    """Closed outline with rounded corners, mirrored at the centre line."""
    return dict(poly=points, r=r)


def across(points: Points, r: Any) -> Any:
    """Outline that runs across the centre line: `points` lead round its outer side, from the top to the bottom."""
    return outline([(-0.1, points[0][1]), *points, (-0.1, points[-1][1])], r)


def band(line: Points, half: Any, u: Any, **ends: Any) -> Any:
    """Band of half height `half` [(u, h)] along a line. u: where it ends if it starts at the centre line, otherwise (start, end);
    ends: slant and slant0, the lean of its outer and inner end."""
    return dict(line=line, half=half, u=u if isinstance(u, tuple) else (-9, u), **ends)


# ------------------------------------------------------------------------------------------------ openings and their fills
def pocket(name: str, region: Region, depth: Any, **more: Any) -> Any:
    """Sunk opening: grille, air intake, recess."""
    return dict(k='pocket', name=name, **region, depth=depth, **more)


def slats(pitch: Any, w: float, mat: str, depth: Any, off: Any, **more: Any) -> Any:
    """Horizontal slats of width w. off: how far they stand proud of the skin, negative behind it."""
    return dict(k='hslat', pitch=pitch, w=w, mat=mat, depth=depth, off=off, **more)


def bars(pitch: Any, w: float, mat: str, depth: Any, off: Any, **more: Any) -> Any:
    """Upright bars of width w; tilt: their lean, zero at the height z0."""
    return dict(k='vslat', pitch=pitch, w=w, mat=mat, depth=depth, off=off, **more)


def diamonds(pitch: Any, size: Any, mat: str, depth: Any, off: Any, **more: Any) -> Any:
    """Staggered diamonds; fade=('edge' | 'u' | 'z', from, to) lets them shrink."""
    return dict(k='loz', pitch=pitch, size=size, mat=mat, depth=depth, off=off, **more)


def studs(pitch: Any, size: Any, mat: str, depth: Any, off: Any, **more: Any) -> Any:
    """Staggered rounded studs; fade as for diamonds."""
    return dict(k='dots', pitch=pitch, size=size, mat=mat, depth=depth, off=off, **more)


# ------------------------------------------------------------------------------------------------------- lamps and lights
def lamp(region: Region, depth: Any, name: str = 'lamp', ribs: float | None = 0.010, cover: str = 'lens', **more: Any) -> Any:
    """Headlamp: a dark bowl with fine upright ribs under a lens. ribs: their pitch, or None."""
    return pocket(name, region, depth, **LAMP_BOWL, **(dict(ribs=(ribs, 0.004, 'u')) if ribs else {}), cover=cover, **more)


def tail_lamp(region: Region, depth: Any, ribs: float | None = 0.012, **more: Any) -> Any:
    """Tail lamp: a red ribbed bowl under a red lens."""
    bowl = dict(floor='tail_inner', wall='gloss_black', ribs=(ribs, 0.005, 'u'), cover='lens_red')
    return pocket('tail', region, depth, **bowl, **more)


def guide(line: Points, r: Any, inset: Any, **more: Any) -> Any:
    """Light guide: a glowing rod of radius r along a line, `inset` below the skin. soft: how round it runs."""
    return dict(line=line, r=r, inset=inset, **more)


def red_guide(line: Points, r: Any, inset: Any, mat: str = 'led_red', **more: Any) -> Any:
    """Light guide of a tail lamp."""
    return guide(line, r, inset, mat=mat, tray_mat='tail_tray', **more)


def red_ticks(
    start: float,
    end: float,
    pitch: Any,
    top: float,
    bottom: float,
    r: Any,
    inset: Any,
    lean: float = 0.0,
    mat: str = 'led_red_soft',
) -> Any:
    """Row of short upright light guides from u = start to end."""
    at = np.arange(start, end, pitch)
    return [guide([(u, top), (u + lean, bottom)], r, inset, mat=mat, tray=False) for u in at]


def projectors(at: Any, size: Any, n: Any, step: Any, inset: Any, e: float = 4) -> Any:
    """Row of n lamp modules, the first one `at`, the next one `step` further. e: 2 is round, more is squarer."""
    return dict(at=at, size=size, e=e, n=n, step=step, inset=inset, aim=0.5)


def fog_lamp(at: Any, r: Any, inset: Any) -> Any:
    """One round lamp module."""
    return dict(at=at, size=(r, r), n=1, inset=inset, aim=0.4)


# ---------------------------------------------------------------------------------------------------------------- trim
def inlay(name: str, region: Region, mat: str, depth: Any, **more: Any) -> Any:
    """Flush trim piece."""
    return dict(k='inlay', name=name, **region, mat=mat, depth=depth, **more)


def strip(name: str, line: Points, half: Any, u: Any, mat: str, depth: Any, **more: Any) -> Any:
    """Thin bright line from the centre to u."""
    return inlay(name, band(line, [(line[0][0], half), (line[-1][0], half)], u), mat, depth, **more)


def reflector(points: Points, r: Any = 0.006) -> Any:
    """Red reflector of the rear bumper."""
    return inlay('reflector', outline(points, r), 'reflector', 0.008, off=0.001)


def bumper_plate(points: Points, r: Any) -> Any:
    """Satin plate in the lower rear bumper."""
    return inlay('bright', across(points, r), 'satin', 0.02, off=0.003)


def badge(z: float, size: Any, **more: Any) -> Any:
    """Plate on the centre line with a plain mark in relief, one of features.MARKS (no emblem)."""
    return dict(k='badge', z=z, size=size, **more)


def sensors(*at: Any) -> Any:
    """Parking sensors at the given points."""
    return dict(k='sensors', at=list(at))


def plate_recess(z: float, w: float, h: float) -> Any:
    """Shallow body-coloured recess where a number plate would sit (left empty). w, h: half its width and height."""
    region = across([(w, z + h), (w - 0.02, z - h)], 0.03)
    return pocket('plate', region, 0.014, floor='paint', wall='paint', gap=0.0)


def diffuser(z0: float, zt: float, w: float, fins: float = 0.145) -> Any:
    """Centre tunnel of the rear bumper from z0 up to zt with vertical fins."""
    return pocket(
        'diffuser',
        across([(w, zt), (w - 0.07, z0)], 0.025),
        0.06,
        frame=(0.012, 'satin', 0.003),
        wall='plastic',
        fills=[bars(fins, 0.014, 'gloss_black', 0.055, 0.004, relief=0.002)],
    )


def lower_trim(z0: float, rise: float, skid: Any = None, mat: str = 'plastic') -> Any:
    """Dark lower edge of a bumper, `rise` higher at its ends. skid: (half width, top, bottom, material) of a plate in it."""
    chin = dict(below=[(0, z0), (0.5, z0), (0.8, z0 + rise * 0.6), (1.3, z0 + rise)], u=1.42)
    out = [inlay('chin', chin, mat, 0.03, r_edge=0.004)]
    if skid:
        w, top, bottom, skid_mat = skid
        plate = dict(poly=[(-0.1, top), (w, top), (w - 0.08, bottom), (-0.1, bottom)])
        out.insert(0, inlay('skid', plate, skid_mat, 0.02, off=0.004, r_edge=0.004))
    return out
