import { type ComponentType, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { SectionBoundary } from '../design/SectionBoundary/SectionBoundary.tsx';
import { type PageAround, PageProvider } from '../page/PageContext.tsx';

/** Hydrates one island. A transition, so that the visitor's next touch comes before it. */
export function hydrateIsland(element: Element, Content: ComponentType<object>, props: object, page: PageAround): void {
  startTransition(() => {
    hydrateRoot(
      element,
      <PageProvider {...page}>
        <SectionBoundary>
          <Content {...props} />
        </SectionBoundary>
        <Hydrated element={element} />
      </PageProvider>,
    );
  });
}

/** Marks the island as soon as it answers: the effects of what stands before it have run. */
function Hydrated({ element }: { element: Element }) {
  useEffect(() => element.setAttribute('data-hydrated', ''), [element]);
  return null;
}
