import { partialModelPage } from '#/content/catalogue/partial-model-page.ts';
import { pageMeta } from '../page-meta.ts';
import { pagePlace } from '../page-place.ts';
import type { Route } from './+types/route';
import { PartialModelPage } from './PartialModelPage.tsx';

export function loader({ request }: Route.LoaderArgs) {
  const { path, language } = pagePlace(request);
  return partialModelPage(path, language);
}

export const meta: Route.MetaFunction = ({ loaderData, location }) => pageMeta(loaderData.head, location.pathname);

export default function PartialModelRoute({ loaderData }: Route.ComponentProps) {
  return <PartialModelPage page={loaderData} />;
}
