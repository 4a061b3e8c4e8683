import { valueAt } from '#/content/checks/value-at.ts';
import type { Files } from '#/content/library-of.ts';
import type { Text } from '#/language/locales.ts';
import { setAt } from '../state/paths.ts';

/** Where the alternative text of a picture stands: the file of its owner, and its name there. */
export function placeOfTexts(id: string): { list: string; name: string } {
  const [owner = '', name = ''] = id.split('/');
  return { list: `pictures/${owner}.json`, name };
}

/** The alternative text of a picture in each language; empty where there is none yet. */
export function textsOf(files: Files, id: string): Text {
  const { list, name } = placeOfTexts(id);
  return (valueAt(files[list], [name]) as Text | undefined) ?? { mn: '', en: '' };
}

/** The file of alternative texts with those of a picture. */
export function withTexts(files: Files, id: string, texts: Text): Files {
  const { list, name } = placeOfTexts(id);
  return { [list]: setAt(files[list], [name], texts) };
}
