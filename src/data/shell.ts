import { siteData } from '#/content/catalogue/site-data.ts';
import { SHELL_FILES } from '../start/shell-address.ts';
import type { Route } from './+types/shell';

/** `assets/shell/…`: what every page of an edition shows around its content. Scripts start from it. */
export function loader({ request }: Route.LoaderArgs) {
  const name = new URL(request.url).pathname.replace(/\.data$/, '').slice(SHELL_FILES.length);
  return Response.json(siteData(name.startsWith('en-') ? 'en' : 'mn'));
}
