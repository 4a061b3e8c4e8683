import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { isPage } from './is-page.ts';

type SiteLinkProps = Omit<ComponentProps<typeof Link>, 'to' | 'prefetch'> & {
  /** A finished address inside the site, edition included: `/en/voyah/free#size`. */
  to: string;
};

/** The visitor asked for less data, or the link is too slow to fetch pages that may never be opened. */
function isSavingData(): boolean {
  if (typeof navigator === 'undefined') return false;
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}

/**
 * A link to another page of the site. Its page is fetched ahead as soon as the link is in view, unless the visitor
 * saves data; without scripts, or where no page answers, it is a plain link.
 */
export function SiteLink({ to, ...link }: SiteLinkProps) {
  const isPlain = !isPage(to);
  return <Link to={to} prefetch={isPlain || isSavingData() ? 'none' : 'viewport'} reloadDocument={isPlain} {...link} />;
}
