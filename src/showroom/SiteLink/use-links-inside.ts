import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { pageRoute } from './page-route.ts';

/**
 * Opens the pages that `SiteLink`s lead to inside the document: one listener for all of them, also for those in sections
 * that still sleep. What the visitor wants elsewhere (another tab, a download), and what no page answers, is the browser's.
 */
export function useLinksInside(): void {
  const navigate = useNavigate();

  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a[data-inside]');
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
