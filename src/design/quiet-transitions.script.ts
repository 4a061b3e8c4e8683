/**
 * Browsers report a transition between two pages that ends early (another press, a hidden window) as a rejection that nobody
 * handled, and for some there is no event at which it could be. It is no error: the page is there, only at once. What else is
 * rejected is reported as ever. Stands inline in the document's head (imported with `?script`), before the first frame.
 */
addEventListener('unhandledrejection', (event) => {
  const { reason } = event;
  // “Transition was aborted …” in Chromium, “Skipping view transition …” in WebKit.
  if (reason instanceof DOMException && /transition/i.test(reason.message)) event.preventDefault();
});
