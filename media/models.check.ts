/** The files of the 3D view: valid glTF, small enough for a phone's graphics, in true size. Their bytes on the wire have a budget. */
import { readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { validateBytes } from 'gltf-validator';
import { describe, expect, test } from 'vitest';
import paints from '../content/colours.json' with { type: 'json' };
import { compressedName } from './copies.ts';
import { readManifest } from './manifest.ts';

const MOST_TRIANGLES = 250_000;
const MOST_DRAW_CALLS = 80;

type Mesh = { primitives: { indices: number }[] };
type Model = {
  asset: {
    copyright: string;
    extras: { title: string; licence: string; length: number; width: number; height: number };
  };
  nodes: { mesh?: number; translation?: number[] }[];
  meshes: Mesh[];
  accessors: { count: number; min?: number[]; max?: number[] }[];
  extensions: { KHR_materials_variants: { variants: { name: string }[] } };
};

function jsonOf(glb: Buffer): Model {
  return JSON.parse(glb.toString('utf8', 20, 20 + glb.readUInt32LE(12)));
}

const files = readdirSync('media/models').filter((name) => name.endsWith('.glb'));
const facts: Record<string, { length: number }> = JSON.parse(readFileSync('studio/facts.json', 'utf8'));

describe.each(files)('%s', (name) => {
  const glb = readFileSync(`media/models/${name}`);
  const model = jsonOf(glb);

  test('is valid glTF', async () => {
    const { issues } = await validateBytes(new Uint8Array(glb), { uri: name, maxIssues: 20 });
    expect(issues.messages.filter(({ severity }) => severity < 2)).toEqual([]);
    expect({ errors: issues.numErrors, warnings: issues.numWarnings }).toEqual({ errors: 0, warnings: 0 });
  });

  test('has a compressed copy that holds the same bytes', () => {
    const { src } = readManifest('media/manifest.json').models[name.replace('.glb', '')] ?? { src: 'of no manifest' };
    expect(brotliDecompressSync(readFileSync(`public${compressedName(src)}`)).equals(glb)).toBe(true);
  });

  test('is small on the graphics card', () => {
    const drawn = model.nodes.flatMap(({ mesh }) => (mesh === undefined ? [] : (model.meshes[mesh]?.primitives ?? [])));
    const triangles = drawn.reduce((sum, { indices }) => sum + (model.accessors[indices]?.count ?? 0) / 3, 0);
    expect(drawn.length).toBeGreaterThan(20);
    expect(drawn.length).toBeLessThanOrEqual(MOST_DRAW_CALLS);
    expect(triangles).toBeLessThanOrEqual(MOST_TRIANGLES);
  });

  test('has its true size, its name, its licence and the six paints', () => {
    const { extras, copyright } = model.asset;
    const fact = facts[name.replace('.glb', '')];
    const [{ min = [], max = [] } = {}] = model.accessors;
    expect(min.length + max.length).toBe(6);
    // A fact that the site does not publish cannot be compared.
    expect(Math.round(extras.length * 1000)).toBe(fact?.length ?? Math.round(extras.length * 1000));
    expect(extras.title).not.toBe('');
    expect(extras.licence).toBe('UNLICENSED');
    expect(copyright).not.toBe('');
    expect(model.extensions.KHR_materials_variants.variants.map((variant) => variant.name)).toEqual(
      paints.map((paint) => paint.name.en),
    );
  });
});
