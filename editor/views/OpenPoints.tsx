import { pointsToConfirm } from '#/content/checks/open-points.ts';
import { stepsOf } from '#/content/checks/value-at.ts';
import type { OpenPoint } from '#/content/schema.ts';
import { useForm } from '../fields/form-context.ts';
import { idOf } from '../state/paths.ts';
import { placeIn } from '../words/names.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { addressOf } from './route.ts';

type OpenPointsProps = {
  /** As they stand in the file now: a tick shows at once, while the library follows when there is time. */
  points: readonly OpenPoint[];
};

/** What only the dealer can confirm before the site goes public, each with the way to where it stands. */
export function OpenPoints({ points }: OpenPointsProps) {
  const { library, change } = useForm();
  const locale = useLanguage();
  const say = useWords();
  // The first is about the dealer's own details, which say themselves whether they are samples.
  const [own] = pointsToConfirm(library);
  const way = (where: NonNullable<typeof own>['where']) =>
    where.map(({ file, at }) => (
      <li key={`${file} ${at}`}>
        <a href={addressOf({ view: 'file', file, at: stepsOf(at) })}>{placeIn(library, file, stepsOf(at), locale)}</a>
      </li>
    ));
  return (
    <div className="open-points">
      <h2>{say('openPoints')}</h2>
      {own !== undefined && !own.confirmed && (
        <section>
          <p>{own.what[locale]}</p>
          <ul className="ways">{way(own.where)}</ul>
        </section>
      )}
      {points.map(({ what, where, confirmed }, at) => (
        <section key={what.en} data-done={confirmed || undefined}>
          <label className="check" htmlFor={idOf([at, 'confirmed'])}>
            <input
              id={idOf([at, 'confirmed'])}
              type="checkbox"
              checked={confirmed}
              onChange={({ target }) => change([at, 'confirmed'], target.checked)}
            />
            <span>{what[locale]}</span>
          </label>
          <ul className="ways">{way(where)}</ul>
        </section>
      ))}
    </div>
  );
}
