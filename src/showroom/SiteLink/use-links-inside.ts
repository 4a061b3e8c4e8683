import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { pageRoute } from './page-route.ts';

/** Links inside the site and the edition: another language is another document. */
const INSIDE = 'a[href^="/"]:not([hreflang], [target], [download])';

/**
 * Opens the pages of the site inside the document: one listener for all links, also for those in sections that still sleep.
 * What the visitor wants in another tab, and what no page answers, is the browser's.
 */
export function useLinksInside(): void {
  const navigate = useNavigate();

  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest(INSIDE);
      if (!link || event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const address = link.getAttribute('href') ?? '';
      if (pageRoute(address) === undefined) return;
      event.preventDefault();
      // As the browser does it: the address that is open already gets no second place in the history.
      void navigate(address, { replace: address === location.pathname + location.search + location.hash });
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, [navigate]);
}
