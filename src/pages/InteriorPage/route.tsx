import { interiorPage } from '#/content/catalogue/interior-page.ts';
import { pageMeta } from '../page-meta.ts';
import { pagePlace } from '../page-place.ts';
import type { Route } from './+types/route';
import { InteriorPage } from './InteriorPage.tsx';

export function loader({ request }: Route.LoaderArgs) {
  return interiorPage(pagePlace(request).language);
}

export const meta: Route.MetaFunction = ({ loaderData, location }) => pageMeta(loaderData.head, location.pathname);

export default function InteriorRoute({ loaderData }: Route.ComponentProps) {
  return <InteriorPage page={loaderData} />;
}
