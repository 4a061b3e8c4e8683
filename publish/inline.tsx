import { usePageRecord } from '#/src/page/PageRecord.ts';

/** A script that stands in the page and runs; the policy names it by its hash. */
export function InlineScript({ text, type }: { text: string; type?: 'speculationrules' }) {
  usePageRecord().scripts.add(text);
  return <script type={type} dangerouslySetInnerHTML={{ __html: text }} />;
}

/** Where a page's styles stand: those of its first paint, and what may come after everything else. */
export type StyleSlotName = 'head' | 'foot';

/** What `StyleSlot` becomes in the HTML. */
export const styleSlot = (at: StyleSlotName) => `<style data-slot="${at}"></style>`;

/** A place for styles that the page uses: which, is known when all of it is rendered. */
export function StyleSlot({ at }: { at: StyleSlotName }) {
  return <style data-slot={at} />;
}
