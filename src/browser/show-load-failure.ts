import { failureText } from '../design/loading/failure-text.ts';
import { reloadKeepingText } from './typed-text.ts';

/** The id of the `<template>` in every page that holds the notice (`Document.tsx`). */
export const FAILURE_TEMPLATE = 'load-failure';

/** Whether the visitor has tried once on this page. */
let hasRetried = false;

/**
 * Says below an island that its script or data did not load; the island itself stays as the HTML that it is. The button
 * tries again; the next one on the page reloads it: the site may have been published anew, and older browsers keep
 * a failed module for the life of a page. One notice for each failure, because all islands may miss the same script.
 *
 * @param retry Loads the island again; settles in either case.
 */
export function showLoadFailure(island: Element, error: unknown, retry: () => Promise<void>): void {
  const text = failureText(error);
  const shown = [...document.querySelectorAll<HTMLElement>('[data-load-failure]')];
  if (shown.some((notice) => notice.dataset.loadFailure === text)) return;
  const template = document.querySelector<HTMLTemplateElement>(`#${FAILURE_TEMPLATE}`);
  const notice = template?.content.firstElementChild?.cloneNode(true) as HTMLElement | undefined;
  if (notice === undefined) return;
  notice.dataset.loadFailure = text;
  for (const code of notice.querySelectorAll('code')) code.textContent = text;
  notice.querySelector('button')?.addEventListener('click', async () => {
    if (hasRetried) return reloadKeepingText();
    hasRetried = true;
    notice.remove();
    (island as HTMLElement).tabIndex = -1;
    (island as HTMLElement).focus({ preventScroll: true });
    return retry();
  });
  // Below the island's props, which stand right after it.
  (island.nextElementSibling ?? island).after(notice);
}
