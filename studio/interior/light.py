"""How a cabin is lit, and what lies beyond its windows."""

from __future__ import annotations

from typing import Any

import outdoor
import scene as S

from .cabin import Cabin

# sun elevation and mood outside, strength of the soft lights, of the light lines and screens, exposure
LIGHT: dict[str, dict[str, Any]] = {
    'dusk': dict(mood='dusk', az=300, el=7, soft=0.72, warm=(1, 0.93, 0.85), amb=1.6, ev=0.0),
    'day': dict(mood='day', az=310, el=36, soft=0.2, warm=(0.96, 0.98, 1), amb=0.5, ev=1.0),
    'night': dict(mood='blue', az=20, el=-2.5, soft=0.10, warm=(0.70, 0.82, 1), amb=4.5, ev=0.2),
}

# other worlds beyond the windscreen, so that no two cars drive through the same evening
OUTSIDE: dict[tuple[str, str], dict[str, Any]] = {
    ('voyah-dreamer', 'dusk'): dict(mood='gold', az=70, el=12, drift=2),
    ('forthing-t5-evo', 'dusk'): dict(mood='blue', az=25, el=0.5, drift=3),
    ('aeolus-shine-gs', 'dusk'): dict(mood='cloud', az=30, el=14, drift=4),
}


def build(light: str, car: str, cabin: Cabin) -> float:
    """Landscape and lamps of the light `light` of LIGHT around the cabin; returns the exposure."""
    q, H = LIGHT[light], cabin.lift
    world = dict(dict(mood=q['mood'], az=q['az'], el=q['el']), **OUTSIDE.get((car, light), {}))
    # dry: at this flat angle the puddles of a wet road look like paving stones
    outdoor.build(lanes=2, driven=True, wet=False, grass=light != 'night', fill=None, ev=0, **world)
    k = q['soft']
    S.area('roof', (-0.7, 0, 1.75 + H), (-0.7, 0, 0.5), (1.7, 0.9), 34 * k, (0.85, 0.92, 1))  # portal-like soft light
    S.area('ws', (1.6, 0, 1.75), (0.2, 0, 0.7), (1.4, 0.6), 40 * k, q['warm'])
    S.area('l', (-0.1, 1.5, 1.3), (0, 0, 0.8), (1.6, 0.4), 12 * k)
    S.area('r', (-0.1, -1.9, 1.5), (0, 0, 0.8), (1.6, 0.6), 30 * k)
    if cabin.mpv:
        S.area('rear', (-1.9, 0, 1.85), (-1.9, 0, 0.5), (1.2, 0.9), 26 * k, (0.9, 0.94, 1))
    for sg in (1, -1):  # small lamps over the feet
        S.area(
            'foot',
            (0.72, sg * 0.42, 0.56),
            (0.62, sg * 0.44, 0.25),
            (0.10, 0.30),
            0.55 + 0.5 * k,
            cabin.design['ambient'] if light == 'night' else (1, 0.9, 0.8),
        )
    S.area('close_up', (0, 0, 1.2), (0, 0, 0), (0.35, 0.10), 0)  # for close-ups, see picture()
    if light == 'night':  # reading lamps and the glow of the light lines
        S.area('read', (-0.2, 0, 1.42 + H), (-0.2, 0, 0.5), (0.8, 0.5), 2.2, (1, 0.84, 0.66))
    return q['ev']
