import { brandOf } from '#/content/catalogue/brand-of.ts';
import { shortAboutPage } from '#/content/catalogue/short-about-page.ts';
import { pageMeta } from '../page-meta.ts';
import { pagePlace } from '../page-place.ts';
import type { Route } from './+types/route';
import { ShortAboutPage } from './ShortAboutPage.tsx';

export function loader({ request }: Route.LoaderArgs) {
  const { path, language } = pagePlace(request);
  const brand = brandOf(path);
  if (brand === undefined) throw new Error(`${path} belongs to no brand.`);
  return shortAboutPage(brand, language);
}

export const meta: Route.MetaFunction = ({ loaderData, location }) => pageMeta(loaderData.head, location.pathname);

export default function ShortAboutRoute({ loaderData }: Route.ComponentProps) {
  return <ShortAboutPage page={loaderData} />;
}
