import { usePageRecord } from '#/src/page/PageRecord.ts';

/** A script that stands in the page and runs; the policy names it by its hash. */
export function InlineScript({ text, type }: { text: string; type?: 'speculationrules' }) {
  usePageRecord().scripts.add(text);
  return <script type={type} dangerouslySetInnerHTML={{ __html: text }} />;
}

/** What `StylesSlot` becomes in the HTML. */
export const STYLES_SLOT = '<style data-slot="styles"></style>';

/** The place of the styles that a page uses: which, is known when all of it is rendered. */
export function StylesSlot() {
  return <style data-slot="styles" />;
}
