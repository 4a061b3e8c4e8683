import { type ComponentProps, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { watchLink } from './fetch-ahead.ts';
import { hasRoutes, pageRoute } from './page-route.ts';

type SiteLinkProps = Omit<ComponentProps<typeof Link>, 'to' | 'prefetch' | 'ref'> & {
  /** A finished address inside the site, edition included: `/en/voyah/free#size`. */
  to: string;
};

/**
 * A link to another page of the site. Its page is fetched ahead when the link is in view (`fetch-ahead.ts` says from
 * when); without scripts, or where no page answers, it is a plain link, so that the host answers.
 */
export function SiteLink({ to, ...link }: SiteLinkProps) {
  const isPlain = hasRoutes() && pageRoute(to) === undefined;
  const anchor = useRef<HTMLAnchorElement>(null);

  useEffect(() => (anchor.current === null ? undefined : watchLink(anchor.current, to)), [to]);

  return <Link ref={anchor} to={to} reloadDocument={isPlain} {...link} />;
}
