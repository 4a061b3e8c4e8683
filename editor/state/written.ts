import type { z } from 'zod';
import { contentFiles } from '#/content/checks/content-files.ts';
import { formatContent } from '#/content/format-content.ts';
import { type Files, libraryOf } from '#/content/library-of.ts';
import { inner, itemsOf, keysOf, optionFor, type Shape } from '../fields/shapes.ts';

const NO_PICTURES = { pictures: {}, videos: {}, drawings: {}, models: {} };

/** The shape of each file that staff change, by its path below `content/`. */
export function shapesOf(files: Files): ReadonlyMap<string, Shape> {
  const known = contentFiles(libraryOf(files, NO_PICTURES)).filter(([file]) => file in files);
  return new Map(known.map(([file, shape]): [string, Shape] => [file, shape as z.ZodType & Shape]));
}

/** The text of a file as it is written: in the one canonical form, its keys in the order of the schema. */
export const writtenText = (shape: Shape, value: unknown): string => formatContent(inOrder(shape, value));

function inOrder(given: Shape, value: unknown): unknown {
  const { shape } = inner(given);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item, at) => inOrder(itemsOf(shape, at), item));
  const entries = Object.entries(value);
  switch (shape.def.type) {
    case 'record':
      return Object.fromEntries(entries.map(([key, item]) => [key, inOrder(shape.def.valueType as Shape, item)]));
    case 'union':
      return inOrder(optionFor(shape, value), value);
    case 'object': {
      const known = keysOf(shape);
      const ordered = Object.keys(known).filter((key) => key in value);
      const unknown = entries.map(([key]) => key).filter((key) => !(key in known));
      return Object.fromEntries(
        [...ordered, ...unknown].map((key) => {
          const item = (value as Record<string, unknown>)[key];
          return [key, known[key] === undefined ? item : inOrder(known[key], item)];
        }),
      );
    }
    default:
      return value;
  }
}
