import { useState } from 'react';
import { figureText } from '#/content/figures/named-figures.ts';
import type { Locale } from '#/language/locales.ts';
import { Dialog } from '../views/Dialog.tsx';
import { labelOf } from '../words/names.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { useForm } from './form-context.ts';

/** As many as somebody looks through. */
const SHOWN = 60;

type PickerProps = { locale: Locale; onPick: (place: string) => void; onClose: () => void };

/** The figures that a text may name: what each is, its value, its source; of the car that is being edited first. */
export function FigurePicker({ locale, onPick, onClose }: PickerProps) {
  const { figures, library, file } = useForm();
  const language = useLanguage();
  const say = useWords();
  const [query, setQuery] = useState('');
  const own = library.models[file]?.id;
  const rows = Object.entries(figures)
    .toSorted(([one], [other]) => Number(other === own) - Number(one === own))
    .flatMap(([group, named]) => {
      const [carFile, car] = Object.entries(library.models).find(([, { id }]) => id === group) ?? [];
      return Object.entries(named).map(([name, figure]) => {
        const fact = car?.facts[name];
        const source = fact === undefined ? undefined : library.sources[fact.source]?.publisher[language];
        const label = carFile === undefined ? name : labelOf(library, carFile, ['facts', name], language);
        const unit = figure.unit === undefined ? '' : (library.units[figure.unit]?.[locale] ?? figure.unit);
        return {
          place: `{${group}.${name}}`,
          group: car?.title ?? group,
          label,
          value: `${figureText(figure)[locale]} ${unit}`,
          source,
        };
      });
    })
    .filter((row) =>
      query
        .toLowerCase()
        .split(' ')
        .every((word) => Object.values(row).join(' ').toLowerCase().includes(word)),
    );
  return (
    <Dialog heading={say('figureHeading')} onClose={onClose}>
      <input
        type="search"
        aria-label={say('figureHeading')}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <ul className="results">
        {rows.slice(0, SHOWN).map(({ place, group, label, value, source }) => (
          <li key={place}>
            <button
              type="button"
              onClick={() => {
                onPick(place);
                onClose();
              }}
            >
              <b>{value}</b> {group}: {label}
              {source !== undefined && <small> · {source}</small>}
            </button>
          </li>
        ))}
      </ul>
      {rows.length === 0 && <p>{say('nothingFound')}</p>}
    </Dialog>
  );
}
