import type { ComponentProps } from 'react';
import { Button } from '../Button/Button.tsx';

type DialogButtonProps = Omit<ComponentProps<typeof Button>, 'popoverTarget' | 'type'> & {
  /** The id of the dialog that it opens. */
  dialog: string;
};

/**
 * A button that opens a `Dialog`, from the first paint on. Where the dialog's script has not come, the page is opened anew:
 * its document brings the dialog as plain HTML.
 */
export function DialogButton({ dialog, ...button }: DialogButtonProps) {
  const bringDialog = () => document.getElementById(dialog) ?? location.reload();
  return <Button popoverTarget={dialog} aria-haspopup="dialog" onClick={bringDialog} {...button} />;
}
