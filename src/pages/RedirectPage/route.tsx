import { redirectPage } from '#/content/catalogue/redirect-page.ts';
import { pagePlace } from '../page-place.ts';
import type { Route } from './+types/route';

export function loader({ request }: Route.LoaderArgs) {
  return redirectPage(pagePlace(request).language);
}

/** Hosts answer `/` and `/en` with a redirect; where a host cannot, this page sends the visitor on. */
export const meta: Route.MetaFunction = ({ loaderData: { title, address, canonical } }) => [
  { title },
  { httpEquiv: 'refresh', content: `0; url=${address}` },
  { tagName: 'link', rel: 'canonical', href: canonical },
];

export default function RedirectRoute({ loaderData: { address } }: Route.ComponentProps) {
  return <a href={address}>{address}</a>;
}
