"""What distinguishes the cabins of the six cars.

layout: suv (bench) or mpv (captain chairs, third row); screens: a key of displays.PANELS, or tablet (free-standing); seat, accent:
leather colours; liner: colour of roof and pillars; trim: wood or carbon; ambient: colour of the light lines; line, vents: keys of
dashboard.LINES and VENTS; wheel: of wheel.WHEELS; console: of console.CONSOLES; backs: of seats.BACKS; doors: of doors.DOORS.
"""

from __future__ import annotations

from typing import Any


def _cabin(
    layout: str,
    screens: str,
    colours: tuple[str, str, str],
    trim: str,
    ambient: tuple[float, float, float],
    line: str,
    vents: str,
    wheel: str,
    console: str,
    backs: str,
    doors: str,
) -> dict[str, Any]:
    """colours: leather of the seats, leather of the accents, lining of roof and pillars."""
    seat, accent, liner = colours
    shapes = dict(line=line, vents=vents, wheel=wheel, console=console, backs=backs, doors=doors)
    return dict(layout=layout, screens=screens, seat=seat, accent=accent, liner=liner, trim=trim, ambient=ambient, **shapes)


# fmt: off
CABINS = {
    'voyah-free': _cabin('suv', 'slab', ('#c9b79f', '#5a3a28', '#a29f9c'), 'wood', (0.12, 0.55, 1.0),
                         'level', 'square', 'flat', 'bridge', 'pipes', 'bands'),
    'voyah-dreamer': _cabin('mpv', 'wide', ('#bfae9a', '#7b4f33', '#b3aa9c'), 'wood', (1.0, 0.58, 0.24),
                            'level', 'band', 'round', 'low', 'quilt', 'lounge'),
    'forthing-t5-evo': _cabin('suv', 'tablet', ('#26272b', '#8f1d1d', '#2b2b2f'), 'carbon', (1.0, 0.12, 0.08),
                              'wings', 'round', 'sport', 'lever', 'sport', 'wedge'),
    'forthing-yacht': _cabin('mpv', 'tablet', ('#8d7a68', '#3a2f29', '#a29f9c'), 'wood', (0.30, 0.75, 1.0),
                             'arch', 'upright', 'round', 'low', 'pipes', 'bands'),
    'aeolus-shine-gs': _cabin('suv', 'twin', ('#2c2f35', '#2f6f86', '#6c7177'), 'carbon', (0.10, 0.80, 0.75),
                              'steps', 'upright', 'oval', 'dial', 'flutes', 'steps'),
    'aeolus-huge': _cabin('suv', 'wide', ('#7d4f36', '#241d1a', '#8a8178'), 'wood', (0.15, 0.45, 1.0),
                          'arch', 'slot', 'oval', 'bridge', 'quilt', 'bands'),
}
# fmt: on
