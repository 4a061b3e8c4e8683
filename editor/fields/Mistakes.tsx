import { idOf, type Path } from '../state/paths.ts';
import { offersOf } from '../words/reasons.ts';
import { useWords } from '../words/words.ts';
import { useForm } from './form-context.ts';

const mistakeId = (id: string) => `mistake-${id}`;

/** What a control says of itself: its id, and the mistakes and help beside it. */
export function useMarks(path: Path) {
  const id = idOf(path);
  const isWrong = useForm().mistakes.has(id);
  return { id, 'aria-invalid': isWrong || undefined, 'aria-describedby': isWrong ? mistakeId(id) : undefined } as const;
}

type MistakesProps = { path: Path; value?: unknown; onChange?: (value: string) => void };

/** The reasons why a place cannot stay so, beside it; with a button for each name that could stand in the place of a figure. */
export function Mistakes({ path, value, onChange }: MistakesProps) {
  const { mistakes } = useForm();
  const say = useWords();
  const id = idOf(path);
  const own = mistakes.get(id);
  if (own === undefined) return null;
  return (
    <div className="mistake" id={mistakeId(id)} tabIndex={-1}>
      {own.map(({ reason, told }) => {
        const offers = onChange === undefined || typeof value !== 'string' ? undefined : offersOf(reason);
        return (
          <p key={reason}>
            {told}{' '}
            {offers?.places.map((place) => (
              <button key={place} type="button" onClick={() => onChange?.(String(value).replace(offers.typed, place))}>
                {say('write', { name: place })}
              </button>
            ))}
          </p>
        );
      })}
    </div>
  );
}
