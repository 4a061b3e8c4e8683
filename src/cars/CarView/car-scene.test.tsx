import { beforeAll, expect, test, vi } from 'vitest';
import { twoFrames } from '#/tests/components/observed.ts';
import { TINY_PAINTS, tinyCar } from '#/tests/components/tiny-car.ts';
import { REACH } from './car-reach.ts';
import { type CarScene, openCarScene } from './car-scene.ts';

// Without a graphics card the light alone takes seconds.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const canvas = document.createElement('canvas');
let scene: CarScene;

beforeAll(async () => {
  scene = await openCarScene(canvas, tinyCar());
  scene.resize(64, 36);
});

/** The colour in the middle of the picture. */
function middle(): number[] {
  const copy = new OffscreenCanvas(1, 1).getContext('2d');
  copy?.drawImage(canvas, canvas.width / 2, canvas.height / 2, 1, 1, 0, 0, 1, 1);
  return [...(copy?.getImageData(0, 0, 1, 1).data ?? [])];
}

/** Paints and waits for the frame in which it is drawn; the canvas holds its picture until that frame ends. */
function painted(index: number): Promise<number[]> {
  scene.paint(index);
  return new Promise((done) => requestAnimationFrame(() => done(middle())));
}

test('draws each of the six paints', async () => {
  for (const [n, [red, green, blue]] of TINY_PAINTS.entries()) {
    const [r = 0, g = 0, b = 0, a] = await painted(n + 1);
    expect(a, 'the car covers the middle').toBe(255);
    // A channel that the paint has is brighter than one that it has not.
    const channels = [
      [red, r],
      [green, g],
      [blue, b],
    ] as const;
    for (const [one, shown] of channels)
      for (const [other, beside] of channels) if (one > other) expect(shown).toBeGreaterThan(beside + 40);
  }
});

test('fifty fast changes of paint leave nothing behind', async () => {
  for (const index of [1, 2, 3, 4, 5, 6]) await painted(index);
  const before = scene.cost();
  expect(before.geometries).toBeGreaterThan(0);
  expect(before.textures).toBeGreaterThan(0);
  for (let change = 0; change < 50; change += 1) {
    scene.paint((change % 6) + 1);
    // Some come within one frame, some in frames of their own.
    if (change % 3 === 0) await twoFrames();
  }
  await twoFrames();
  expect(scene.cost()).toEqual(before);
});

test('draws only when something has changed', async () => {
  await twoFrames();
  const context = canvas.getContext('webgl2') as WebGL2RenderingContext;
  let drawn = 0;
  const { drawElements } = context;
  context.drawElements = (...values) => {
    drawn += 1;
    drawElements.apply(context, values);
  };
  await twoFrames();
  await twoFrames();
  expect(drawn).toBe(0);
  scene.show({ ...REACH.start, turn: 100 });
  await twoFrames();
  expect(drawn).toBeGreaterThan(0);
});

test('a file that is no car is refused', async () => {
  await expect(openCarScene(document.createElement('canvas'), new ArrayBuffer(40))).rejects.toThrow();
});

test('the file for Apple’s devices is a stored zip with the paint that is chosen, in metres', async () => {
  for (const index of [1, 3]) {
    scene.paint(index);
    const file = await scene.makeUsdz();
    expect(file.type).toBe('model/vnd.usdz+zip');
    const entries = storedFiles(await file.arrayBuffer());
    expect(entries[0]?.name).toBe('model.usda');
    // The system maps the files of the zip into memory as they are.
    expect(entries.filter(({ at }) => at % 64 !== 0)).toEqual([]);
    expect(entries[0]?.text).toContain('metersPerUnit = 1');
    expect(entries[0]?.text).toContain(`color3f inputs:diffuseColor = (${TINY_PAINTS[index - 1]?.join(', ')})`);
    expect(entries[0]?.text).toContain('float inputs:clearcoat = 1');
    const body = entries.find(({ name }) => name.startsWith('geometries/'));
    expect(body?.text.match(/faceVertexCounts = \[([^\]]*)\]/)?.[1]?.split(',')).toHaveLength(10);
  }
});

test('closing gives memory and the drawing context back', async () => {
  expect(scene.cost().geometries).toBeGreaterThan(0);
  const lost = new Promise((done) => canvas.addEventListener('webglcontextlost', done));
  scene.close();
  await lost;
  const { geometries, textures, programs } = scene.cost();
  expect({ geometries, textures, programs }).toEqual({ geometries: 0, textures: 0, programs: 0 });
});

/** The files of a zip, none of them compressed; throws for any other. */
function storedFiles(zip: ArrayBuffer): { name: string; at: number; text: string }[] {
  const view = new DataView(zip);
  const files: { name: string; at: number; text: string }[] = [];
  let next = 0;
  while (view.getUint32(next, true) === 0x04034b50) {
    if (view.getUint16(next + 8, true) !== 0) throw new Error('A file is compressed.');
    const size = view.getUint32(next + 18, true);
    const nameLength = view.getUint16(next + 26, true);
    const at = next + 30 + nameLength + view.getUint16(next + 28, true);
    const text = (from: number, length: number) => new TextDecoder().decode(new Uint8Array(zip, from, length));
    files.push({ name: text(next + 30, nameLength), at, text: text(at, size) });
    next = at + size;
  }
  return files;
}
