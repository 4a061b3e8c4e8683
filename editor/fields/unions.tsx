import { idOf } from '../state/paths.ts';
import { useWords } from '../words/words.ts';
import { type ControlProps, Named, NumberInput, useName } from './controls.tsx';
import { useForm } from './form-context.ts';
import { Mistakes } from './Mistakes.tsx';
import { emptyOf, type Shape } from './shapes.ts';
import { TextControl } from './TextControl.tsx';

/** The amount of a price, and whether it is where prices begin. */
export function priceParts(value: unknown): { amount: unknown; isFrom: boolean } {
  const isFrom = typeof value === 'object' && value !== null;
  return { isFrom, amount: isFrom ? (value as { from: unknown }).from : value };
}

/** What a car costs, or from what it starts. */
export function PriceControl({ path, value }: ControlProps) {
  const { change } = useForm();
  const say = useWords();
  const { amount, isFrom } = priceParts(value);
  return (
    <Named path={path}>
      <NumberInput
        path={isFrom ? [...path, 'from'] : path}
        value={amount}
        onChange={(next) => change(path, isFrom ? { from: next } : next)}
      />
      {isFrom && <Mistakes path={[...path, 'from']} />}
      <label className="check">
        <input
          type="checkbox"
          checked={isFrom}
          onChange={({ target }) => change(path, target.checked ? { from: amount } : amount)}
        />
        {say('priceFrom')}
      </label>
    </Named>
  );
}

const KINDS = ['number', 'range', 'words'] as const;
type Kind = (typeof KINDS)[number];

const kindOf = (value: unknown): Kind =>
  typeof value === 'object' && value !== null ? ('from' in value ? 'range' : 'words') : 'number';

/** A number, a range or words. */
export function FactValueControl({ shape, path, value }: ControlProps & { shape: Shape }) {
  const { change } = useForm();
  const say = useWords();
  const { label } = useName(path);
  const kind = kindOf(value);
  const words = (shape.def.options as Shape[])[2] as Shape;
  const empty: Record<Kind, unknown> = { number: null, range: { from: null, to: null }, words: emptyOf(words) };
  const range = value as { from: unknown; to: unknown };
  return (
    <fieldset>
      <legend>{label}</legend>
      <div className="chips">
        {KINDS.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name={`kind-${idOf(path)}`}
              checked={each === kind}
              onChange={() => change(path, empty[each])}
            />
            {say(each)}
          </label>
        ))}
      </div>
      {kind === 'number' && <NumberInput path={path} value={value} label={label} />}
      {kind === 'range' && (
        <div className="pair" id={idOf(path)} tabIndex={-1}>
          {(['from', 'to'] as const).map((end) => (
            <Named key={end} path={[...path, end]}>
              <NumberInput path={[...path, end]} value={range[end]} />
            </Named>
          ))}
        </div>
      )}
      {kind !== 'words' && <Mistakes path={path} />}
      {kind === 'words' && <TextControl shape={words} path={path} value={value} />}
    </fieldset>
  );
}
