import { brandOf } from '#/content/catalogue/brand-of.ts';
import { brandPage } from '#/content/catalogue/brand-page.ts';
import { pageMeta } from '../page-meta.ts';
import { pagePlace } from '../page-place.ts';
import type { Route } from './+types/route';
import { BrandPage } from './BrandPage.tsx';

export function loader({ request }: Route.LoaderArgs) {
  const { path, language } = pagePlace(request);
  const brand = brandOf(path);
  if (brand === undefined) throw new Error(`${path} belongs to no brand.`);
  return brandPage(brand, language);
}

export const meta: Route.MetaFunction = ({ loaderData, location }) => pageMeta(loaderData.head, location.pathname);

export default function BrandRoute({ loaderData }: Route.ComponentProps) {
  return <BrandPage page={loaderData} />;
}
