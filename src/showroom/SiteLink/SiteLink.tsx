import type { ComponentProps } from 'react';

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref' | 'target' | 'download'> & { to: string };

export function SiteLink({ to, ...link }: SiteLinkProps) {
  return <a href={to} {...link} />;
}
