"""The shader nodes that several materials are made of."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import bpy


def new_material(name: str) -> tuple[Any, Any, Any]:
    """(material, its node tree emptied, output node); the material of that name if there is one."""
    m = bpy.data.materials.get(name) or bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    out = nt.nodes.new('ShaderNodeOutputMaterial')
    return m, nt, out


def ramp(nt: Any, fac: Any, stops: Sequence[tuple[float, float]], ease: str = 'EASE') -> Any:
    """Grey values along fac as a smooth ramp: [(position, value 0..1), ...]."""
    r = nt.nodes.new('ShaderNodeValToRGB')
    r.color_ramp.interpolation = ease
    el = r.color_ramp.elements
    while len(el) < len(stops):
        el.new(1.0)
    for e, (x, v) in zip(el, stops):
        e.position, e.color = x, (v, v, v, 1)
    nt.links.new(fac, r.inputs[0])
    return r.outputs[0]


def math_node(nt: Any, op: str, *ports: Any) -> Any:
    """The output of a node that calculates with numbers and other nodes' outputs."""
    n = nt.nodes.new('ShaderNodeMath')
    n.operation = op
    for k, v in enumerate(ports):
        if isinstance(v, (int, float)):
            n.inputs[k].default_value = v
        else:
            nt.links.new(v, n.inputs[k])
    return n.outputs[0]


def ray_start(nt: Any) -> Any:
    """Height above the ground at which the ray starts that looks at this surface."""
    geo = nt.nodes.new('ShaderNodeNewGeometry')
    way = nt.nodes.new('ShaderNodeSeparateXYZ')
    nt.links.new(geo.outputs['Incoming'], way.inputs[0])
    here = nt.nodes.new('ShaderNodeSeparateXYZ')
    nt.links.new(geo.outputs['Position'], here.inputs[0])
    far = nt.nodes.new('ShaderNodeLightPath').outputs['Ray Length']
    return math_node(nt, 'ADD', here.outputs['Z'], math_node(nt, 'MULTIPLY', way.outputs['Z'], far))


def step(nt: Any, x: Any, lo: float, hi: float, a: float = 0.0, b: float = 1.0) -> Any:
    """A smooth step of x from a to b between lo and hi."""
    n = nt.nodes.new('ShaderNodeMapRange')
    n.interpolation_type = 'SMOOTHSTEP'
    nt.links.new(x, n.inputs[0])
    for k, v in enumerate((lo, hi, a, b)):
        n.inputs[k + 1].default_value = v
    return n.outputs[0]


def facing(nt: Any, axes: Any, degrees: float, start: float, full: float) -> Any:
    """1 in the horizontal direction `degrees`, 0 where it is more than `start` degrees away, full up to `full`. axes: the node that
    holds the direction's coordinates."""
    flat = nt.nodes.new('ShaderNodeCombineXYZ')
    nt.links.new(axes.outputs['X'], flat.inputs[0])
    nt.links.new(axes.outputs['Y'], flat.inputs[1])
    unit = nt.nodes.new('ShaderNodeVectorMath')
    unit.operation = 'NORMALIZE'
    nt.links.new(flat.outputs[0], unit.inputs[0])
    dot = nt.nodes.new('ShaderNodeVectorMath')
    dot.operation = 'DOT_PRODUCT'
    nt.links.new(unit.outputs[0], dot.inputs[0])
    a = math.radians(degrees)
    dot.inputs[1].default_value = (math.cos(a), math.sin(a), 0)
    half = math_node(nt, 'MULTIPLY_ADD', dot.outputs['Value'], 0.5)
    half.node.inputs[2].default_value = 0.5
    at = lambda d: (math.cos(math.radians(d)) + 1) / 2
    return ramp(nt, half, [(at(start), 0), (at(full), 1)])
