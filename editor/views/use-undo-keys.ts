import { useEffect } from 'react';

/** Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y) everywhere: a field's own would know nothing of the rest. */
export function useUndoKeys(act: (action: { kind: 'undo' | 'redo' }) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const key = event.code;
      if (!(event.ctrlKey || event.metaKey) || event.altKey || !['KeyZ', 'KeyY'].includes(key)) return;
      event.preventDefault();
      act({ kind: key === 'KeyY' || event.shiftKey ? 'redo' : 'undo' });
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [act]);
}
