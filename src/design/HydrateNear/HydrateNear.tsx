import { type ReactNode, Suspense, use, useId, useSyncExternalStore } from 'react';
import { whenNear } from './when-near.ts';

/**
 * A section that is complete HTML from the first byte and whose scripts wake only when the visitor comes near it, points
 * at it, or moves the focus into it. Until then React leaves its HTML alone, so a page does not pay for what is below the
 * fold. On pages that the router opens there is nothing to hydrate and it renders at once.
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

const never = () => () => undefined;

function Gate({ id, children }: { id: string; children: ReactNode }) {
  // The server's snapshot is what React uses while it hydrates; a fresh render and every later one see `false`.
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  if (isHydrating && typeof document !== 'undefined') use(whenNear(id));
  return children;
}
