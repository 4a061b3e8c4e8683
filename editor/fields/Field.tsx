import { MODEL_IDS } from '#/content/ids.ts';
import type { Library } from '#/content/library-of.ts';
import * as schema from '#/content/schema.ts';
import { idOf, type Path } from '../state/paths.ts';
import { choiceOf, labelOf, valueText } from '../words/names.ts';
import { useLanguage, useWords } from '../words/words.ts';
import {
  BooleanControl,
  type Choice,
  ChoiceControl,
  NumberControl,
  SetControl,
  StringControl,
  useName,
} from './controls.tsx';
import type { FieldProps } from './field-props.ts';
import { type FormOfFile, useForm } from './form-context.ts';
import { ListControl } from './ListControl.tsx';
import { Mistakes } from './Mistakes.tsx';
import { PictureControl } from './PictureControl.tsx';
import { RecordControl } from './RecordControl.tsx';
import { emptyOf, inner, isText, keysOf, optionFor, type Shape } from './shapes.ts';
import { TextControl } from './TextControl.tsx';
import { FactValueControl, PriceControl } from './unions.tsx';

/** Addresses, names and kinds on which code depends: a change of them wants a developer. */
const OF_DEVELOPERS = new Set([
  'id',
  'brand',
  'path',
  'aliases',
  'drivetrain',
  'coverage',
  'counts',
  'about',
  'drawing',
  'index',
]);

export const isOfDevelopers = (shape: Shape, key: string | number | undefined) =>
  OF_DEVELOPERS.has(String(key)) && !isText(shape) && shape.def.type !== 'boolean';

/** The field of a place of the schema; what may be left out can be added and taken away. */
export function Field({ shape: given, path, value }: FieldProps) {
  const { change, isFixed, isNew } = useForm();
  const { label } = useName(path);
  const say = useWords();
  const { shape, isOptional } = inner(given);
  if (isOfDevelopers(shape, path.at(-1)) && !(isNew(path) && !isOptional))
    return <Locked path={path} value={value} reason={say('developers')} />;
  if (isFixed(idOf(path))) return <Locked path={path} value={value} reason={say('fixed')} />;
  if (!isOptional || shape.def.type === 'boolean')
    return <Known shape={shape} path={path} value={value} isOptional={isOptional} />;
  if (value === undefined) {
    return (
      <button type="button" className="add" id={idOf(path)} onClick={() => change(path, emptyOf(shape))}>
        + {label}
      </button>
    );
  }
  return (
    <div className="optional">
      <Known shape={shape} path={path} value={value} isOptional />
      <button
        type="button"
        className="quiet"
        aria-label={`${say('remove')}: ${label}`}
        onClick={() => change(path, undefined)}
      >
        {say('remove')}
      </button>
    </div>
  );
}

const fieldOf = (props: FieldProps) => <Field {...props} />;

function Known({ shape, path, value, isOptional }: FieldProps & { isOptional: boolean }) {
  const form = useForm();
  const locale = useLanguage();
  const props = { path, value };
  const { def } = shape;
  if (shape === (schema.PictureId as unknown)) return <PictureControl {...props} />;
  if (shape === (schema.Price as unknown)) return <PriceControl {...props} />;
  if (shape === (schema.FactValue as unknown)) return <FactValueControl {...props} shape={shape} />;
  const choices = choicesFor(shape, form, path, locale);
  if (choices !== undefined) return <ChoiceControl {...props} choices={choices} />;
  if (isText(shape)) return <TextControl {...props} shape={shape} />;
  switch (def.type) {
    case 'number':
      return <NumberControl {...props} />;
    case 'boolean':
      return <BooleanControl {...props} isOptional={isOptional} />;
    case 'array': {
      const items = inner(def.element as Shape).shape;
      // A few that can be chosen, none twice and in no order of their own: a set.
      if (items === (schema.Day as unknown))
        return <SetControl {...props} choices={choicesFor(items, form, path, locale) ?? []} />;
      return <ListControl {...props} shape={shape} field={fieldOf} />;
    }
    case 'tuple':
    case 'object':
      return <Group {...props} shape={shape} />;
    case 'record':
      return <RecordControl {...props} shape={shape} field={fieldOf} />;
    case 'union':
      return <Known {...props} shape={optionFor(shape, value)} isOptional={isOptional} />;
    default:
      return <StringControl {...props} />;
  }
}

/** What can be chosen where a value is one of several: fixed ones, entries of a list, figures of a car. */
function choicesFor(shape: Shape, form: FormOfFile, path: Path, locale: 'mn' | 'en'): Choice[] | undefined {
  const { library, file } = form;
  const entries = (list: Library['sources' | 'units' | 'specs' | 'versions' | 'cycles']) =>
    Object.entries(list).map(([id, entry]): Choice => {
      if ('publisher' in entry) {
        return [id, [entry.publisher, entry.title].flatMap((text) => text?.[locale] || []).join(': ') || id];
      }
      const text = 'label' in entry ? entry.label : entry;
      return [id, text[locale] || id];
    });
  switch (shape as unknown) {
    case schema.SourceId:
      return entries(library.sources);
    case schema.UnitId:
      return entries(library.units);
    case schema.SpecId:
      return entries(library.specs);
    case schema.VersionId:
      return entries(library.versions);
    case schema.CycleId:
      return entries(library.cycles);
    case schema.ModelId:
      return MODEL_IDS.map((id) => [id, labelOf(library, file, [id], locale)]);
    case schema.FactName: {
      const named = Object.entries(library.models).filter(([each, { id }]) => each === file || path.includes(id));
      const cars = named.length > 0 ? named : Object.entries(library.models);
      const names = new Map(
        cars.flatMap(([each, car]) =>
          Object.keys(car.facts).map((name) => [name, labelOf(library, each, ['facts', name], locale)]),
        ),
      );
      return [...names];
    }
  }
  const { def } = shape;
  if (def.type === 'enum') return Object.values(def.entries as object).map((id) => [id, choiceOf(id, locale)]);
  if (def.type === 'literal') return (def.values as unknown[]).map((id) => [id, choiceOf(id, locale)]);
  return undefined;
}

/** What stays as it is, and why. */
function Locked({ path, value, reason }: { path: Path; value: unknown; reason: string }) {
  const { label } = useName(path);
  const locale = useLanguage();
  if (value === undefined) return null;
  return (
    <p className="locked" id={idOf(path)} tabIndex={-1}>
      <span>{label}</span>{' '}
      <b>{Array.isArray(value) || typeof value !== 'string' ? valueText(value, locale) : choiceOf(value, locale)}</b>{' '}
      <small className="help">{reason}</small>
      <Mistakes path={path} />
    </p>
  );
}

/** The parts of an object, below its name. */
function Group({ shape, path, value }: FieldProps) {
  const { label, help } = useName(path);
  return (
    <fieldset id={idOf(path)} tabIndex={-1}>
      <legend>{label}</legend>
      {help !== undefined && <small className="help">{help}</small>}
      <Mistakes path={path} />
      <Parts shape={shape} path={path} value={value} />
    </fieldset>
  );
}

/** The fields of all parts of an object or a tuple. */
export function Parts({ shape, path, value }: FieldProps) {
  const given = (value ?? {}) as Record<string | number, unknown>;
  const parts: [string | number, Shape][] =
    shape.def.type === 'tuple'
      ? (shape.def.items as Shape[]).map((item, at) => [at, item])
      : Object.entries(keysOf(shape));
  return parts.map(([key, part]) => <Field key={key} shape={part} path={[...path, key]} value={given[key]} />);
}
