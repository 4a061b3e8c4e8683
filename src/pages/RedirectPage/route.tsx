import { site } from '#/content/catalogue.ts';
import { inEdition } from '#/src/language/edition.ts';
import { pagePlace } from '../page-place.ts';
import type { Route } from './+types/route';

export function loader({ request }: Route.LoaderArgs) {
  return { site, address: inEdition('/home', pagePlace(request).language) };
}

/** Hosts answer `/` and `/en` with a redirect; where a host cannot, this page sends the visitor on. */
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: 'Showroom' },
  { httpEquiv: 'refresh', content: `0; url=${loaderData.address}` },
  { tagName: 'link', rel: 'canonical', href: `${loaderData.site}${loaderData.address}` },
];

export default function RedirectRoute({ loaderData }: Route.ComponentProps) {
  return <a href={loaderData.address}>{loaderData.address}</a>;
}
