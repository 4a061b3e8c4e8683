import type { modelPage } from '#/content/catalogue/model-page.ts';
import { HydrateNear } from '../../design/HydrateNear/HydrateNear.tsx';
import { chunkComponent } from '../../design/SectionBoundary/chunk-component.ts';
import { LazyChunk } from '../../design/SectionBoundary/LazyChunk.tsx';
import { SectionBoundary } from '../../design/SectionBoundary/SectionBoundary.tsx';
import type { OrderModel } from '../../showroom/OrderSheet/order-models.ts';

/** Ids by which every Buy now and Custom Order button of a page finds its dialog. */
export const DIALOGS = { contactDialog: 'contact-dialog', orderSheet: 'order-sheet' } as const;

export type OrderDialogsProps = {
  /** The page's own car; on the home page none is chosen yet. */
  model?: Pick<ReturnType<typeof modelPage>, 'id' | 'title' | 'address' | 'colours'>;
  /** Where there is no car of the page: all that can be ordered. */
  models?: OrderModel[];
  /** The page's address, edition included, for the order form without scripts. */
  address: string;
  figures?: { value: string; unit?: string | undefined; label: string }[];
};

const load = () => import('./PageDialogs.tsx');
const pageDialogs = chunkComponent('order-dialogs', load, (chunk) => chunk.PageDialogs);

/**
 * The two dialogs behind the order buttons; one of each on a page. Their script comes when the visitor does anything, or
 * rests.
 */
export function OrderDialogs(props: OrderDialogsProps) {
  return (
    <SectionBoundary>
      <HydrateNear load={load}>
        <LazyChunk chunk={pageDialogs} props={props} />
      </HydrateNear>
    </SectionBoundary>
  );
}
