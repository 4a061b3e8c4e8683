"""Road surface: stones in bitumen, wheel tracks, sealed cracks, puddles in the ruts, a crumbling edge and a gravel shoulder."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from shader import Shader

SHOULDER = 1.5  # metres of gravel beside the asphalt
EDGE = 0.35  # how far, at most, gravel and asphalt reach into each other


def asphalt(
    name: str,
    wet: float,
    colour: Sequence[float] = (0.045, 0.044, 0.043),
    half: float = 0,
    gravel: Sequence[float] = (0.20, 0.165, 0.125),
    lanes: Sequence[float] = (),
    snow: float = 0,
) -> Any:
    """Material of a road along x.

    wet: 0 dry, 1 after rain (puddles cover about an eighth of it); colour: of the dry stones; half: half its width in metres, where
    the shoulder begins (0: no shoulder); lanes: y of the middle of each lane, whose wheels have polished two tracks;
    snow: 0 to 1, how much is left on it between the tracks.
    """
    s = Shader(name)
    where = s.place()
    _, y, _ = s.axes(where)
    away = s.node('CameraData').outputs['View Distance']
    near = s.range(away, 6, 45, 1, 0)  # stones are single ones only near the lens

    # stones of 6 to 12 mm, a few of them light, in darker bitumen
    stones = s.cells(where, 105)
    shade = s.axes(stones['Color'])[0]
    patches = s.noise(s.place((0.16, 0.5, 1)), 1.6, 5, 0.6)
    tone = s.math('MULTIPLY', s.range(shade, 0.0, 1.0, 0.62, 1.5, 'LINEAR'), s.range(patches, 0.3, 0.7, 0.78, 1.2))
    light = s.range(shade, 0.93, 0.96, 0, 0.7)
    stone = s.mix(light, s.mix(1, colour, tone, 'MULTIPLY'), tuple(3.2 * c for c in colour))
    base = s.mix(s.range(stones['Distance'], 0.35, 0.75), stone, tuple(0.5 * c for c in colour))
    height = s.range(stones['Distance'], 0.1, 0.75, 1, 0)

    # two tracks a lane, smoother and darker
    tracks: Any = 0.0
    for lane in lanes:
        for wheel in (-0.78, 0.78):
            wander = s.math('MULTIPLY_ADD', s.noise(s.place((0.05, 0, 0)), 1.0, 1), 0.3, -0.15)
            off = s.math('ABSOLUTE', s.math('SUBTRACT', s.math('ADD', y, wander), lane + wheel))
            tracks = s.math('MAXIMUM', tracks, s.range(off, 0.12, 0.46, 1, 0))
    base = s.mix(s.math('MULTIPLY', tracks, 0.32) if lanes else 0, base, tuple(0.55 * c for c in colour))

    # cracks, some of them sealed with tar
    warped = s.node(
        'MixRGB', 0.10, where, s.node('TexNoise', named={'Vector': where, 'Scale': 1.1, 'Detail': 4}).outputs[1]
    ).outputs[0]
    crack = s.range(s.cells(warped, 0.30, 'DISTANCE_TO_EDGE')['Distance'], 0.0015, 0.0050, 1, 0)
    some = s.range(s.noise(s.place(0.11), 1.0, 1), 0.52, 0.58)
    seal = s.math('MULTIPLY', crack, some)
    base = s.mix(s.math('MULTIPLY', seal, 0.6), base, (0.010, 0.010, 0.011))
    rough = s.math('MULTIPLY_ADD', s.math('MULTIPLY', tracks, -0.09), 1.0, s.range(patches, 0.3, 0.7, 0.50, 0.62))
    rough = s.math('MULTIPLY_ADD', seal, -0.18, rough)
    relief: Any = s.math('MULTIPLY', near, s.math('MULTIPLY_ADD', tracks, -0.35, 0.9))

    if wet > 0:  # damp everywhere, water where the road is lowest
        low = s.noise(s.place((0.30, 1.0, 1)), 0.85, 4, 0.52)
        if lanes:
            low = s.math('MULTIPLY_ADD', tracks, 0.075, low)
        pool = s.range(low, 0.605, 0.645)
        damp = s.range(low, 0.40, 0.62)
        base = s.mix(s.math('MULTIPLY_ADD', damp, 0.30 * wet, 0.38 * wet), base, (0.004, 0.004, 0.005))
        rough = s.mix(wet, rough, s.range(damp, 0, 1, 0.42, 0.24))
        rough = s.math('MULTIPLY_ADD', pool, s.math('SUBTRACT', 0.03, rough), rough)
        relief = s.math('MULTIPLY', relief, s.range(pool, 0.0, 1.0, s.range(damp, 0, 1, 1, 0.55), 0.0, 'LINEAR'))
        base = s.mix(pool, base, (0.006, 0.006, 0.007))
    normal = s.bump(height, 0.005, relief)

    if snow > 0:  # what the plough left: a thin crust, worn through by the wheels
        left = s.noise(s.place((0.55, 1.0, 1)), 1.1, 8, 0.70)
        left = s.math('MULTIPLY_ADD', tracks, -0.26, left) if lanes else left
        crust = s.math('MULTIPLY', s.range(left, 0.58 - 0.26 * snow, 0.70 - 0.26 * snow), 0.92)
        base = s.mix(crust, base, (0.62, 0.66, 0.72))
        rough = s.mix(crust, rough, 0.7)
    shader = s.surface(base, rough, normal, specular=0.5)

    if half:
        crumble = s.math('MULTIPLY_ADD', s.noise(where, 2.2, 6, 0.68), 2 * EDGE, -EDGE)
        beyond = s.math('SUBTRACT', s.math('ADD', s.math('ABSOLUTE', y), crumble), half - 0.12)
        pebbles = s.cells(where, 34)
        pebble = s.axes(pebbles['Color'])[1]
        ground = s.mix(s.range(pebble, 0, 1, 0.25, 1.0, 'LINEAR'), tuple(0.45 * c for c in gravel), tuple(1.35 * c for c in gravel))
        ground = s.mix(s.range(pebbles['Distance'], 0.35, 0.8), ground, tuple(0.35 * c for c in gravel))
        if snow > 0:
            cover = s.range(s.noise(where, 0.9, 6, 0.6), 0.40 - 0.1 * snow, 0.46 - 0.1 * snow)
            ground = s.mix(cover, ground, (0.66, 0.70, 0.76))
        loose = s.surface(
            ground, 0.8 if wet < 0.5 else 0.6, s.bump(s.range(pebbles['Distance'], 0, 0.8, 1, 0), 0.016, near), specular=0.3
        )
        shader = s.blend(s.range(beyond, -0.03, 0.05), shader, loose)
    return s.finish(shader)
