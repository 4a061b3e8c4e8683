import type { ComponentProps } from 'react';
import { watchLink } from './fetch-ahead.ts';

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref' | 'target' | 'download'> & {
  /** A finished address inside the site, edition included: `/en/voyah/free#size`. */
  to: string;
};

/**
 * A link to another page of the site, which is opened inside the document (`useLinksInside`) and fetched ahead when the
 * link is in view (`fetch-ahead.ts` says from when). By itself it is a plain link, so that the host answers where there
 * are no scripts: a page has a hundred of them, and none has to wake or to be rendered again when the visitor moves on.
 */
export function SiteLink({ to, ...link }: SiteLinkProps) {
  return <a ref={watchLink} href={to} {...link} />;
}
