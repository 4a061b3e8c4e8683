import { useRef, useState } from 'react';
import { fillFigures } from '#/content/figures/fill-figures.ts';
import { LOCALES, type Locale, type Text } from '#/language/locales.ts';
import { idOf, type Path } from '../state/paths.ts';
import { useWords } from '../words/words.ts';
import { type ControlProps, useName } from './controls.tsx';
import { FigurePicker } from './FigurePicker.tsx';
import { useForm } from './form-context.ts';
import { Mistakes, useMarks } from './Mistakes.tsx';
import { keysOf, limitsOf, type Shape } from './shapes.ts';

/** A text in every language, as long as it may be with its figures in it. */
export function TextControl({ shape, path, value }: ControlProps & { shape: Shape }) {
  const { label, help } = useName(path);
  const text = (value ?? {}) as Partial<Text>;
  return (
    <fieldset className="text" id={idOf(path)} tabIndex={-1}>
      <legend>{label}</legend>
      {help !== undefined && <small className="help">{help}</small>}
      <Mistakes path={path} />
      <div className="pair">
        {LOCALES.map((locale) => (
          <Language
            key={locale}
            locale={locale}
            path={[...path, locale]}
            limit={limitsOf(keysOf(shape)[locale] as Shape).most}
            value={text[locale] ?? ''}
          />
        ))}
      </div>
    </fieldset>
  );
}

type LanguageProps = { locale: Locale; path: Path; limit: number | undefined; value: string };

function Language({ locale, path, limit, value }: LanguageProps) {
  const { figures, isFixed, change } = useForm();
  const say = useWords();
  const area = useRef<HTMLTextAreaElement>(null);
  const [isPicking, setIsPicking] = useState(false);
  const isLocked = isFixed(idOf(path));
  const { [locale]: read = '' } = fillFigures({ [locale]: value } as Text, figures);
  const set = (next: string) => change(path, next.replace(/\n/g, ' '));
  const insert = (place: string) => {
    const at = area.current?.selectionStart ?? value.length;
    set(value.slice(0, at) + place + value.slice(area.current?.selectionEnd ?? at));
    area.current?.focus();
  };
  return (
    <div className="field">
      <label htmlFor={idOf(path)}>
        {say(locale === 'mn' ? 'Mongolian' : 'English')}
        {limit !== undefined && !isLocked && (
          <small className={read.trim().length > limit ? 'over' : undefined}>
            {read.trim().length} / {limit}
          </small>
        )}
      </label>
      <textarea
        {...useMarks(path)}
        ref={area}
        readOnly={isLocked}
        lang={locale}
        rows={Math.max(1, Math.ceil(value.length / 60))}
        value={value}
        onChange={({ target }) => set(target.value)}
      />
      {isLocked && <small className="help">{say('fixed')}</small>}
      {read !== value && <small className="help">{say('readAs', { text: read })}</small>}
      <Mistakes path={path} value={value} onChange={set} />
      {!isLocked && limit !== undefined && limit > 60 && (
        <button type="button" className="quiet" onClick={() => setIsPicking(true)}>
          {say('insertFigure')}
        </button>
      )}
      {isPicking && <FigurePicker locale={locale} onPick={insert} onClose={() => setIsPicking(false)} />}
    </div>
  );
}
