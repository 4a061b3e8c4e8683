import { type KeyboardEvent, useState } from 'react';

/**
 * The keyboard of a combobox: the arrow keys go through the options of its list box and back into the field, Enter opens
 * the option that they have reached, or the first. The focus stays in the field all the while.
 *
 * @param id Of the list box; its options are `{id}-0`, `{id}-1`, …
 */
export function useOptions(id: string, count: number) {
  const [active, setActive] = useState(-1);

  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (count === 0 || event.nativeEvent.isComposing) return;
    if (step !== undefined) {
      event.preventDefault();
      // One more place than there are options: beyond the last and before the first stands the field.
      const next = ((active + 1 + step + count + 1) % (count + 1)) - 1;
      setActive(next);
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      document.getElementById(`${id}-${Math.max(active, 0)}`)?.click();
    }
  };
  return {
    /** Number of the option that was reached; −1 for none. */
    active,
    leave: () => setActive(-1),
    handleKey,
    /** What makes a text field a combobox. */
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': id,
      'aria-expanded': count > 0,
      'aria-activedescendant': active < 0 ? undefined : `${id}-${active}`,
    } as const,
  };
}
