import { type ReactNode, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { onTestFinished, vi } from 'vitest';

/**
 * For tests: the HTML of a component as a page has it before its scripts have come. `scriptsArrive` then hydrates it and
 * gives what React had to say: nothing, when the HTML and the visitor's doings fit.
 */
export function beforeScripts(node: ReactNode) {
  const place = document.createElement('div');
  place.innerHTML = renderToString(node);
  document.body.append(place);
  let root: Root | undefined;
  onTestFinished(() => {
    root?.unmount();
    place.remove();
  });
  return {
    place,
    async scriptsArrive(): Promise<unknown[]> {
      const problems: unknown[] = [];
      const log = vi.spyOn(console, 'error').mockImplementation((...parts) => problems.push(parts));
      await new Promise<void>((resolve) => {
        root = hydrateRoot(place, <Arrival onArrival={resolve}>{node}</Arrival>, {
          onRecoverableError: (error) => problems.push(error),
        });
      });
      log.mockRestore();
      return problems;
    },
  };
}

function Arrival({ onArrival, children }: { onArrival: () => void; children: ReactNode }) {
  useEffect(() => onArrival(), [onArrival]);
  return children;
}
