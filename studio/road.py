"""Motorway scenes for the driving assistants: lanes, cars in a queue, and the sensor's field drawn on the road."""

from __future__ import annotations

from typing import Any

import bpy
import numpy as np

import materials as mats
import outdoor


def _fan(x: float, y: float, radius: float, half_angle: float, inner: float, mat: Any, z: float = 0.012) -> None:
    """Flat ring sector on the road, opening towards +x. Angles in degrees, lengths in metres."""
    a = np.radians(np.linspace(-half_angle, half_angle, 40))
    V = [(x + r * np.cos(t), y + r * np.sin(t), z) for r in (inner, radius) for t in a]
    F = [(i, i + 1, 40 + i + 1, 40 + i) for i in range(39)]
    me = bpy.data.meshes.new('fan')
    me.from_pydata(V, [], F)
    me.materials.append(mat)
    bpy.context.scene.collection.objects.link(bpy.data.objects.new('fan', me))


def _bar(x0: float, x1: float, y: float, width: float, mat: Any, z: float = 0.012) -> None:
    outdoor.strip('bar', x0, x1, y - width / 2, y + width / 2, z, mat)


def build(
    field: str = 'wave', mood: str = 'dusk', az: float = 150, nose: float = 2.5, lane: float = -1.8, gap: float = 8.0, **over: Any
) -> dict[str, Any]:
    """field: 'wave' (arcs ahead), 'lane' (both lane lines light up), 'gap' (distance bars to the car ahead), 'ring' (all round).
    nose: x of the own car's front; lane: y of its lane; gap: free road ahead in metres."""
    o = outdoor.build(mood=mood, az=az, lanes=4, fill=None, **over)
    glow = mats.emission('field', (0.10, 0.55, 1.0), 3.2)
    glow.cycles.sample_as_light = False
    if field == 'wave':
        for k in range(5):
            r = gap * (0.28 + 0.17 * k)
            _fan(nose - 0.6, lane, r, 26, r - 0.16, glow)
    elif field == 'lane':
        for y in (lane - 1.8, lane + 1.8):
            _bar(nose - 5, nose + 34, y, 0.16, glow)
    elif field == 'gap':
        for k in range(4):
            x = nose + gap * (0.14 + 0.22 * k)
            _bar(x, x + gap * 0.07, lane, 2.0, glow)
    elif field == 'ring':
        for r in (3.6, 4.3, 5.0):
            _fan(nose - 2.4, lane, r, 180, r - 0.09, glow)
    return o
