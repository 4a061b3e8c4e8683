import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sizeOfMp4 } from './copies.ts';
import { picturePath } from './encode.ts';
import { readManifest } from './manifest.ts';
import { pathBelow } from './masters.ts';
import { checkPictures, makePictures } from './pictures.ts';
import { publishCopies } from './publish-copies.ts';
import { findRole, ROLES, widthsFor } from './roles.ts';

// Encoding takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pictures-'));
  mkdirSync(join(root, 'media'));
});
afterEach(() => rmSync(root, { recursive: true }));

const opaque = { r: 20, g: 30, b: 40, alpha: 1 };
const clear = { ...opaque, alpha: 0 };

/** Writes a picture of one colour; with `ground: clear` the left half of it stays opaque. */
async function put(path: string, width: number, height: number, { colour = '#3a4650', ground = opaque } = {}) {
  const file = join(root, 'media', path);
  mkdirSync(dirname(file), { recursive: true });
  const half = { create: { width: width >> 1, height, channels: 3 as const, background: colour } };
  const channels = ground === clear ? 4 : 3;
  await sharp({ create: { width, height, channels, background: ground === clear ? clear : colour } })
    .composite([{ input: half, left: 0, top: 0 }])
    .toFile(file);
  return file;
}

function putText(path: string, text: string | Uint8Array) {
  const file = join(root, 'media', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

const manifest = () => readManifest(join(root, 'media', 'manifest.json'));
/** The folder of a picture's files, by the manifest as it stands. */
const pathOf = (id: string) => picturePath(id, manifest().pictures[id] ?? { hash: 'missing' });
const published = () =>
  readdirSync(join(root, 'public'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${pathBelow(join(root, 'public'), join(entry.parentPath, entry.name))}`)
    .sort();

test('a master becomes AVIFs of its widths, one WebP and an entry of the manifest', async () => {
  await put('pictures/voyah-free/exterior-1.png', 1300, 731);
  const report = await makePictures(root);
  expect(report).toMatchObject({ made: ['voyah-free/exterior-1'], faults: [], warnings: [] });
  const entry = manifest().pictures['voyah-free/exterior-1'];
  expect(entry).toEqual({
    role: 'slide',
    hash: expect.stringMatching(/^[0-9a-f]{8}$/),
    width: 1300,
    height: 731,
    widths: [480, 800, 1200, 1300],
    fallback: 800,
    colour: '#3a4650',
    alpha: false,
    social: false,
  });
  expect(published()).toEqual(
    ['1200.avif', '1300.avif', '480.avif', '800.avif', '800.webp'].map(
      (file) => `${pathOf('voyah-free/exterior-1')}/${file}`,
    ),
  );
  const widest = await sharp(join(root, 'public', pathOf('voyah-free/exterior-1'), '1300.avif')).metadata();
  expect(widest).toMatchObject({ width: 1300, height: 731, hasAlpha: false, bitsPerSample: 10 });
  expect(checkPictures(root).faults).toEqual([]);
});

test.each([
  ['voyah-free/exterior-chapter', 1300, 731, '#c8ccd2', 204],
  ['voyah-free/exterior-chapter', 1300, 731, '#3a4650', 68],
  ['brand/voyah', 1400, 600, '#c8ccd2', 204],
  ['brand/voyah', 1400, 600, '#3a4650', 68],
])('the manifest says how bright %s is behind its words', async (id, width, height, colour, brightness) => {
  await put(`pictures/${id}.png`, width, height, { colour });
  await makePictures(root);
  const { behindWords = 0 } = manifest().pictures[id] ?? {};
  expect(Math.abs(behindWords - brightness)).toBeLessThan(3);
});

test.each([
  ['there', 100, 250, true],
  ['below it', 100, 500, false],
  ['beside it', 900, 250, false],
])('something dark counts where the words of a chapter stand: %s', async (_, left, top, isDark) => {
  const file = await put('pictures/voyah-free/exterior-chapter.png', 1300, 731, { colour: '#c8ccd2' });
  const bright = await sharp(file).toBuffer();
  const dark = { create: { width: 200, height: 100, channels: 3 as const, background: '#101315' } };
  await sharp(bright)
    .composite([{ input: dark, left, top }])
    .toFile(file);
  await makePictures(root);
  const { behindWords = 0 } = manifest().pictures['voyah-free/exterior-chapter'] ?? {};
  expect(behindWords < 140).toBe(isDark);
});

test('a photograph with a fault leaves the old master and what the site shows', async () => {
  const render = await put('pictures/home/office.webp', 960, 540);
  await makePictures(root);
  const before = published();
  await put('pictures/home/office.jpg', 1600, 1200);

  const { made, faults } = await makePictures(root);
  expect(made).toEqual([]);
  expect(faults).toEqual([expect.stringMatching(/office\.jpg: wrong shape for a slide: expected 16:9/)]);
  expect(existsSync(render)).toBe(true);
  expect(published()).toEqual(before);
});

test('a hero also gets a picture for Open Graph', async () => {
  await put('pictures/home/welcome.webp', 1600, 900);
  await makePictures(root);
  const social = await sharp(join(root, 'public', pathOf('home/welcome'), 'social.jpg')).metadata();
  expect(social).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
});

test('a cut-out keeps its transparent ground', async () => {
  await put('pictures/voyah-free/card.png', 800, 400, { ground: clear });
  expect((await makePictures(root)).faults).toEqual([]);
  const { alpha, colour } = manifest().pictures['voyah-free/card'] ?? {};
  expect({ alpha, colour }).toEqual({ alpha: true, colour: expect.stringMatching(/^#3[9a]4[56][45][0-9a-f]$/) });
  for (const name of ['320.avif', '560.webp']) {
    expect(await sharp(join(root, 'public', pathOf('voyah-free/card'), name)).metadata()).toMatchObject({
      hasAlpha: true,
    });
  }
});

test('a second run encodes nothing; a lost file or a changed master is made again, and nothing else', async () => {
  await put('pictures/home/showroom.png', 960, 540);
  await put('pictures/home/office.png', 960, 540, { colour: '#806040' });
  await makePictures(root);
  const first = published();
  const times = first.map((file) => statSync(join(root, 'public', file)).mtimeMs);
  expect(await makePictures(root)).toMatchObject({ made: [], kept: ['home/office', 'home/showroom'], removed: [] });
  expect(first.map((file) => statSync(join(root, 'public', file)).mtimeMs)).toEqual(times);

  rmSync(join(root, 'public', `${first.find((file) => file.includes('office'))}`));
  expect(checkPictures(root).faults).not.toEqual([]);
  expect(await makePictures(root)).toMatchObject({ made: ['home/office'], kept: ['home/showroom'] });
  expect(published()).toEqual(first);
});

test('two runs give the same bytes', async () => {
  const file = await put('pictures/home/showroom.png', 960, 540);
  const noise = { type: 'gaussian' as const, mean: 90, sigma: 2 };
  await sharp({ create: { width: 960, height: 540, channels: 3, background: '#000', noise } }).toFile(file);
  await makePictures(root);
  const bytes = () => published().map((file) => readFileSync(join(root, 'public', file)).toString('base64'));
  const first = bytes();
  rmSync(join(root, 'public'), { recursive: true });
  rmSync(join(root, 'media', 'manifest.json'));
  await makePictures(root);
  expect(bytes()).toEqual(first);
});

test('a photograph of the same name takes the place of a rendering, in another format too', async () => {
  const rendering = await put('pictures/voyah-free/gallery-2.webp', 960, 540);
  await makePictures(root);
  const before = pathOf('voyah-free/gallery-2');
  // Taken with the camera on its side, a little off 16:9.
  const turned = join(root, 'media', 'pictures/voyah-free/gallery-2.JPG');
  await sharp({ create: { width: 1090, height: 1920, channels: 3, background: '#a08060' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(turned);
  expect(checkPictures(root).faults).toEqual([expect.stringContaining('media/pictures/voyah-free/gallery-2')]);
  const report = await makePictures(root);
  const after = manifest().pictures['voyah-free/gallery-2'];
  expect(report).toMatchObject({ made: ['voyah-free/gallery-2'], faults: [] });
  expect(existsSync(rendering)).toBe(false);
  expect(report.removed.every((file) => file.startsWith(`${before}/`))).toBe(true);
  expect(after).toMatchObject({ width: 1920, height: 1090, widths: [480, 800, 1200, 1600] });
  expect(published().every((file) => file.startsWith(`${pathOf('voyah-free/gallery-2')}/`))).toBe(true);
});

test('a master that is gone takes its files along', async () => {
  const master = await put('pictures/home/showroom.png', 960, 540);
  await makePictures(root);
  rmSync(master);
  expect(checkPictures(root).faults).not.toEqual([]);
  await makePictures(root);
  expect(manifest().pictures).toEqual({});
  expect(published()).toEqual([]);
});

test.each<[what: string, arrange: () => unknown, fault: RegExp]>([
  [
    'no picture at all',
    () => putText('pictures/home/hero.webp', 'hello'),
    /^media\/pictures\/home\/hero\.webp: unreadable: expected a picture/,
  ],
  [
    'half a picture',
    async () => {
      const file = await put('pictures/home/office.png', 960, 540);
      writeFileSync(file, readFileSync(file).subarray(0, 600));
    },
    /office\.png: unreadable: expected a whole picture/,
  ],
  [
    'a format that masters do not have',
    () => putText('pictures/home/hero.gif', 'GIF89a'),
    /hero\.gif: wrong format: expected one of .*\.webp, found \.gif/,
  ],
  [
    'a format that the name hides',
    async () =>
      writeFileSync(await put('pictures/home/office.png', 960, 540), readFileSync(await put('x.webp', 960, 540))),
    /office\.png: wrong format: expected png as the file name says, found webp/,
  ],
  [
    'too small',
    () => put('pictures/home/hero.png', 800, 450),
    /hero\.png: too small for a hero: expected at least 1280 pixels wide, found 800 × 450/,
  ],
  [
    'another shape',
    () => put('pictures/home/hero.png', 1600, 1000),
    /hero\.png: wrong shape for a hero: expected 16:9 \(such as 1600 × 900\), found 1600 × 1000/,
  ],
  [
    'two new masters',
    async () => [await put('pictures/home/hero.png', 1600, 900), await put('pictures/home/hero.webp', 1600, 900)],
    /^media\/pictures\/home\/hero\.png and media\/pictures\/home\/hero\.webp: expected one new master of this name, found 2: delete/,
  ],
  [
    'a cut-out without alpha',
    () => put('pictures/voyah-free/stage-1.png', 1280, 720),
    /stage-1\.png: no cut-out: expected a transparent ground/,
  ],
  [
    'holes in a full picture',
    () => put('pictures/home/hero.png', 1600, 900, { ground: clear }),
    /hero\.png: transparent parts: expected a full picture/,
  ],
  [
    'a name without role',
    () => put('pictures/home/holiday.png', 1600, 900),
    /holiday\.png: unknown name: expected one of hero, welcome,.*found holiday/,
  ],
  ['no owner', () => put('pictures/hero.png', 1600, 900), /hero\.png: expected a path owner\/name/],
  [
    'a video of another format',
    () => [putText('video/voyah-free.mov', 'x'), putText('video/voyah-free.mp4', mp4(16, 9))],
    /voyah-free\.mov: wrong format: expected \.mp4 or \.webm, found \.mov/,
  ],
  ['a video without MP4', () => putText('video/voyah-free.webm', 'x'), /voyah-free\.mp4: expected the MP4/],
  [
    'a drawing without size',
    () => putText('drawings/voyah-free/airbags.svg', '<svg/>'),
    /airbags\.svg: no size: expected an <svg>/,
  ],
])('refuses %s, in words', async (_, arrange, fault) => {
  await arrange();
  const { faults, made } = await makePictures(root);
  expect(faults).toContainEqual(expect.stringMatching(fault));
  expect(made).toEqual([]);
});

test('a fault of one picture leaves its last version and all others alone', async () => {
  await put('pictures/home/office.png', 960, 540);
  await makePictures(root);
  const before = published();
  await put('pictures/home/office.png', 400, 225);
  await put('pictures/home/showroom.png', 960, 540);
  const report = await makePictures(root);
  expect(report).toMatchObject({ made: ['home/showroom'], removed: [] });
  expect(report.faults).toHaveLength(1);
  expect(published()).toEqual(expect.arrayContaining(before));
});

test('a master that is still being written is passed over', async () => {
  putText('pictures/home/hero.webp.part.webp', 'half');
  expect(await makePictures(root)).toMatchObject({ made: [], faults: [] });
});

test('a 3D model is copied under the hash of its bytes, and compressed beside it; what is none is named', async () => {
  putText('models/voyah-free.glb', 'glTF and so on');
  putText('models/voyah-dreamer.glb', 'something else');
  const { faults } = await makePictures(root);
  expect(faults).toEqual([expect.stringMatching(/voyah-dreamer\.glb: wrong format: expected a binary glTF/)]);
  const src = manifest().models['voyah-free']?.src;
  expect(src).toMatch(/^\/models\/voyah-free\.[0-9a-f]{8}\.glb$/);
  expect(manifest().models['voyah-free']?.bytes).toBe(14);
  expect(published()).toEqual([src, `${src}.br`]);
  const compressed = join(root, `public${src}.br`);
  expect(brotliDecompressSync(readFileSync(compressed)).toString()).toBe('glTF and so on');

  rmSync(join(root, 'media/models/voyah-dreamer.glb'));
  rmSync(compressed);
  expect(checkPictures(root).faults).toEqual([`public${src}.br: expected a file, found none`]);
  putText('models/voyah-free.glb', 'glTF and more');
  await makePictures(root);
  const next = manifest().models['voyah-free']?.src;
  expect(published()).toEqual([next, `${next}.br`]);
});

test('a video and a drawing are copied under the hash of their bytes, with their size', async () => {
  putText('video/voyah-free.mp4', mp4(1280, 720));
  putText('video/voyah-free.webm', 'short');
  putText('drawings/voyah-free/airbags.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-20 -20 4941 1694"/>');
  // The three views stand in the page itself.
  putText('drawings/voyah-free/side.svg', '<svg/>');
  putText('drawings/voyah-free/drawing.json', '{}');
  expect((await makePictures(root)).faults).toEqual([]);
  const { videos, drawings } = manifest();
  expect(videos['voyah-free']).toEqual([
    {
      src: expect.stringMatching(/^\/video\/voyah-free\.[0-9a-f]{8}\.webm$/),
      type: 'video/webm',
      width: 1280,
      height: 720,
      bytes: 5,
    },
    {
      src: expect.stringMatching(/^\/video\/voyah-free\.[0-9a-f]{8}\.mp4$/),
      type: 'video/mp4',
      width: 1280,
      height: 720,
      bytes: 92,
    },
  ]);
  expect(drawings['voyah-free/airbags']).toMatchObject({ viewBox: '-20 -20 4941 1694', width: 4941, height: 1694 });
  const sources = videos['voyah-free']?.map(({ src }) => src) ?? [];
  expect(published()).toEqual([...sources, drawings['voyah-free/airbags']?.src].sort());
  expect(checkPictures(root).faults).toEqual([]);
  expect(() => sizeOfMp4(Buffer.from('no video'))).toThrow(/picture track/);
});

test('whoever serves the site gets its copies, and is told when they are not those of the manifest', async () => {
  putText('models/voyah-free.glb', 'glTF and so on');
  putText('drawings/voyah-free/airbags.svg', '<svg viewBox="0 0 4 3"/>');
  await makePictures(root);
  const all = published();
  const copies = all.filter((address) => !address.endsWith('.br'));
  for (const copy of copies) rmSync(join(root, 'public', copy));
  publishCopies(root);
  expect(published()).toEqual(all);

  mkdirSync(join(root, 'public/models'), { recursive: true });
  writeFileSync(join(root, 'public/models/of-last-year.0a1b2c3d.glb'), 'glTF');
  publishCopies(root);
  expect(published()).toEqual(all);

  putText('models/voyah-free.glb', 'glTF and other bytes');
  expect(() => publishCopies(root)).toThrow(/run npm run pictures:\n\/models\/voyah-free\.[0-9a-f]{8}\.glb$/);
  expect(published()).toEqual(all);
});

/** The track header of an MP4: all that is read of one. */
function mp4(width: number, height: number): Buffer {
  const box = Buffer.alloc(92);
  box.writeUInt32BE(92, 0);
  box.write('tkhd', 4, 'latin1');
  box.writeUInt32BE(width * 65536, 84);
  box.writeUInt32BE(height * 65536, 88);
  return box;
}

test('a name says the role, and no file is wider than its master', () => {
  expect(widthsFor(ROLES.hero, 1600)).toEqual([828, 1200, 1600]);
  expect(widthsFor(ROLES.hero, 1700)).toEqual([828, 1200, 1600, 1700]);
  expect(widthsFor(ROLES.hero, 5000)).toEqual([828, 1200, 1600, 2000, 2400]);
  const roles = [
    'hero',
    'home/hero-tall',
    'voyah-free/stage-6',
    'feature-1',
    'inside-main-1',
    'brand/voyah',
    'nothing',
  ];
  expect(roles.map(findRole)).toEqual(['hero', 'tall', 'stage', 'feature', 'lead', 'banner', undefined]);
});
