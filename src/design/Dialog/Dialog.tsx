import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Dialog.module.css';
import overlay from './overlay.module.css';
import { useModal } from './use-modal.ts';

export type DialogMessages = {
  /** Name of the close button: "Close". */
  close: string;
};

type DialogProps = {
  /** Its triggers name it: `<DialogButton dialog={id}>`. */
  id: string;
  /** Labels the dialog. */
  heading: ReactNode;
  /** On wide windows: in the middle, or a panel along the end edge. On phones always a sheet from the bottom. */
  place?: 'middle' | 'side';
  /** Called when it opens, and on hydration with `true` when the visitor has opened it before. */
  onOpen?: (wasOpen: boolean) => void;
  onClose?: () => void;
  messages: DialogMessages;
  children: ReactNode;
};

/**
 * A modal dialog. Before scripts it is a popover that its triggers open natively; see `modal.ts` for what scripts add.
 * A script opens it with `showDialog()`. The page behind does not scroll while it is open, and on paper an
 * open dialog stands alone.
 */
export function Dialog({ id, heading, place = 'middle', onOpen, onClose, messages, children }: DialogProps) {
  const dialog = useModal({ onOpen, onClose });

  return (
    <dialog
      ref={dialog}
      className={`${overlay.overlay} ${styles.dialog}`}
      id={id}
      popover="auto"
      aria-labelledby={`${id}-heading`}
      data-band="paper"
      data-place={place}
    >
      <div className={styles.head}>
        <h2 className={styles.heading} id={`${id}-heading`}>
          {heading}
        </h2>
        <button
          className={overlay.close}
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={messages.close}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}
