/**
 * Makes the file of a car's 3D view out of the meshes that `model.py` writes: `media/models/<car>.glb`.
 *
 *     npm run studio -- voyah-free model
 *
 * Surfaces are simplified by the error that `model-materials.ts` allows, never by a share; the normals that stay are the exact
 * ones of the generator. Numbers are stored as small integers (KHR_mesh_quantization), which needs no decoder in the browser.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { MeshoptEncoder, MeshoptSimplifier } from 'meshoptimizer';
import paints from '../content/colours.json' with { type: 'json' };
import { MATERIALS, type ModelMaterial } from './model-materials.ts';
import { type Json, writeGlb } from './write-glb.ts';

type MeshEntry = { group: 'body' | 'wheel'; material: string; fill: boolean; vertices: number; triangles: number };
type Meshes = {
  car: string;
  size: { length: number; width: number; height: number };
  wheels: { at: [number, number, number]; roll: number; turn: number }[];
  meshes: MeshEntry[];
};
type Mesh = { positions: Float32Array; normals: Float32Array; triangles: Uint32Array };

/** Positions have this many steps to each side of the car's middle: a third of a millimetre on the longest car. */
const STEPS = 8191;
/** Share of the chip that metallic paints reflect (`GAIN` of materials.py). */
const GAIN = 0.78;
/** Paints without a metallic share, as in materials.py. */
const SOLID = [1, 6];

await Promise.all([MeshoptSimplifier.ready, MeshoptEncoder.ready]);

/** Vertices of the same place and nearly the same normal become one. */
function weld({ positions, normals, triangles }: Mesh): Mesh {
  const seen = new Map<string, number>();
  const keep: number[] = [];
  const at = new Uint32Array(positions.length / 3);
  for (let v = 0; v < at.length; v++) {
    let key = '';
    for (let k = 0; k < 3; k++)
      key += `${Math.round((positions[3 * v + k] ?? 0) * 1e5)},${Math.round((normals[3 * v + k] ?? 0) * 60)},`;
    let first = seen.get(key);
    if (first === undefined) {
      first = keep.length;
      seen.set(key, first);
      keep.push(v);
    }
    at[v] = first;
  }
  const pick = (source: Float32Array) =>
    Float32Array.from({ length: keep.length * 3 }, (_, n) => source[3 * (keep[Math.floor(n / 3)] ?? 0) + (n % 3)] ?? 0);
  return { positions: pick(positions), normals: pick(normals), triangles: triangles.map((v) => at[v] ?? 0) };
}

/** How much a turn of the normal weighs beside a step of the surface, as the simplifier counts it. `fill`: slats and cells of grilles. */
const TURN = { fine: 0.35, fill: 0.1, other: 0.004 };
/** A surface that turns faster than this (radians per metre) is the rolled edge of a panel, not part of its face. */
const EDGE = 250;

/**
 * The triangles of faces and those of rolled edges. They are simplified apart: a corner that both shared would hand the edge's
 * normal to the face, which shows as a dent.
 */
function splitEdges({ positions, normals, triangles }: Mesh): Uint32Array[] {
  const turns = (a: number, b: number) => {
    let [distance, difference] = [0, 0];
    for (let k = 0; k < 3; k++) {
      distance += ((positions[3 * a + k] ?? 0) - (positions[3 * b + k] ?? 0)) ** 2;
      difference += ((normals[3 * a + k] ?? 0) - (normals[3 * b + k] ?? 0)) ** 2;
    }
    return difference > 0.01 && difference > EDGE * EDGE * distance;
  };
  const faces: number[] = [];
  const edges: number[] = [];
  for (let t = 0; t < triangles.length; t += 3) {
    const [a = 0, b = 0, c = 0] = triangles.subarray(t, t + 3);
    (turns(a, b) || turns(b, c) || turns(c, a) ? edges : faces).push(a, b, c);
  }
  return [Uint32Array.from(faces), Uint32Array.from(edges)].filter(({ length }) => length > 0);
}

function simplify(mesh: Mesh, { error, fine, panel }: ModelMaterial, isFill: boolean): Mesh {
  const { positions, normals, triangles } = weld(mesh);
  // A turn of the normal counts as an error, too: on surfaces that mirror far more than a step of the surface itself.
  const weight = TURN[fine ? 'fine' : isFill ? 'fill' : 'other'];
  const left = joined(
    (panel ? splitEdges({ positions, normals, triangles }) : [triangles]).map(
      (part) =>
        MeshoptSimplifier.simplifyWithAttributes(
          part,
          positions,
          3,
          normals,
          3,
          [weight, weight, weight],
          null,
          0,
          error * 0.001,
          ['ErrorAbsolute', 'Prune'],
        )[0],
    ),
  );
  const [remap, count] = MeshoptEncoder.reorderMesh(left, true, true);
  const pick = (source: Float32Array) => {
    const picked = new Float32Array(count * 3);
    remap.forEach((to, from) => {
      if (to !== 0xffff_ffff) picked.set(source.subarray(3 * from, 3 * from + 3), 3 * to);
    });
    return picked;
  };
  return { positions: pick(positions), normals: pick(normals), triangles: left };
}

