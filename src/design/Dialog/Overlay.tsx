import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './overlay.module.css';
import { useModal } from './use-modal.ts';

type OverlayProps = {
  /** Its triggers name it, and its `CloseOverlay`. */
  id: string;
  className: string | undefined;
  /** Its name, or the id of the element that holds it. */
  name: { label: string } | { labelledBy: string };
  place?: string | undefined;
  /** Called when it opens, and on hydration with `true` when the visitor has opened it before. */
  onOpen?: ((wasOpen: boolean) => void) | undefined;
  onClose?: (() => void) | undefined;
  children: ReactNode;
};

/**
 * What stands over the page while it is open: dialogs, the menu, the search. Before scripts it is a popover that its triggers
 * open natively; with them it is modal and gives the focus back (see `modal.ts`).
 */
export function Overlay({ id, className, name, place, onOpen, onClose, children }: OverlayProps) {
  const dialog = useModal({ onOpen, onClose });
  return (
    <dialog
      ref={dialog}
      className={`${styles.overlay} ${className}`}
      id={id}
      popover="auto"
      aria-label={'label' in name ? name.label : undefined}
      aria-labelledby={'labelledBy' in name ? name.labelledBy : undefined}
      data-band="paper"
      data-place={place}
    >
      {children}
    </dialog>
  );
}

/** The cross at the corner of an overlay. */
export function CloseOverlay({ id, label }: { id: string; label: string }) {
  return (
    <button className={styles.close} type="button" popoverTarget={id} popoverTargetAction="hide" aria-label={label}>
      <Icon name="close" />
    </button>
  );
}
