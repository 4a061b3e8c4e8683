import type { Path } from '../state/paths.ts';
import { idOf } from '../state/paths.ts';
import { helpOf, labelOf } from '../words/names.ts';
import { useLanguage } from '../words/words.ts';
import { useForm } from './form-context.ts';
import { Mistakes, useMarks } from './Mistakes.tsx';

export type ControlProps = { path: Path; value: unknown };

/** The name of a place and, where it has one, the sentence that helps. */
export function useName(path: Path): { label: string; help: string | undefined } {
  const { file, library } = useForm();
  const locale = useLanguage();
  const key = path.at(-1);
  // An item is called by its list: "Слайд 3".
  const label =
    typeof key === 'number'
      ? `${labelOf(library, file, path.slice(0, -1), locale)} ${key + 1}`
      : labelOf(library, file, path, locale);
  return { label, help: helpOf(file, path, locale) };
}

/** A label, its control, help and mistakes. */
export function Named({ path, extra, children }: { path: Path; extra?: React.ReactNode; children: React.ReactNode }) {
  const { label, help } = useName(path);
  return (
    <div className="field">
      <label htmlFor={idOf(path)}>
        {label} {extra}
      </label>
      {children}
      {help !== undefined && <small className="help">{help}</small>}
      <Mistakes path={path} />
    </div>
  );
}

export function StringControl({ path, value }: ControlProps) {
  const { change } = useForm();
  return (
    <Named path={path}>
      <input {...useMarks(path)} value={String(value ?? '')} onChange={({ target }) => change(path, target.value)} />
    </Named>
  );
}

/** Takes `189 900 000` and `189,900,000` as well; what is no number stays as typed, for the checks to refuse. */
function numberOf(typed: string): unknown {
  const digits = typed
    .replace(/[\s\u00a0₮']/g, '')
    .replace(/,(?=\d{3}(\D|$))/g, '')
    .replace('−', '-');
  if (digits === '') return null;
  return /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : typed;
}

export function NumberInput({
  path,
  value,
  label,
  onChange,
}: ControlProps & { label?: string; onChange?: (next: unknown) => void }) {
  const { change } = useForm();
  const set = onChange ?? ((next: unknown) => change(path, next));
  const isLarge = typeof value === 'number' && Math.abs(value) >= 10_000;
  return (
    <>
      <input
        {...useMarks(path)}
        aria-label={label}
        inputMode="decimal"
        value={String(value ?? '')}
        onChange={({ target }) => set(numberOf(target.value))}
      />
      {isLarge && <small>{value.toLocaleString('en-US')}</small>}
    </>
  );
}

export function NumberControl(props: ControlProps) {
  return (
    <Named path={props.path}>
      <NumberInput {...props} />
    </Named>
  );
}

/** `onChange` where `false` and no entry mean the same. */
export function BooleanControl({ path, value, isOptional }: ControlProps & { isOptional: boolean }) {
  const { change } = useForm();
  const { label, help } = useName(path);
  return (
    <div className="field check">
      <input
        {...useMarks(path)}
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => change(path, target.checked || (isOptional ? undefined : false))}
      />
      <label htmlFor={idOf(path)}>{label}</label>
      {help !== undefined && <small className="help">{help}</small>}
      <Mistakes path={path} />
    </div>
  );
}

export type Choice = readonly [id: unknown, name: string];

/** One of several; a value that is none of them stays visible, for the checks to refuse. */
export function ChoiceControl({
  path,
  value,
  choices,
  isOptional = false,
}: ControlProps & { choices: readonly Choice[]; isOptional?: boolean }) {
  const { change } = useForm();
  const isKnown = choices.some(([id]) => id === value);
  return (
    <Named path={path}>
      <select
        {...useMarks(path)}
        value={String(value ?? '')}
        onChange={({ target }) => change(path, choices.find(([id]) => String(id) === target.value)?.[0])}
      >
        {(!isKnown || isOptional) && (
          <option value={isKnown ? '' : String(value ?? '')}>{isKnown ? '—' : String(value ?? '—')}</option>
        )}
        {choices.map(([id, name]) => (
          <option key={String(id)} value={String(id)}>
            {name}
          </option>
        ))}
      </select>
    </Named>
  );
}

/** Several of a few, in their order: the days of the week. */
export function SetControl({ path, value, choices }: ControlProps & { choices: readonly Choice[] }) {
  const { change } = useForm();
  const { label } = useName(path);
  const chosen = Array.isArray(value) ? value : [];
  return (
    <fieldset className="chips" id={idOf(path)} tabIndex={-1}>
      <legend>{label}</legend>
      {choices.map(([id, name]) => (
        <label key={String(id)}>
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              change(
                path,
                choices.map(([each]) => each).filter((each) => (each === id ? target.checked : chosen.includes(each))),
              )
            }
          />
          {name}
        </label>
      ))}
      <Mistakes path={path} />
    </fieldset>
  );
}