function joined(parts: Uint32Array[]) {
  const all = new Uint32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

const linear = (hex: string) =>
  [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
const short = (value: number) => Number(value.toFixed(4));

function materialJson(name: string, material: ModelMaterial): Json {
  const { colour, metal = 0, rough, coat, glow, opacity } = material;
  return {
    name,
    pbrMetallicRoughness: { baseColorFactor: [...colour, opacity ?? 1], metallicFactor: metal, roughnessFactor: rough },
    ...(opacity !== undefined && { alphaMode: 'BLEND' }),
    ...(glow && { emissiveFactor: glow[0].map((c) => short(glow[1] < 1 ? c * glow[1] : c)) }),
    ...((coat !== undefined || (glow && glow[1] > 1)) && {
      extensions: {
        ...(coat !== undefined && {
          KHR_materials_clearcoat: { clearcoatFactor: coat, clearcoatRoughnessFactor: 0.03 },
        }),
        ...(glow && glow[1] > 1 && { KHR_materials_emissive_strength: { emissiveStrength: glow[1] } }),
      },
    }),
  };
}

function paintMaterial({ index, swatch }: { index: number; swatch: string }): Json {
  const isSolid = SOLID.includes(index);
  const colour = linear(swatch).map((c) => short(isSolid ? Math.max(c, 0.004) : c * GAIN));
  return materialJson(`paint-${index}`, {
    colour: colour as [number, number, number],
    metal: isSolid ? 0 : 0.55,
    rough: isSolid ? 0.45 : 0.34,
    coat: 1,
    error: 0,
  });
}

/** Integers for an attribute; each vertex begins at a multiple of four bytes, as glTF wants it. */
function quantize(values: Float32Array, steps: number, scale: number, Kind: typeof Int16Array | typeof Int8Array) {
  const packed = new Kind((values.length / 3) * 4);
  for (let n = 0; n < values.length; n++)
    packed[Math.floor(n / 3) * 4 + (n % 3)] = Math.round(((values[n] ?? 0) / scale) * steps);
  return packed;
}

/** Normals of full length: simplification hands on those of the generator, which float. */
function unit(normals: Float32Array) {
  const out = new Float32Array(normals.length);
  for (let v = 0; v < normals.length; v += 3) {
    const [x = 0, y = 0, z = 1] = normals.subarray(v, v + 3);
    const length = Math.hypot(x, y, z) || 1;
    out.set([x / length, y / length, z / length], v);
  }
  return out;
}

/** Towards the floor, where least light comes from. */
const downwards = (vertices: number) => Float32Array.from({ length: vertices * 3 }, (_, n) => (n % 3 === 1 ? -1 : 0));

export function makeModel(folder: string, title: string): { glb: Buffer; triangles: number; drawCalls: number } {
  const { size, wheels, meshes, car }: Meshes = JSON.parse(readFileSync(join(folder, 'meshes.json'), 'utf8'));
  const bin = readFileSync(join(folder, 'meshes.bin'));
  const data = bin.buffer.slice(bin.byteOffset, bin.byteOffset + bin.byteLength) as ArrayBuffer;
  const names = [...new Set(meshes.map(({ material }) => material))];
  const materials = names.filter((name) => name !== 'paint').map((name) => materialJson(name, material(name)));
  const firstPaint = materials.length;
  materials.push(...paints.map(paintMaterial));
  const materialAt = (name: string) => (name === 'paint' ? firstPaint : materials.findIndex((m) => m.name === name));
  const glb = writeGlb();
  const scales = { body: size.length / 2 / STEPS, wheel: 0.5 / STEPS };
  const primitives: { body: Json[]; wheel: Json[] } = { body: [], wheel: [] };
  const counts = { body: 0, wheel: 0 };
  let at = 0;
  for (const entry of meshes) {
    const take = (count: number) => new Float32Array(data, at, count);
    const positions = take(entry.vertices * 3);
    at += positions.byteLength;
    const normals = take(entry.vertices * 3);
    at += normals.byteLength;
    const triangles = new Uint32Array(data, at, entry.triangles * 3);
    at += triangles.byteLength;
    const found = material(entry.material);
    if (found.dark) normals.set(downwards(entry.vertices));
    // Slats and cells are too small to show what mirrors in them.
    const look = entry.fill ? { ...found, fine: undefined, panel: undefined } : found;
    const mesh = simplify({ positions, normals, triangles }, look, entry.fill);
    if (mesh.triangles.length === 0) continue;
    counts[entry.group] += mesh.triangles.length / 3;
    const places = quantize(mesh.positions, 1, scales[entry.group], Int16Array);
    const turned = unit(mesh.normals);
    // Twelve bits are enough for a mirror; the zeros below them cost nothing on the wire.
    const directions = look.fine
      ? quantize(turned, 2047, 1, Int16Array).map((n) => n * 16)
      : quantize(turned, 127, 1, Int8Array);
    primitives[entry.group].push({
      attributes: {
        POSITION: glb.vertices(places, 5122, false, true),
        NORMAL: glb.vertices(directions, look.fine ? 5122 : 5120, true, false),
      },
      indices: glb.indices(mesh.triangles, mesh.positions.length / 3),
      material: materialAt(entry.material),
      ...(entry.material === 'paint' && {
        extensions: {
          KHR_materials_variants: {
            mappings: paints.map((_, n) => ({ material: firstPaint + n, variants: [n] })),
          },
        },
      }),
    });
  }
  const scale = (s: number) => [s, s, s].map((each) => Number(each.toPrecision(9)));
  const json = {
    asset: {
      version: '2.0',
      generator: 'Picture studio of this showroom',
      copyright:
        'Drawn for this showroom from published dimensions; no file of the maker was used. All rights reserved.',
      extras: { title, id: car, licence: 'UNLICENSED', ...size },
    },
    scene: 0,
    scenes: [{ name: title, nodes: [0] }],
    nodes: [
      { name: title, children: [1, ...wheels.map((_, n) => n + 2)] },
      { name: 'body', mesh: 0, scale: scale(scales.body) },
      ...wheels.map(({ at, roll, turn }, n) => {
        const [c, s, d, t] = [Math.cos(roll / 2), Math.sin(roll / 2), Math.cos(turn / 2), Math.sin(turn / 2)];
        return {
          name: `wheel ${n + 1}`,
          mesh: 1,
          translation: at.map(short),
          rotation: [d * s, t * c, -t * s, d * c].map((each) => Number(each.toFixed(7))),
          scale: scale(scales.wheel),
        };
      }),
    ],
    meshes: [
      { name: 'body', primitives: primitives.body },
      { name: 'wheel', primitives: primitives.wheel },
    ],
    materials,
    extensionsUsed: [
      'KHR_mesh_quantization',
      'KHR_materials_variants',
      'KHR_materials_clearcoat',
      'KHR_materials_emissive_strength',
    ],
    extensionsRequired: ['KHR_mesh_quantization'],
    extensions: { KHR_materials_variants: { variants: paints.map(({ name }) => ({ name: name.en })) } },
  };
  return {
    glb: glb.finish(json),
    triangles: counts.body + wheels.length * counts.wheel,
    drawCalls: primitives.body.length + wheels.length * primitives.wheel.length,
  };
}

function material(name: string): ModelMaterial {
  const found = MATERIALS[name];
  if (found === undefined) throw new Error(`studio/model-materials.ts does not say how "${name}" looks.`);
  return found;
}

if (import.meta.main) {
  const [car, meshes] = process.argv.slice(2);
  if (car === undefined) throw new Error('Which car? npm run studio -- voyah-free model');
  const { library } = await import('../content/library.ts');
  const model = Object.values(library.models).find(({ id }) => id === car);
  if (model === undefined) throw new Error(`There is no car "${car}".`);
  const folder = meshes ?? mkdtempSync(join(tmpdir(), 'model-'));
  if (meshes === undefined)
    execFileSync('nice', ['-n', '19', 'python3', 'studio/model.py', '--car', car, '--out', folder], {
      stdio: 'inherit',
    });
  const { glb, triangles, drawCalls } = makeModel(folder, model.name ?? car);
  if (meshes === undefined) rmSync(folder, { recursive: true });
  mkdirSync('media/models', { recursive: true });
  writeFileSync(`media/models/${car}.glb`, glb);
  const wire = brotliCompressSync(glb).length;
  process.stdout.write(
    `${car}: ${triangles} triangles, ${drawCalls} draw calls, ${glb.length} bytes, ${wire} compressed\n`,
  );
}
