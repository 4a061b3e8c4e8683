import type { MouseEvent } from 'react';
import { localePath, otherLocale, splitLocale } from '#/language/locales.ts';
import { usePage } from '../../page/PageContext.tsx';

type LanguageLinkProps = {
  /** The name of the other edition's language in that language: "English", "Монгол". */
  label: string;
  className?: string;
};

/**
 * The same page in the other edition. A plain link, because the whole document changes its language. What the visitor
 * has chosen (`?color=3`) and the section they read go along once scripts run.
 */
export function LanguageLink({ label, className }: LanguageLinkProps) {
  const { locale, path } = splitLocale(usePage().path);
  const other = otherLocale(locale);
  const address = localePath(path, other);

  const keepChoice = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    currentTarget.href = `${address}${window.location.search}${window.location.hash}`;
  };
  return (
    <a className={className} href={address} hrefLang={other} lang={other} onClick={keepChoice}>
      {label}
    </a>
  );
}
