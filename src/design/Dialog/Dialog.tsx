import type { ReactNode } from 'react';
import styles from './Dialog.module.css';
import { CloseOverlay, Overlay } from './Overlay.tsx';

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
 * A modal dialog with a heading. A script opens it with `showDialog()`. The page behind does not scroll while it is open, and
 * on paper an open dialog stands alone.
 */
export function Dialog({ id, heading, place = 'middle', onOpen, onClose, messages, children }: DialogProps) {
  const headingId = `${id}-heading`;
  return (
    <Overlay
      id={id}
      className={styles.dialog}
      name={{ labelledBy: headingId }}
      place={place}
      onOpen={onOpen}
      onClose={onClose}
    >
      <div className={styles.head}>
        <h2 className={styles.heading} id={headingId}>
          {heading}
        </h2>
        <CloseOverlay id={id} label={messages.close} />
      </div>
      <div className={styles.body}>{children}</div>
    </Overlay>
  );
}
