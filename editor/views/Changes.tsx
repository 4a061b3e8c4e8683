import type { Library } from '#/content/library-of.ts';
import type { Change } from '../state/changes.ts';
import { idOf } from '../state/paths.ts';
import { placeIn, valueText } from '../words/names.ts';
import { useLanguage, useWords } from '../words/words.ts';

type ChangesProps = {
  library: Library;
  changes: readonly Change[];
  /** Ids of pictures that are put in, and of those that go. */
  pictures: readonly string[];
  gone: readonly string[];
  onTakeBack: (change: Change) => void;
  onTakeBackPicture: (id: string) => void;
};

/** What saving would change, in words; each can be taken back. */
export function Changes({ library, changes, pictures, gone, onTakeBack, onTakeBackPicture }: ChangesProps) {
  const say = useWords();
  const locale = useLanguage();
  const isEmpty = changes.length + pictures.length === 0;
  return (
    <div className="changes">
      <h2>{say('changes')}</h2>
      <p>{say(isEmpty ? 'noChanges' : 'changesLead')}</p>
      <ul>
        {changes.map((change) => {
          const place = placeIn(library, change.file, change.path, locale);
          return (
            <li key={`${change.file} ${idOf(change.path)}`}>
              <span>
                <b>{place}</b>: <del>{valueText(change.from, locale)}</del> → <ins>{valueText(change.to, locale)}</ins>
              </span>
              <button type="button" aria-label={`${say('takeBack')}: ${place}`} onClick={() => onTakeBack(change)}>
                {say('takeBack')}
              </button>
            </li>
          );
        })}
        {pictures.map((id) => (
          <li key={id}>
            <span>
              <b>{id}</b>: {say('newPicture')}
            </span>
            <button type="button" aria-label={`${say('takeBack')}: ${id}`} onClick={() => onTakeBackPicture(id)}>
              {say('takeBack')}
            </button>
          </li>
        ))}
        {gone.map((id) => (
          <li key={id}>
            <span>
              <b>{id}</b>: {say('pictureGoes')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
