import { useState } from 'react';
import { idOf } from '../state/paths.ts';
import { labelOf, valueText } from '../words/names.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { useName } from './controls.tsx';
import type { FieldOf, FieldProps } from './field-props.ts';
import { useForm } from './form-context.ts';
import { Item } from './Item.tsx';
import { Mistakes } from './Mistakes.tsx';
import { emptyOf, inner, type Shape } from './shapes.ts';

/** Names that code asks for, or that follow from pictures: none is added or taken away by hand. */
const isClosed = (file: string) => file.endsWith('messages.json') || file.startsWith('pictures/');

/** Things by their name: a car's offers, figures, texts of pictures. */
export function RecordControl({ shape, path, value, field }: FieldProps & { field: FieldOf }) {
  const { file, library, change } = useForm();
  const { label, help } = useName(path);
  const locale = useLanguage();
  const say = useWords();
  const given = (value ?? {}) as Record<string, unknown>;
  const key = inner(shape.def.keyType as Shape).shape;
  // Either one of known names, each of which can be added, or any new one.
  const known = key.def.type === 'enum' ? Object.values(key.def.entries as Record<string, string>) : undefined;
  const entry = shape.def.valueType as Shape;
  const titleOf = (name: string) => labelOf(library, file, [...path, name], locale);
  return (
    <fieldset className="list" id={idOf(path)} tabIndex={-1}>
      <legend>{label}</legend>
      {help !== undefined && <small className="help">{help}</small>}
      <Mistakes path={path} />
      {(known ?? Object.keys(given)).map((name) => {
        const at = [...path, name];
        if (given[name] === undefined) {
          return (
            <button key={name} type="button" className="add" onClick={() => change(at, emptyOf(entry))}>
              + {titleOf(name)}
            </button>
          );
        }
        const isText = typeof given[name] === 'object' && 'mn' in (given[name] as object);
        const told =
          path.at(-1) === 'facts' ? (given[name] as { value?: unknown }).value : isText ? given[name] : undefined;
        return (
          <Item
            key={name}
            path={at}
            title={told === undefined ? titleOf(name) : `${titleOf(name)}: ${valueText(told, locale)}`}
          >
            {field({ shape: entry, path: at, value: given[name] })}
            {!isClosed(file) && (
              <p className="moves">
                <button
                  type="button"
                  className="quiet"
                  aria-label={`${say('remove')}: ${titleOf(name)}`}
                  onClick={() => change(at, undefined)}
                >
                  {say('remove')}
                </button>
              </p>
            )}
          </Item>
        );
      })}
      {known === undefined && !isClosed(file) && (
        <NewName taken={Object.keys(given)} onName={(name) => change([...path, name], emptyOf(entry))} />
      )}
    </fieldset>
  );
}

function NewName({ taken, onName }: { taken: string[]; onName: (name: string) => void }) {
  const say = useWords();
  const [name, setName] = useState('');
  return (
    <p className="moves">
      <input
        aria-label={say('newName')}
        placeholder={say('newName')}
        value={name}
        onChange={({ target }) => setName(target.value.trim())}
      />
      <button
        type="button"
        className="add"
        disabled={name === '' || taken.includes(name)}
        onClick={() => {
          onName(name);
          setName('');
        }}
      >
        + {say('add')}
      </button>
    </p>
  );
}
