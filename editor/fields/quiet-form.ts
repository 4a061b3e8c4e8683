import { namedFigures } from '#/content/figures/named-figures.ts';
import type { FormOfFile } from './form-context.ts';

/** A form that takes no change, for checks of what it shows. */
export const quietForm = (
  parts: Pick<FormOfFile, 'file' | 'library' | 'mistakes'> & Partial<FormOfFile>,
): FormOfFile => ({
  figures: namedFigures(parts.library),
  isFixed: () => false,
  isNew: () => false,
  change: () => undefined,
  addressOf: () => undefined,
  onPicture: () => undefined,
  ...parts,
});
