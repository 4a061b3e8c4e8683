import { pageMeta } from '../page-meta.ts';
import { pagePlace } from '../page-place.ts';
import type { Route } from './+types/route';
import { ModelPage } from './ModelPage.tsx';
import { modelPageData } from './model-page-data.ts';

export function loader({ request }: Route.LoaderArgs) {
  const { path, language } = pagePlace(request);
  return modelPageData(path, language);
}

export const meta: Route.MetaFunction = ({ loaderData, location }) => pageMeta(loaderData.head, location.pathname);

export default function ModelRoute({ loaderData }: Route.ComponentProps) {
  return <ModelPage page={loaderData} />;
}
