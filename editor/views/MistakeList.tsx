import type { Library } from '#/content/library-of.ts';
import { pathOf } from '../state/paths.ts';
import type { MistakesOfFiles } from '../state/use-edited.ts';
import { placeIn } from '../words/names.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { addressOf } from './route.ts';

/** As many as somebody reads at once. */
const SHOWN = 6;

/** Everything that is wrong, in all files, with the way to each. */
export function MistakeList({ mistakes, library }: { mistakes: MistakesOfFiles; library: Library }) {
  const say = useWords();
  const locale = useLanguage();
  const lines = [...mistakes].flatMap(([file, ids]) =>
    [...ids].flatMap(([id, own]) => own.map(({ told }) => ({ file, id, told }))),
  );
  if (lines.length === 0) return null;
  return (
    <section className="mistakes" aria-label={say('mistakes', { count: lines.length })}>
      <strong>{lines.length === 1 ? say('mistake') : say('mistakes', { count: lines.length })}</strong>
      <ul>
        {lines.slice(0, SHOWN).map(({ file, id, told }) => (
          <li key={`${file} ${id} ${told}`}>
            <a href={addressOf({ view: 'file', file, at: pathOf(id) })}>{placeIn(library, file, pathOf(id), locale)}</a>
            : {told}
          </li>
        ))}
      </ul>
    </section>
  );
}
