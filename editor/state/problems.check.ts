import { describe, expect, test } from 'vitest';
import { files, library } from '#/content/library.ts';
import { setAt } from './paths.ts';
import { problemsIn, settle } from './problems.ts';

const { manifest } = library;
/** A picture that stands in one place of the content alone, and its place. */
const ONCE = { id: 'voyah-free/exterior-above', file: 'models/voyah-free.json' };

/** The content without the slide that shows a picture. */
function without(id: string, file: string) {
  const car = files[file] as { exterior: { slides: { picture: string }[] } };
  const slides = car.exterior.slides.filter(({ picture }) => picture !== id);
  expect(slides).toHaveLength(car.exterior.slides.length - 1);
  return { ...files, [file]: setAt(car, ['exterior', 'slides'], slides) };
}

test('the content as it is has no mistake, and nothing of it goes', () => {
  expect(problemsIn(files, manifest)).toEqual([]);
  expect(settle(files, manifest)).toEqual({ files, manifest, gone: [], problems: [] });
});

test('content of another shape than the schema is told and no error', () => {
  const broken = { ...files, 'dealer.json': { name: 7 } };
  expect(problemsIn(broken, manifest).map(({ file }) => file)).toContain('content/dealer.json');
});

describe('a picture that no page shows any more', () => {
  test('goes, and its alternative text with it', () => {
    const settled = settle(without(ONCE.id, ONCE.file), manifest);
    expect(settled.gone).toEqual([ONCE.id]);
    expect(settled.manifest.pictures).not.toHaveProperty([ONCE.id]);
    expect(settled.files['pictures/voyah-free.json']).not.toHaveProperty(['exterior-above']);
    expect(Object.keys(settled.manifest.pictures)).toHaveLength(Object.keys(manifest.pictures).length - 1);
  });

  test('is no mistake then, and others are told', () => {
    expect(settle(without(ONCE.id, ONCE.file), manifest).problems).toEqual([]);
    const wrong = setAt(without(ONCE.id, ONCE.file)[ONCE.file], ['path'], 'free');
    const both = settle({ ...without(ONCE.id, ONCE.file), [ONCE.file]: wrong }, manifest);
    expect(both.problems.map(({ file }) => file)).toContain(`content/${ONCE.file}`);
  });
});
