"""Doors that stand open: the parts of a car cut along the line of a door, the door moved to where it stands open, and the frame
that its opening shows. Pure numpy, like the body."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from kinds import Array
from meshops import Mesh, Part, clip, flange, mirror_weld
from prims import rbox, rx, tube

Field = Callable[[Array], Array]  # signed distance to the outline of a door at points

FRAME = 0.036  # width of the painted frame around an opening, in metres
SLIDE = (0.94, 0.135)  # how far a sliding door stands behind its opening and outside the flank, in metres
GATE = np.radians(76)  # how far a tailgate turns up
INSIDE = ('seat_', 'headrest', 'dash', 'screen', 'steering', 'inner_mirror')  # parts that no door cuts


def _split(parts: list[Part], d: Field) -> tuple[list[Part], list[Part]]:
    """(What lies on the door, the rest): d is negative on the door."""
    door, rest = [], []
    for name, mat, m in parts:
        if m.empty or name.startswith(INSIDE):
            rest.append((name, mat, m))
            continue
        inside, outside = clip(m, d(m.V))
        if not inside.empty:
            door.append((name, mat, inside))
        if not outside.empty:
            rest.append((name, mat, outside))
    return door, rest


def _frame(skin: Mesh, d: Field, depth: float) -> Mesh:
    """The frame of an opening: a strip of the skin around it, a little below the panels, with walls that go in by `depth`."""
    _, strip = clip(skin, d(skin.V) + 0.002)
    strip, _ = clip(strip, d(strip.V) - FRAME)
    return flange(strip.offset(-0.019), depth, 0.006)


def _lining(door: list[Part], thickness: float) -> list[Part]:
    """The inner side of a door, from the piece of the car's liner that moves with it."""
    return [('door_lining', 'int_grey', flange(m.offset(-thickness), -thickness, 0.0)) for n, _, m in door if n == 'liner']


def field(which: str, car: Any) -> Field:
    """Negative on a door of a Car that has been built: its 'left' sliding door or its 'gate', the tailgate."""
    if which == 'gate':
        gate: Field = car.d_gate
        return gate
    if not car.sp.slide_rail:
        raise ValueError('This car has no sliding doors.')
    return lambda P: np.maximum(car.d_rd(P), 0.2 - P[:, 1])


def opened(which: str, car: Any, parts: list[Part], ds: float) -> list[Part]:
    """The car with a door open, see `field`. car: a Car that has been built into `parts`; ds: as for Car."""
    d = field(which, car)
    door, rest = _split(parts, d)
    skin = Mesh(*car.body.half_mesh(ds))
    _, skin = clip(skin, car.d_arch(skin.V))
    move: Callable[[Mesh], Mesh]
    if which == 'left':
        move, frame, behind = _slide, _frame(skin, d, 0.075), _entrance(car.sp)
    else:
        move, frame, behind = _lift(car), mirror_weld(_frame(skin, d, 0.06)), _boot(car.sp)
    door = [p for p in door if p[0] != 'liner'] + _lining(door, 0.05)
    moved = [('open_' + name, mat, move(m)) for name, mat, m in door]
    if which == 'gate':
        behind += _struts(car, [m for name, _, m in moved if name == 'open_door_lining'])
    return rest + moved + [('door_frame', 'paint', frame)] + behind


def _slide(m: Mesh) -> Mesh:
    """Back along the rail."""
    return Mesh(m.V + [-SLIDE[0], SLIDE[1], 0], m.N, m.T)


def _lift(car: Any) -> Callable[[Mesh], Mesh]:
    """Up around the hinge in the roof."""
    hinge = _hinge(car)
    c, s = np.cos(GATE), np.sin(GATE)
    turn = np.array([[c, 0, s], [0, 1, 0], [-s, 0, c]])
    return lambda m: Mesh((m.V - hinge) @ turn.T + hinge, m.N @ turn.T, m.T)


def _hinge(car: Any) -> Array:
    """Middle of the tailgate's hinge, under the skin of the roof."""
    x = car.sp.xtail + car.sp.gate_off
    return np.array([x, 0, car.body.zr(np.array([x]))[0] - 0.03])


def _struts(car: Any, lining: list[Mesh]) -> list[Part]:
    """The gas struts of an open tailgate: from the sides of the opening to its lining, a third of the way out."""
    V = np.concatenate([m.V for m in lining])
    hinge, out = _hinge(car), []
    for side in (1, -1):
        foot = hinge + [-0.20, side * 0.60, -0.34]
        wanted = hinge + [-0.34, side * 0.58, 0.14]
        head = V[np.argmin(np.linalg.norm(V - wanted, axis=1))]
        middle = foot + 0.55 * (head - foot)
        out += [
            ('boot_strut', 'satin', tube(np.linspace(middle, head, 6), 0.006, 14)),
            ('boot_cylinder', 'int_dark', tube(np.linspace(foot, middle, 6), 0.012, 14)),
        ]
    return out


def _entrance(sp: Any) -> list[Part]:
    """The floor of the cabin and, along the opening of a sliding door, its step."""
    x0, x1, z = sp.doors['r1'] - 1.3, sp.cowl_x - 0.35, sp.clearance + 0.085
    middle, half = (sp.doors['b'] + sp.doors['r1']) / 2, (sp.doors['b'] - sp.doors['r1']) / 2
    return [
        ('floor', 'int_dark', rbox(((x0 + x1) / 2, 0, z), ((x1 - x0) / 2, sp.width / 2 - 0.15, 0.012), 12, 40)),
        ('step', 'satin', rbox((middle, sp.width / 2 - 0.19, z + 0.012), (half - 0.08, 0.045, 0.006), 8, 30)),
    ]


def _boot(sp: Any) -> list[Part]:
    """The boot up to the rear seats: floor, sides, the trim above them, the plate that the load slides over."""
    front, rear, z = sp.doors['b'] - 1.32, sp.xtail + 0.13, sp.gate_z - 0.03
    middle, half = (front + rear) / 2, (front - rear) / 2
    parts = [
        ('boot_floor', 'int_dark', rbox((middle, 0, z), (half, 0.64, 0.012), 12, 40)),
        ('boot_plate', 'satin', rbox((rear + 0.035, 0, z + 0.014), (0.030, 0.54, 0.006), 8, 40)),
    ]
    for side in (1, -1):
        lean = rx(side * 0.16)
        parts += [
            ('boot_side', 'int_grey', rbox((middle, side * 0.62, z + 0.20), (half, 0.05, 0.22), 6, 40)),
            ('boot_trim', 'int_grey', rbox((middle + 0.10, side * 0.63, z + 0.60), (half - 0.12, 0.035, 0.22), 6, 40, lean)),
        ]
    return parts
