import { type RefObject, startTransition, useEffect, useEffectEvent, useRef } from 'react';
import { type ModalEvents, makeModal } from './modal.ts';

/** Makes the `<dialog popover>` that gets the returned ref a modal one; `modal.ts` says what that means. */
export function useModal(
  events: { [Name in keyof ModalEvents]?: ModalEvents[Name] | undefined },
): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const handleOpen = useEffectEvent((wasOpen: boolean) => events.onOpen?.(wasOpen));
  const handleClose = useEffectEvent(() => events.onClose?.());

  useEffect(() => {
    if (dialog.current === null) return undefined;
    return makeModal(dialog.current, {
      // What it changes in the page may come a moment later than the dialog itself.
      onOpen: (wasOpen) => startTransition(() => handleOpen(wasOpen)),
      onClose: () => handleClose(),
    });
  }, []);
  return dialog;
}
