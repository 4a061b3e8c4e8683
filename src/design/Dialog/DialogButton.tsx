import type { ComponentProps } from 'react';
import { Button } from '../Button/Button.tsx';

type DialogButtonProps = Omit<ComponentProps<typeof Button>, 'popoverTarget' | 'type'> & {
  /** The id of the dialog that it opens. */
  dialog: string;
};

/**
 * A button that opens a dialog. The attribute does it: as a popover from the first paint on, as a modal dialog once its
 * scripts have come (`modal.ts`).
 */
export function DialogButton({ dialog, ...button }: DialogButtonProps) {
  return <Button popoverTarget={dialog} aria-haspopup="dialog" {...button} />;
}
