import { useEffect } from 'react';
import { Field, isOfDevelopers, Parts } from '../fields/Field.tsx';
import type { FieldProps } from '../fields/field-props.ts';
import { hasMistakeBelow, useForm } from '../fields/form-context.ts';
import { ListControl } from '../fields/ListControl.tsx';
import { Mistakes } from '../fields/Mistakes.tsx';
import { RecordControl } from '../fields/RecordControl.tsx';
import { inner, isText, keysOf, optionFor, type Shape } from '../fields/shapes.ts';
import { idOf, type Path } from '../state/paths.ts';
import { labelOf, titleOf } from '../words/names.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { addressOf } from './route.ts';

/** The name of the section that holds what has no section of its own. */
const BASICS = '';

const fieldOf = (props: FieldProps) => <Field {...props} />;

/** `visit` counts how often a place has been asked for: the same one again is a visit, too. */
type FileFormProps = { shape: Shape; value: unknown; at: Path; visit?: number };

/** The form of a file, one section at a time, as the page has them. */
export function FileForm({ shape: given, value, at, visit = 0 }: FileFormProps) {
  const { file, library } = useForm();
  const locale = useLanguage();
  const say = useWords();
  const { shape: root } = inner(given);
  const shape = root.def.type === 'union' ? optionFor(root, value) : root;
  useScrollTo(at, visit);

  const heading = <h2 key="heading">{titleOf(library, file, locale)}</h2>;
  if (shape.def.type === 'array')
    return [heading, <ListControl key="list" shape={shape} path={[]} value={value} field={fieldOf} />];
  if (shape.def.type === 'record' && Object.values(value as object).some(isFlat)) {
    return [heading, <RecordControl key="record" shape={shape} path={[]} value={value} field={fieldOf} />];
  }
  const parts: [string, Shape][] =
    shape.def.type === 'record'
      ? Object.keys(value as object).map((key) => [key, shape.def.valueType as Shape])
      : Object.entries(keysOf(shape));
  const sections = parts.filter(([key, part]) => isSection(part, key));
  // What only developers change comes last.
  const isLast = ([key, part]: [string, Shape]) => Number(isOfDevelopers(inner(part).shape, key));
  const basics = parts
    .filter(([key, part]) => !isSection(part, key))
    .toSorted((one, other) => isLast(one) - isLast(other));
  const wanted = String(at[0] ?? '');
  const current = sections.some(([key]) => key === wanted)
    ? wanted
    : basics.length > 0
      ? BASICS
      : (sections[0]?.[0] ?? BASICS);
  const names = [...(basics.length > 0 ? [BASICS] : []), ...sections.map(([key]) => key)];
  const partOf = (key: string) => (value as Record<string, unknown>)[key];
  return (
    <>
      {heading}
      <nav className="sections" aria-label={say('sections')}>
        {names.map((key) => (
          <SectionLink
            key={key}
            name={key}
            parts={key === BASICS ? basics.map(([each]) => each) : [key]}
            isCurrent={key === current}
          />
        ))}
      </nav>
      <Mistakes path={[]} />
      {current === BASICS
        ? basics.map(([key, part]) => <Field key={key} shape={part} path={[key]} value={partOf(key)} />)
        : sections
            .filter(([key]) => key === current)
            .map(([key, part]) => <Section key={key} shape={part} path={[key]} value={partOf(key)} />)}
    </>
  );
}

/** A section's own parts without a frame around them, where it is there. */
function Section({ shape: given, path, value }: { shape: Shape; path: Path; value: unknown }) {
  const { shape: known, isOptional } = inner(given);
  const shape = known.def.type === 'union' && value !== undefined ? inner(optionFor(known, value)).shape : known;
  if (isOptional || shape.def.type !== 'object') return <Field shape={given} path={path} value={value} />;
  return (
    <div id={idOf(path)} tabIndex={-1}>
      <Mistakes path={path} />
      <Parts shape={shape} path={path} value={value} />
    </div>
  );
}

function SectionLink({ name, parts, isCurrent }: { name: string; parts: readonly string[]; isCurrent: boolean }) {
  const { file, library, mistakes } = useForm();
  const locale = useLanguage();
  const say = useWords();
  const isWrong = parts.some((part) => hasMistakeBelow(mistakes, [part]));
  return (
    <a
      href={addressOf({ view: 'file', file, at: name === BASICS ? [] : [name] })}
      aria-current={isCurrent || undefined}
      data-wrong={isWrong || undefined}
    >
      {name === BASICS ? say('basics') : labelOf(library, file, [name], locale)}
    </a>
  );
}

/** Whether a part is large enough to be looked at by itself. */
function isSection(given: Shape, key: string): boolean {
  const { shape } = inner(given);
  if (isText(shape) || isOfDevelopers(shape, key)) return false;
  return ['object', 'array', 'record'].includes(shape.def.type) || (shape.def.type === 'union' && key !== 'price');
}

const isFlat = (value: unknown) =>
  typeof value === 'object' && value !== null && ('mn' in value || 'title' in value || 'label' in value);

/** Brings the field of a place into view, opens what it lies in, and gives it the focus. */
function useScrollTo(at: Path, visit: number): void {
  const id = idOf(at);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit scrolls again
  useEffect(() => {
    if (id === '') return;
    // The place itself, or the nearest thing around it that has a field.
    const steps = id.split('/');
    const found = steps
      .map((_, left) => document.getElementById(steps.slice(0, steps.length - left).join('/')))
      .find(Boolean);
    if (!found) return;
    for (let part: Element | null = found; part !== null; part = part.parentElement) {
      if (part instanceof HTMLDetailsElement) part.open = true;
    }
    const control = found.matches('input, select, textarea, button')
      ? found
      : (found.querySelector<HTMLElement>('textarea:not([readonly]), input, select') ?? found);
    // A section is only looked at; a field is to be edited.
    const isField = steps.length > 1 || control === found;
    if (isField) control.focus({ preventScroll: true });
    control.scrollIntoView({ block: isField ? 'center' : 'nearest' });
  }, [id, visit]);
}
