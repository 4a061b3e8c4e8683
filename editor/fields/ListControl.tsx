import { idOf } from '../state/paths.ts';
import { valueText } from '../words/names.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { useName } from './controls.tsx';
import type { FieldOf, FieldProps } from './field-props.ts';
import { useForm } from './form-context.ts';
import { Item } from './Item.tsx';
import { Mistakes } from './Mistakes.tsx';
import { emptyOf, limitsOf, type Shape } from './shapes.ts';

/** Several of a kind, in their order; as many as the page has room for. */
export function ListControl({ shape, path, value, field }: FieldProps & { field: FieldOf }) {
  const { change } = useForm();
  const { label, help } = useName(path);
  const say = useWords();
  const locale = useLanguage();
  const items = (value ?? []) as unknown[];
  const element = shape.def.element as Shape;
  const { exactly, least = 0, most = Number.POSITIVE_INFINITY } = limitsOf(shape);
  const canGrow = exactly === undefined && items.length < most;
  const canShrink = exactly === undefined && items.length > least;
  const swap = (one: number, other: number) =>
    change(
      path,
      items.map((item, at) => items[at === one ? other : at === other ? one : at] ?? item),
    );
  const moves = (at: number) => [
    ...(at > 0 ? [{ word: 'up' as const, act: () => swap(at, at - 1) }] : []),
    ...(at < items.length - 1 ? [{ word: 'down' as const, act: () => swap(at, at + 1) }] : []),
    ...(canShrink
      ? [
          {
            word: 'remove' as const,
            act: () =>
              change(
                path,
                items.filter((_, place) => place !== at),
              ),
          },
        ]
      : []),
  ];
  return (
    <fieldset className="list" id={idOf(path)} tabIndex={-1}>
      <legend>
        {label} <small>{items.length}</small>
      </legend>
      {help !== undefined && <small className="help">{help}</small>}
      <Mistakes path={path} />
      {items.map((item, at) => (
        <Item
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no name of their own, and hold nothing that is not in the value
          key={`${at} of ${items.length}`}
          path={[...path, at]}
          title={`${at + 1}. ${valueText(item, locale)}`}
          isOpen={items.length <= 2}
        >
          {field({ shape: element, path: [...path, at], value: item })}
          <p className="moves">
            {moves(at).map(({ word, act }) => (
              <button
                key={word}
                type="button"
                className="quiet"
                aria-label={`${say(word)}: ${label} ${at + 1}`}
                onClick={act}
              >
                {say(word)}
              </button>
            ))}
          </p>
        </Item>
      ))}
      {canGrow && (
        <button type="button" className="add" onClick={() => change(path, [...items, emptyOf(element)])}>
          + {label}
        </button>
      )}
    </fieldset>
  );
}
