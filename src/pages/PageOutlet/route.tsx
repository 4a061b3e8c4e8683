import { useLayoutEffect, useState } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router';
import { layOutAll } from '../../design/Section/lay-out-far.ts';
import { guardNavigation } from '../../start/guard-navigation.ts';
import type { Route } from './+types/route';
import { IsOpenedAtTop } from './BelowTheFold.tsx';

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [guardNavigation];

/** The page that the document came with: for it, `start-page.ts` has decided what is laid out at once. */
let isDocumentsOwn = true;

/**
 * The place inside the site's frame where the pages come and go. A page that fails is answered here, so that the document
 * around it stays: header, menus and footer go on working. Another address is another page, even of the same kind: nothing
 * of the one before is kept.
 */
export default function PageOutlet() {
  const { pathname } = useLocation();
  return <Page key={pathname} />;
}

function Page() {
  const { hash } = useLocation();
  const type = useNavigationType();
  // How the page was opened does not change when the visitor goes to one of its anchors.
  const [isInside] = useState(!isDocumentsOwn);
  const [isAtTop] = useState(type !== 'POP' && hash === '');

  useLayoutEffect(() => {
    // The router is about to scroll to where the visitor was, or to an anchor: the way there has to be as long as it is.
    if (isInside && !isAtTop) layOutAll();
    isDocumentsOwn = false;
  }, [isInside, isAtTop]);

  return (
    <IsOpenedAtTop value={isInside && isAtTop}>
      <Outlet />
    </IsOpenedAtTop>
  );
}

export { ErrorScreen as ErrorBoundary } from '../ErrorScreen/ErrorScreen.tsx';
