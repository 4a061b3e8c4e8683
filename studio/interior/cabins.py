"""What distinguishes the cabins of the six cars.

layout: suv (bench) or mpv (captain chairs, third row); screens: slab (three in a row) or tablet (12.5-inch, free-standing);
seat, accent: leather colours; trim: wood or carbon; ambient: colour of the light lines; quilt: diamonds in the seats.
"""

from __future__ import annotations

from typing import Any


def _cabin(
    layout: str, screens: str, seat: str, accent: str, trim: str, ambient: tuple[float, float, float], quilt: bool = False
) -> dict[str, Any]:
    return dict(layout=layout, screens=screens, seat=seat, accent=accent, trim=trim, ambient=ambient, quilt=quilt)


CABINS = {
    'voyah-free': _cabin('suv', 'slab', '#c9b79f', '#5a3a28', 'wood', (0.12, 0.55, 1.0)),
    'voyah-dreamer': _cabin('mpv', 'slab', '#bfae9a', '#7b4f33', 'wood', (1.0, 0.58, 0.24), quilt=True),
    'forthing-t5-evo': _cabin('suv', 'tablet', '#26272b', '#8f1d1d', 'carbon', (1.0, 0.12, 0.08)),
    'forthing-yacht': _cabin('mpv', 'tablet', '#8d7a68', '#3a2f29', 'wood', (0.30, 0.75, 1.0)),
    'aeolus-shine-gs': _cabin('suv', 'tablet', '#2c2f35', '#2f6f86', 'carbon', (0.10, 0.80, 0.75)),
    'aeolus-huge': _cabin('suv', 'tablet', '#7d4f36', '#241d1a', 'wood', (0.15, 0.45, 1.0), quilt=True),
}
