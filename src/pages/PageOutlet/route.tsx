import { Fragment } from 'react';
import { Outlet, useLocation } from 'react-router';
import { guardNavigation } from '#/src/start/guard-navigation.ts';
import type { Route } from './+types/route';

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [guardNavigation];

/**
 * The place inside the site's frame where the pages come and go. A page that fails is answered here, so that the document
 * around it stays: header, menus and footer go on working. Another address is another page, even of the same kind: nothing
 * of the one before is kept.
 */
export default function PageOutlet() {
  const { pathname } = useLocation();
  return (
    <Fragment key={pathname}>
      <Outlet />
    </Fragment>
  );
}

export { ErrorScreen as ErrorBoundary } from '../ErrorScreen/ErrorScreen.tsx';
