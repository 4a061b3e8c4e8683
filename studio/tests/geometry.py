"""What several tests ask of a mesh, and the cars they look at, each built once and coarsely."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np
from numpy.typing import NDArray

import cars
import fittings
import openings
from build import Car
from meshops import Mesh, weld
from wheels import wheel

COARSE = 0.04  # metres between samples of the skin; stills use 12 mm
Part = tuple[str, str, Mesh]


@functools.cache
def built(name: str) -> tuple[Car, list[Part]]:
    """(Car, parts of the body)."""
    made = Car(cars.make(name), COARSE)
    parts = made.build() + fittings.all_parts(made)
    return made, [p for p in parts if not p[2].empty]


@functools.cache
def car(name: str) -> tuple[Any, list[Part], list[Part]]:
    """(Spec, parts of the body, parts of a wheel)."""
    made, parts = built(name)
    return made.sp, parts, wheel(made.sp)


@functools.cache
def opened(name: str, door: str) -> list[Part]:
    """Parts of the body with a door open, see openings.py."""
    return openings.opened(door, *built(name), COARSE)


def open_edges(m: Mesh) -> int:
    """Edges that belong to one triangle only; a closed mesh has none."""
    w = weld(m)
    T = w.T[(w.T[:, 0] != w.T[:, 1]) & (w.T[:, 1] != w.T[:, 2]) & (w.T[:, 2] != w.T[:, 0])]
    edges = np.sort(np.concatenate([T[:, [0, 1]], T[:, [1, 2]], T[:, [2, 0]]]), axis=1)
    _, count = np.unique(edges, axis=0, return_counts=True)
    return int((count == 1).sum())


def volume(m: Mesh) -> float:
    """Volume inside a closed mesh in cubic metres; negative if its faces look inwards."""
    a, b, c = m.V[m.T].transpose(1, 0, 2)
    return float((a * np.cross(b, c)).sum() / 6)


def box(parts: list[Part]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Lowest and highest coordinates of all parts."""
    V = np.concatenate([m.V for _, _, m in parts])
    return V.min(0), V.max(0)
