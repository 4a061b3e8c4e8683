/**
 * Once every observer of the page has told what it sees, and what follows from it stands on the page. Observers are told in one go
 * in each frame: one that is made now hears no earlier than those that a component made before.
 */
export async function observed(): Promise<void> {
  await new Promise<void>((done) => {
    const last = new IntersectionObserver(() => {
      last.disconnect();
      done();
    });
    last.observe(document.documentElement);
  });
  await twoFrames();
}

/** Once the browser has arrived at another entry of the history: ask for it before what leads there. */
export function arrival(): Promise<unknown> {
  return new Promise((arrived) => addEventListener('popstate', arrived, { once: true }));
}

/** Once two further frames have come: React has rendered what was set before. */
export function twoFrames(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
}
