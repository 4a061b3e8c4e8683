import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { files } from '../content/library.ts';

const list: { id: string; paint: number | null }[] = JSON.parse(
  readFileSync(new URL('pictures.json', import.meta.url), 'utf8'),
);
const rendered = new Map(list.map(({ id, paint }) => [id, paint]));

/** A text in one language about the picture `id`. */
type Said = { id: string; where: string; text: string };

/** What is said of each picture: its alternative texts, captions and the texts beside it, in each language. */
function* said(): Generator<Said> {
  for (const [file, content] of Object.entries(files)) {
    const owner = /^pictures\/(.+)\.json$/.exec(file)?.[1];
    if (owner === undefined) yield* captions(file, content);
    else
      for (const [name, texts] of Object.entries(content as Record<string, Record<string, string>>))
        for (const [locale, text] of Object.entries(texts))
          yield { id: `${owner}/${name}`, where: `${file} (${locale})`, text };
  }
}

function* captions(file: string, part: unknown): Generator<Said> {
  if (typeof part !== 'object' || part === null) return;
  const { picture, caption, text } = part as Record<string, unknown>;
  if (typeof picture === 'string')
    for (const words of [caption, text])
      for (const [locale, says] of Object.entries(words ?? {}))
        if (typeof says === 'string') yield { id: picture, where: `${file} (${locale})`, text: says };
  for (const each of Object.values(part)) yield* captions(file, each);
}

/** Texts that name paints (`{paint.1}`), but not the one in which the picture was rendered. */
function wrong(of: Iterable<Said>): string[] {
  return [...of].flatMap(({ id, where, text }) => {
    const paint = rendered.get(id);
    const named = [...text.matchAll(/\{paint\.(\d)\}/g)].map(([, number]) => Number(number));
    if (paint == null || named.length === 0 || named.includes(paint)) return [];
    return [`${where}: ${id} was rendered in {paint.${paint}}, its text says {paint.${named.join('}, {paint.')}}`];
  });
}

test('texts name the paint in which a picture was rendered', () => {
  const all = [...said()];
  expect(all.filter(({ text }) => text.includes('{paint.')).length).toBeGreaterThan(100);
  expect(wrong(all)).toEqual([]);
});

test('another paint is told, with the place', () => {
  const [id, paint] = [...rendered].find(([, each]) => each !== null) as [string, number];
  const text = `{paint.${paint === 1 ? 2 : 1}}`;
  expect(wrong([{ id, where: 'here', text }])).toEqual([
    expect.stringContaining(`here: ${id} was rendered in {paint.${paint}}`),
  ]);
  expect(wrong([{ id, where: 'here', text: `${text} beside {paint.${paint}}` }])).toEqual([]);
});
