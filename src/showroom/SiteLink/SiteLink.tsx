import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { isPage } from './is-page.ts';
import { usePrefetch } from './use-prefetch.ts';

type SiteLinkProps = Omit<ComponentProps<typeof Link>, 'to' | 'prefetch'> & {
  /** A finished address inside the site, edition included: `/en/voyah/free#size`. */
  to: string;
};

/**
 * A link to another page of the site. Its page is fetched ahead when the link is in view (`use-prefetch.ts` says from
 * when); without scripts, or where no page answers, it is a plain link.
 */
export function SiteLink({ to, ...link }: SiteLinkProps) {
  const prefetch = usePrefetch();
  const isPlain = !isPage(to);
  return <Link to={to} prefetch={isPlain ? 'none' : prefetch} reloadDocument={isPlain} {...link} />;
}
