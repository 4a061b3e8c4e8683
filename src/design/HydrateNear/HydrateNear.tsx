import { type ReactNode, Suspense, use, useId } from 'react';

/** How far outside the window a section wakes: about one phone screen ahead of the thumb. */
const AHEAD = '600px 0px';

/**
 * A section that is complete HTML from the first byte and whose scripts wake only when the visitor comes near it, points
 * at it, or moves the focus into it. Until then React leaves its HTML alone, so a page does not pay for what is below the
 * fold. On pages that are opened by the router (nothing to hydrate) it renders at once.
 */
export function HydrateNear({ children }: { children: ReactNode }) {
  const id = useId();
  return (
    <div data-hydrate={id}>
      <Suspense>
        <Gate id={id}>{children}</Gate>
      </Suspense>
    </div>
  );
}

const gates = new Map<string, Promise<void>>();

function Gate({ id, children }: { id: string; children: ReactNode }) {
  if (typeof document !== 'undefined') {
    const wait = gates.get(id) ?? openWhenNear(id);
    if (wait !== undefined) use(wait);
  }
  return children;
}

/** Undefined when there is no server HTML to wait for: then the section is new and renders at once. */
function openWhenNear(id: string): Promise<void> | undefined {
  const section = document.querySelector(`[data-hydrate="${CSS.escape(id)}"]`);
  if (section === null || section.firstElementChild === null) return undefined;
  const gate = new Promise<void>((open) => {
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) wake();
      },
      { rootMargin: AHEAD },
    );
    const wake = () => {
      watcher.disconnect();
      for (const touch of TOUCHES) section.removeEventListener(touch, wake, true);
      open();
    };
    watcher.observe(section);
    for (const touch of TOUCHES) section.addEventListener(touch, wake, { capture: true, passive: true });
  });
  gates.set(id, gate);
  return gate;
}

const TOUCHES = ['pointerdown', 'pointerover', 'focusin', 'keydown'] as const;
