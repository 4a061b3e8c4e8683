import { useState } from 'react';
import type { Path } from '../state/paths.ts';
import { isAround } from '../state/places.ts';
import { hasMistakeBelow, useForm } from './form-context.ts';

type ItemProps = { path: Path; title: string; isOpen?: boolean; children: React.ReactNode };

/**
 * One of several, folded until it is wanted or wrong. What nobody has unfolded is not there: a list may hold ninety items of
 * dozens of fields, and each change would go through all of them.
 */
export function Item({ path, title, isOpen = false, children }: ItemProps) {
  const { at, mistakes } = useForm();
  const isWrong = hasMistakeBelow(mistakes, path);
  const isWanted = isOpen || isWrong || at === undefined || isAround(path, at);
  const [hasBeenWanted, setHasBeenWanted] = useState(isWanted);
  if (isWanted && !hasBeenWanted) setHasBeenWanted(true);
  return (
    <details
      open={isOpen || isWrong || undefined}
      data-wrong={isWrong || undefined}
      onToggle={({ currentTarget }) => currentTarget.open && setHasBeenWanted(true)}
    >
      <summary>{title}</summary>
      {hasBeenWanted && children}
    </details>
  );
}
