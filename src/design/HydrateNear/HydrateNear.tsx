import { type ReactNode, Suspense, use, useId, useSyncExternalStore } from 'react';
import { gateOf } from './when-near.ts';

type HydrateNearProps = {
  /**
   * Brings the script of what is inside, for a section that nobody sees at first, such as a dialog. It sleeps until the
   * visitor does anything on the page, or rests on it, and stays the HTML that it is if the script does not come.
   */
  load?: () => Promise<unknown>;
  children: ReactNode;
};

/**
 * A section that is complete HTML from the first byte and whose scripts wake only when the visitor comes near it, points
 * at it, or moves the focus into it. Until then React leaves its HTML alone, so a page does not pay for what is below the
 * fold. On pages that the router opens there is nothing to hydrate and it renders at once.
 */
export function HydrateNear({ load, children }: HydrateNearProps) {
  const id = useId();
  return (
    <div data-hydrate={id}>
      <Suspense>
        <Gate id={id} load={load}>
          {children}
        </Gate>
      </Suspense>
    </div>
  );
}

const never = () => () => undefined;

type GateProps = { id: string; load: HydrateNearProps['load']; children: ReactNode };

function Gate({ id, load, children }: GateProps) {
  // The server's snapshot is what React uses while it hydrates; a fresh render and every later one see `false`.
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  if (isHydrating && typeof document !== 'undefined') {
    const gate = gateOf(id, load);
    // A promise would make React wait a moment even when it is fulfilled, and the router may not leave that moment.
    if (!gate.isOpen) use(gate.opens);
  }
  return children;
}
