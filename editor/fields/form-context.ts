import { createContext, useContext } from 'react';
import type { NamedFigures } from '#/content/figures/named-figure.ts';
import type { Library } from '#/content/library-of.ts';
import { idOf, type Path } from '../state/paths.ts';

/** What a field may want to know of the file that it is part of, and of the rest. */
export type FormOfFile = {
  file: string;
  /** The place that is looked for; without one everything is unfolded. */
  at?: Path;
  library: Library;
  figures: NamedFigures;
  /** Reasons why a place cannot stay so, in the language of the editor and as the checks say them, by the id of the place. */
  mistakes: ReadonlyMap<string, readonly Mistake[]>;
  isFixed: (id: string) => boolean;
  /** Nothing was saved at a place yet: what developers change later has to be given once. */
  isNew: (path: Path) => boolean;
  /** `undefined` takes a value out of the file. */
  change: (path: Path, value: unknown) => void;
  /** Address of a picture's middle file, staged ones included. */
  addressOf: (picture: string) => string | undefined;
  /** Lets the person put a picture in the place of this one; without an id as a new one at the path. */
  onPicture: (path: Path, picture: string, isNew: boolean) => void;
};

export type Mistake = { reason: string; told: string };

export const FormContext = createContext<FormOfFile | undefined>(undefined);

export function useForm(): FormOfFile {
  const form = useContext(FormContext);
  if (form === undefined) throw new Error('A field stands outside the form.');
  return form;
}

/** Whether something is wrong at a place or anywhere below it. */
export function hasMistakeBelow(mistakes: FormOfFile['mistakes'], path: Path): boolean {
  const id = idOf(path);
  return [...mistakes.keys()].some((each) => each === id || id === '' || each.startsWith(`${id}/`));
}
