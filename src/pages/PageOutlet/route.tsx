import { Outlet } from 'react-router';
import { guardNavigation } from '#/src/start/guard-navigation.ts';
import type { Route } from './+types/route';

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [guardNavigation];

/**
 * The place inside the site's frame where the pages come and go. A page that fails is answered here, so that the document
 * around it stays: header, menus and footer go on working.
 */
export default function PageOutlet() {
  return <Outlet />;
}

export { ErrorScreen as ErrorBoundary } from '../ErrorScreen/ErrorScreen.tsx';
