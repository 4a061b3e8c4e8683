"""Shader graphs in a few words: the node tree of a material or of the world, written from the inside out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import bpy

from nodes import new_material

Port = Any  # a number, a colour or vector, or the output of another node


class Shader:
    """A node tree under construction. Ports are numbers, tuples or outputs of other nodes; methods return outputs."""

    def __init__(self, name: str) -> None:
        """Start the material `name` afresh; its old nodes go."""
        self.material, self.tree, self.out = new_material(name)

    @classmethod
    def of_world(cls, name: str) -> Shader:
        """The sky instead of a material; it becomes the scene's world."""
        s = cls.__new__(cls)
        s.material = bpy.data.worlds.get(name) or bpy.data.worlds.new(name)
        bpy.context.scene.world = s.material
        s.material.use_nodes = True
        s.tree = s.material.node_tree
        s.tree.nodes.clear()
        s.out = s.tree.nodes.new('ShaderNodeOutputWorld')
        return s

    def node(self, kind: str, *ports: Port, named: dict[str, Port] | None = None, **settings: Any) -> Any:
        """A node of type ShaderNode<kind>; ports fill its inputs in order (None leaves one alone), `named` by name."""
        n = self.tree.nodes.new('ShaderNode' + kind)
        for setting, value in settings.items():
            setattr(n, setting, value)
        inputs: list[tuple[int | str, Port]] = [*enumerate(ports), *(named or {}).items()]
        for key, port in inputs:
            if port is not None:
                self.put(n.inputs[key], port)
        return n

    def put(self, socket: Any, port: Port) -> None:
        """Link an output to an input, or set its value; a colour may lack its alpha."""
        if isinstance(port, bpy.types.NodeSocket):
            self.tree.links.new(port, socket)
        elif isinstance(port, (int, float)):
            socket.default_value = (port,) * 3 + (1,) if socket.type == 'RGBA' else port
        else:
            socket.default_value = (*port, 1) if socket.type == 'RGBA' and len(port) == 3 else port

    def place(self, scale: Sequence[float] | float = 1, move: Sequence[float] = (0, 0, 0), space: str = 'Object') -> Any:
        """Coordinates (metres in the space of the object), scaled and moved."""
        co = self.node('TexCoord').outputs[space]
        sizes = (scale,) * 3 if isinstance(scale, (int, float)) else scale
        return self.node('Mapping', co, named={'Scale': sizes, 'Location': move}).outputs[0]

    def axes(self, vector: Port) -> Sequence[Any]:
        """The three coordinates of a vector."""
        return self.node('SeparateXYZ', vector).outputs

    def math(self, op: str, *ports: Port) -> Any:
        return self.node('Math', *ports, operation=op).outputs[0]

    def noise(self, where: Port, scale: float, detail: float = 2, rough: float = 0.5, warp: float = 0) -> Any:
        """Perlin noise, about 0.3 to 0.7 with a mean of 0.5; scale: features per unit."""
        named = {'Vector': where, 'Scale': scale, 'Detail': detail, 'Roughness': rough, 'Distortion': warp}
        return self.node('TexNoise', named=named).outputs[0]

    def cells(self, where: Port, scale: float, feature: str = 'F1') -> Any:
        """Voronoi cells: outputs Distance and, but for DISTANCE_TO_EDGE, Color."""
        return self.node('TexVoronoi', named={'Vector': where, 'Scale': scale}, feature=feature).outputs

    def range(self, x: Port, lo: float, hi: float, a: Port = 0.0, b: Port = 1.0, kind: str = 'SMOOTHSTEP') -> Any:
        """x from lo..hi to a..b, clamped; a smooth step by default."""
        return self.node('MapRange', x, lo, hi, a, b, interpolation_type=kind).outputs[0]

    def mix(self, share: Port, a: Port, b: Port, kind: str = 'MIX') -> Any:
        """Colour a, and b as far as share says."""
        return self.node('MixRGB', share, a, b, blend_type=kind).outputs[0]

    def ramp(self, x: Port, *stops: tuple[float, Sequence[float]], ease: str = 'LINEAR') -> Any:
        """Colours along x: (position, colour), ..."""
        n = self.node('ValToRGB', x)
        n.color_ramp.interpolation = ease
        e = n.color_ramp.elements
        while len(e) < len(stops):
            e.new(1.0)
        for point, (at, colour) in zip(e, stops):
            point.position, point.color = at, (*colour, 1)
        return n.outputs[0]

    def bump(self, height: Port, metres: float, strength: Port = 1.0, below: Port | None = None) -> Any:
        """Normal bent by a height of 0..1 that stands for `metres`; below: a normal that it lies on."""
        n = self.node('Bump', named={'Strength': strength, 'Distance': metres, 'Height': height})
        if below is not None:
            self.put(n.inputs['Normal'], below)
        return n.outputs[0]

    def surface(self, colour: Port, rough: Port, normal: Port | None = None, **more: Port) -> Any:
        """Principled surface; more: its other inputs, in lower case with _ for spaces."""
        named: dict[str, Port] = {'Base Color': colour, 'Roughness': rough}
        named.update({k.replace('_', ' ').title(): v for k, v in more.items()})
        if normal is not None:
            named['Normal'] = normal
        return self.node('BsdfPrincipled', named=named).outputs[0]

    def glow(self, colour: Port, strength: Port = 1.0) -> Any:
        return self.node('Emission', colour, strength).outputs[0]

    def blend(self, share: Port, a: Port, b: Port) -> Any:
        """Shader a, and b as far as share says."""
        return self.node('MixShader', share, a, b).outputs[0]

    def finish(self, shader: Port, sampled: bool = True) -> Any:
        """The finished material (or world); sampled=False: what glows here is no lamp to the renderer, which saves noise."""
        self.tree.links.new(shader, self.out.inputs[0])
        if not sampled:
            self.material.cycles.sample_as_light = False
        return self.material
