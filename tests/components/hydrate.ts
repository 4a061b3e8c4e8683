import { createElement, Fragment, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { onTestFinished } from 'vitest';
import { cleanup } from 'vitest-browser-react';

/**
 * Puts a component's finished HTML into the page, as the server sends it, and wakes it with `wake()`. What the visitor
 * does in between happens to plain HTML. `complaints` holds all that React says on waking: it has to stay empty.
 */
export async function hydrate(component: ReactNode) {
  // The page of the test before stays until the next `render`; its ids and radio buttons would mix with these.
  await cleanup();
  const container = document.createElement('div');
  let tell = () => {};
  const awake = new Promise<void>((done) => {
    tell = done;
  });
  const page = createElement(Fragment, null, component, createElement(Awake, { onAwake: tell }));
  container.innerHTML = renderToString(page);
  document.body.append(container);
  const complaints: string[] = [];
  const consoleError = console.error;
  onTestFinished(() => {
    console.error = consoleError;
    container.remove();
  });

  async function wake() {
    console.error = (...words: unknown[]) => complaints.push(words.join(' '));
    const root = hydrateRoot(container, page, { onRecoverableError: (error) => complaints.push(String(error)) });
    onTestFinished(() => root.unmount());
    await awake;
  }
  return { container, complaints, wake };
}

/** Tells when the effects of all that stands before it have run. */
function Awake({ onAwake }: { onAwake: () => void }) {
  useEffect(onAwake, [onAwake]);
  return null;
}
