"""The functions that build the scenes, read without Blender: its modules are replaced while the scenes are imported, because only
their signatures are wanted."""

from __future__ import annotations

import importlib
import inspect
import sys
from typing import Any
from unittest import mock

import moods

with mock.patch.dict(sys.modules, {name: mock.MagicMock() for name in ('bpy', 'mathutils')}):
    lighting, outdoor, road, city, hall, cabin_light, cabin_doors, cabin_displays = map(
        importlib.import_module,
        ('lighting', 'outdoor', 'road', 'city', 'hall', 'interior.light', 'interior.doors', 'interior.displays'),
    )

COMMON = {'others', 'main', 'fresh'}  # what `lighting.setup` takes for itself, or adds


def accepted(scene: str, args: dict[str, Any]) -> None:
    """Raise if the scene does not take these arguments."""
    if scene == 'cabin':
        assert set(args) <= {'light', 'screen'}, args
        assert args.get('light', 'dusk') in cabin_light.LIGHT, args
        return
    args = {k: v for k, v in args.items() if k not in COMMON}
    builders = {'land': outdoor, 'road': road, 'city': city, 'hall': hall}  # of which `lighting` only passes arguments on
    function = builders[scene].build if scene in builders else lighting.SCENES[scene]
    inspect.signature(function).bind(**args)
    if scene in ('land', 'road'):
        assert args.get('mood', 'dusk') in moods.MOODS, args
        named = {n for f in (outdoor.build, function) for n in inspect.signature(f).parameters}
        fields = {field for m in moods.MOODS.values() for field in m}
        strangers = set(args) - named - fields - {'drift'}
        assert not strangers, 'no mood has %s' % strangers
