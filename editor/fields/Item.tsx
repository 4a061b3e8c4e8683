import type { Path } from '../state/paths.ts';
import { hasMistakeBelow, useForm } from './form-context.ts';

type ItemProps = { path: Path; title: string; isOpen?: boolean; children: React.ReactNode };

/** One of several, folded until it is wanted or wrong. */
export function Item({ path, title, isOpen = false, children }: ItemProps) {
  const isWrong = hasMistakeBelow(useForm().mistakes, path);
  return (
    <details open={isOpen || isWrong || undefined} data-wrong={isWrong || undefined}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
