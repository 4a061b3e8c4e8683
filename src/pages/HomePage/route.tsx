import { homePage } from '#/content/catalogue/home-page.ts';
import { pageMeta } from '../page-meta.ts';
import { pagePlace } from '../page-place.ts';
import type { PageHandle } from '../SiteFrame/SiteFrame.tsx';
import type { Route } from './+types/route';
import { HomePage } from './HomePage.tsx';

export function loader({ request }: Route.LoaderArgs) {
  return homePage(pagePlace(request).language);
}

export const meta: Route.MetaFunction = ({ loaderData, location }) => pageMeta(loaderData.head, location.pathname);

export const handle = { header: 'over picture' } satisfies PageHandle;

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <HomePage page={loaderData} />;
}
