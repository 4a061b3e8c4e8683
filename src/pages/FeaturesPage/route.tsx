import { featuresPage } from '#/content/catalogue/features-page.ts';
import { pageMeta } from '../page-meta.ts';
import { pagePlace } from '../page-place.ts';
import type { Route } from './+types/route';
import { FeaturesPage } from './FeaturesPage.tsx';

export function loader({ request }: Route.LoaderArgs) {
  return featuresPage(pagePlace(request).language);
}

export const meta: Route.MetaFunction = ({ loaderData, location }) => pageMeta(loaderData.head, location.pathname);

export default function FeaturesRoute({ loaderData }: Route.ComponentProps) {
  return <FeaturesPage page={loaderData} />;
}
