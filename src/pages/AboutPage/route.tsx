import { aboutPage } from '#/content/catalogue/about-page.ts';
import { pageMeta } from '../page-meta.ts';
import { pagePlace } from '../page-place.ts';
import type { Route } from './+types/route';
import { AboutPage } from './AboutPage.tsx';

export function loader({ request }: Route.LoaderArgs) {
  return aboutPage(pagePlace(request).language);
}

export const meta: Route.MetaFunction = ({ loaderData, location }) => pageMeta(loaderData.head, location.pathname);

export default function AboutRoute({ loaderData }: Route.ComponentProps) {
  return <AboutPage page={loaderData} />;
}
