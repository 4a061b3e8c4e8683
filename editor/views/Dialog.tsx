import { useEffect, useId, useRef } from 'react';
import { useWords } from '../words/words.ts';

type DialogProps = { heading: string; onClose: () => void; children: React.ReactNode };

/** A modal dialog, open as long as it is rendered; Escape and its button close it. */
export function Dialog({ heading, onClose, children }: DialogProps) {
  const say = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} onClose={onClose} aria-labelledby={id}>
      <header>
        <h2 id={id}>{heading}</h2>
        <button type="button" onClick={() => dialog.current?.close()}>
          {say('close')}
        </button>
      </header>
      {children}
    </dialog>
  );
}
