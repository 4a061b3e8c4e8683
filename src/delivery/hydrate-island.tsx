import { type ComponentType, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { SectionBoundary } from '../design/SectionBoundary/SectionBoundary.tsx';
import { type PageAround, PageProvider } from './PageContext.tsx';

/** Hydrates one island. A transition, so that the visitor's next touch comes before it. */
export function hydrateIsland(element: Element, Content: ComponentType<object>, props: object, page: PageAround): void {
  startTransition(() => {
    hydrateRoot(
      element,
      <PageProvider {...page}>
        <SectionBoundary>
          <Content {...props} />
        </SectionBoundary>
      </PageProvider>,
    );
  });
  element.setAttribute('data-hydrated', '');
}
