"""Names for what the modules hand each other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from numpy.typing import NDArray

Array = NDArray[Any]
Point = Sequence[float]  # x, y, z in metres
Points = Sequence[Sequence[float]]  # control points of a line, mostly two numbers each
Colour = Sequence[float]  # red, green and blue in linear light
Region = dict[str, Any]  # where on an end of a car something lies, see features.py
Feature = dict[str, Any]  # a lamp, grille or piece of trim as data, see features.py
