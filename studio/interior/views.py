"""The cameras of the scene 'cabin'. Metres; the driver sits at y = +.40, the screens are at x = .7, the front seats at
x = -.3, the second row at x = -1.2.
"""

from __future__ import annotations

from typing import Any, NamedTuple

Point = tuple[float, float, float]


class View(NamedTuple):
    """A camera in a cabin: its place and aim, focal length in mm, focus in metres, f-stop, and what is special about it."""

    camera: Point
    target: Point
    lens: float
    focus: float
    fstop: float
    options: dict[str, Any]


def view(camera: Point, target: Point, lens: float, focus: float, fstop: float = 5.6, **options: Any) -> View:
    """lens: focal length in mm; focus: distance in metres. Options: open: the right-hand side of the cabin is removed; mpv: another
    view for MPVs; key: extra light (from, to, watts); screen: what the middle screen shows; icon: the sign of the heated seat;
    around: everything around the camera as an equirectangular picture, whose middle is the target."""
    return View(camera, target, lens, focus, fstop, options)


VIEWS = {
    # the whole cabin; where dashboards are seen from, visitors sit down (`src/cars/CabinView/cabin-reach.ts`): with this lens, 9.2
    # degrees below the horizon
    'dash': view((-0.70, -0.01, 1.19), (0.75, 0.0, 0.955), 25, 1.45),
    'dash-low': view((-0.65, 0.02, 1.125), (0.75, 0.02, 0.898), 25, 1.40),
    'cockpit': view((-0.52, 0.27, 1.335), (0.75, 0.17, 0.91), 22, 1.25),
    'passenger': view((-0.20, -0.46, 1.20), (0.62, 0.26, 0.90), 25, 0.95),
    'side': view((0.02, -1.62, 1.33), (0.16, 0.22, 0.78), 27, 1.75, open=True),
    'monitor': view((-0.80, -0.06, 1.27), (0.34, 0.20, 0.88), 23, 1.2),
    'roof': view((-0.72, 0.0, 0.98), (-0.22, 0.0, 1.52), 15, 0.8, 8),
    'roof-rear': view((-1.30, 0.0, 0.92), (-0.15, 0.0, 1.52), 16, 1.1, 8),
    # everything around a head between the front seats, level, the windscreen in the middle
    'around': view((-0.70, -0.01, 1.19), (0.75, 0.0, 1.19), 0, 1.0, around=True),
    'around-low': view((-0.65, 0.02, 1.125), (0.75, 0.02, 1.125), 0, 1.0, around=True),
    # seats
    'seats': view((0.70, -0.22, 1.30), (-0.44, 0.05, 0.97), 18, 1.15),
    'seats-near': view((0.56, -0.42, 1.24), (-0.40, -0.02, 0.93), 19, 1.0),
    'seats-high': view((0.36, 0.06, 1.30), (-0.42, -0.18, 0.80), 26, 0.95),
    'seat': view((0.20, -0.06, 1.10), (-0.40, -0.41, 0.86), 40, 0.70, icon=True),
    'rear': view(
        (-0.80, -0.09, 1.30), (-1.36, 0.24, 0.96), 14, 0.95, mpv=view((-0.76, -0.04, 1.28), (-1.36, 0.42, 0.99), 18, 0.75)
    ),
    'rear-left': view((-0.80, 0.09, 1.30), (-1.36, -0.24, 0.96), 14, 0.95),
    'captain': view((-0.74, 0.0, 1.36), (-1.42, 0.0, 0.88), 15, 0.85),
    'third': view((-2.25, -0.06, 1.42), (-0.40, 0.08, 0.98), 16, 1.2),
    # screens
    'camera': view((0.40, 0.30, 1.135), (0.716, 0.398, 1.082), 62, 0.33, 8, key=((0.35, 0.15, 1.40), (0.71, 0.40, 1.09), 2.5)),
    'cluster': view((0.10, 0.34, 1.10), (0.72, 0.38, 0.985), 36, 0.60),
    'screen': view((0.27, -0.10, 1.085), (0.75, 0.055, 1.0), 40, 0.50, 8, screen='surround'),
    'display': view((0.18, -0.26, 1.12), (0.74, 0.03, 0.985), 42, 0.62, 8, screen='map'),
    'map': view((0.35, 0.32, 1.15), (0.75, 0.07, 0.995), 38, 0.46, 8, screen='map'),
    'screens': view((0.02, 0.10, 1.13), (0.72, 0.09, 1.0), 33, 0.70, 8),
    'screens-wide': view((-0.30, -0.34, 1.20), (0.70, 0.14, 0.97), 32, 1.05),
    'media': view((0.28, -0.34, 1.09), (0.73, -0.215, 1.0), 44, 0.46, 8),
    # details
    'console': view((-0.08, -0.30, 1.04), (0.26, 0.02, 0.66), 34, 0.58, key=((0.25, 0.30, 1.2), (0.25, 0, 0.65), 3)),
    'storage': view((-0.42, -0.34, 1.16), (0.0, 0.0, 0.64), 30, 0.64),
    'speaker': view((0.20, -0.40, 0.68), (0.52, -0.78, 0.520), 52, 0.53, key=((0.05, -0.25, 1.05), (0.52, -0.78, 0.5), 9)),
    'sound': view((0.00, -0.02, 1.06), (0.63, -0.80, 0.70), 26, 0.95, key=((0.15, -0.15, 1.3), (0.6, -0.8, 0.7), 4)),
    'vent': view((0.50, -0.21, 0.955), (0.80, -0.10, 0.862), 52, 0.32, 8, key=((0.25, 0.25, 1.15), (0.80, -0.10, 0.86), 3)),
    'ambient': view((0.10, 0.22, 1.00), (0.80, -0.52, 0.83), 30, 0.95),
    'door': view((0.02, -0.10, 0.98), (0.30, -0.80, 0.74), 26, 0.75),
}
