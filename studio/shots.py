"""How a picture of the list is written down: cars, paints, sizes, and the words for a shot.

A shot has no car yet: name, scene, view, paint (1-6), steer (degrees, > 0 turns the front wheels towards the camera side), size
(width, height, samples), seen (what the picture shows). `pictures.py` gives it its car and its place in the queue.
"""

from __future__ import annotations

from typing import Any

FULL = ('voyah-free', 'voyah-dreamer', 'forthing-t5-evo', 'aeolus-shine-gs')
PARTIAL = ('forthing-yacht', 'aeolus-huge')
CARS = FULL + PARTIAL
NAMES = {
    'voyah-free': 'Voyah Free',
    'voyah-dreamer': 'Voyah Dreamer',
    'forthing-t5-evo': 'Forthing T5 EVO',
    'forthing-yacht': 'Forthing Yacht',
    'aeolus-shine-gs': 'Aeolus Shine GS',
    'aeolus-huge': 'Aeolus Huge',
}
SNOW_WHITE, CLOUD_BLUE, CLOUD_GRAY, DARK_GREEN, SKY_BLUE, STAR_NIGHT = range(1, 7)
PAINT_NAMES = {1: 'Snow White', 2: 'Cloud Blue', 3: 'Cloud Gray', 4: 'Dark Green', 5: 'Sky Blue', 6: 'Star Night'}
PAINTS = {  # the lead paint of a car and the others in the order in which its pictures show them, A to F below
    'voyah-free': (5, 1, 6, 4, 2, 3),
    'voyah-dreamer': (6, 1, 5, 3, 4, 2),
    'forthing-t5-evo': (1, 5, 2, 6, 4, 3),
    'aeolus-shine-gs': (2, 1, 5, 4, 6, 3),
    'forthing-yacht': (3, 1, 5, 6, 2, 4),
    'aeolus-huge': (4, 6, 1, 5, 3, 2),
}
LEAD = {car: paints[0] for car, paints in PAINTS.items()}
CABIN_WORDS = {
    'voyah-free': dict(seats='light leather', screens='three screens in one slim panel'),
    'voyah-dreamer': dict(seats='quilted beige leather', screens='three screens in one wide panel'),
    'forthing-t5-evo': dict(seats='black leather with red', screens='a free-standing centre display'),
    'aeolus-shine-gs': dict(seats='dark leather with petrol blue', screens='two screens in one slim panel'),
}

# width, height, samples of the master; media/roles.ts decides which widths are published
SIZES = {
    'hero': (2400, 1350, 24),
    'tall': (1080, 1350, 20),
    'stage': (2400, 1350, 16),
    'card': (1120, 560, 20),
    'slide': (1200, 675, 16),
    'hall': (1600, 900, 20),
    'night': (1200, 675, 16),
    'cabin': (1200, 675, 28),
    'wide': (2400, 1029, 20),
    'lead': (1600, 900, 28),
    'chapter': (2400, 1350, 28),
    'landscape': (2400, 1350, 16),
    'tile': (1080, 1350, 20),
    'around': (4096, 2048, 12),
    'film': (2560, 1440, 6),
}
SIZE_OF_SCENE: dict[str, str] = {'dark': 'night', 'city': 'night', 'cabin': 'cabin'}  # otherwise slide

Shot = dict[str, Any]  # a picture that has no car yet


# Colour balance of a low sun in which white is no cream, blue no green and green no olive, for `land`
PALE_SUN = (0.72, 0.80, 1.0)


def shot(
    name: str, scene: str, view: str, paint: int | None, seen: str, size: str | None = None, steer: int = 0, **more: Any
) -> Shot:
    """A picture that has no car yet. paint: 1-6, or None for the lead paint of its car; seen may hold {name} and {paint}, in a
    cabin also {seats} and {screens}; more: args of the light scene, pair (recoloured together), ev (exposure), ds (metres between
    samples of the skin), open (the door of openings.py), sweep (strength of the light that travels through a film)."""
    pixels = SIZES[size if size else SIZE_OF_SCENE.get(scene, 'slide')]
    if scene in ('bright', 'cutout') and paint == SNOW_WHITE:
        # White by day, not silver; it keeps its shape on the bright stage.
        more.setdefault('ev', 0.85 if scene == 'cutout' else -0.12)
    return dict(name=name, scene=scene, view=view, paint=paint, steer=steer, size=pixels, seen=seen, more=more)


def cabin(name: str, view: str, light: str, seen: str, size: str | None = None, **args: Any) -> Shot:
    """A picture of the interior."""
    return shot(name, 'cabin', view, None, seen, size, args=dict(light=light, **args))


def land(mood: str, az: float, **more: Any) -> dict[str, Any]:
    """Arguments of the scene 'land'."""
    return dict(mood=mood, az=az, **more)


def by_night(paint: int, other: int) -> int:
    """The paint of a picture in the dark studio: another one instead of white, which would only be grey there."""
    return other if paint == SNOW_WHITE else paint


def not_grey(paint: int, other: int) -> int:
    """The paint of a picture in low sun, which turns grey brown."""
    return other if paint == CLOUD_GRAY else paint


def if_deep(paint: int, ev: float) -> float:
    """The exposure of a picture that is right for all paints but the deep blue, which needs so much more (in stops)."""
    return ev if paint == SKY_BLUE else 0


def by_day(paint: int, other: int) -> int:
    """The paint of a picture in daylight: another one instead of black, which would be a hole in the landscape."""
    return other if paint == STAR_NIGHT else paint
