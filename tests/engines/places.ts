/** Parts of pages by name, each with its selector: what must stand where it stands in Chromium. */
export const PARTS: Record<string, string> = {
  header: 'header',
  home: 'header a[href$="/home"]',
  'brand menu': '[popovertarget="menu-forthing"]',
  'search button': 'header [popovertarget="search"]',
  burger: 'header [popovertarget="brand-panel"]',
  'first heading': 'h1',
  'first picture': 'main img',
  'first button of order': 'main [popovertarget="contact-dialog"], main [popovertarget="car-chooser"]',
  promotion: 'main summary',
  'key figures': '[aria-label="Key figures"], [aria-label="Гол үзүүлэлт"]',
  'first swatch': '#colours label',
  'last swatch': '#colours label:last-of-type',
  'car on its stage': '#colours img',
  carousel: '[data-carousel-track]',
  'last slide in view': '[data-carousel-track] > li:nth-child(2)',
  slider: '[data-carousel-range]',
  'next button': '[data-carousel-step="1"]',
  'second tab': '#electric-tab, [role="tab"]:nth-child(2)',
  'open panel': '[role="tabpanel"]:not([hidden])',
  // A long page has a box around all of its sections.
  'last section': 'main > div:only-child > :last-child, main:not(:has(> div:only-child)) > :last-child',
  'newsletter field': '#newsletter-email',
  'newsletter button': 'form:has(#newsletter-email) button',
  footer: 'footer',
  'last link of the footer': 'footer li:last-child a',
};

/** Left and top edge, width and height, in CSS pixels of the document. */
export type Box = [left: number, top: number, width: number, height: number];

/** How high blocks of text are, and one of their lines, in CSS pixels, by their words; 0 where they are not shown. */
export type TextBlocks = Record<string, { height: number; line: number }>;

/**
 * Every block of text in the page, and every row that such blocks may wrap in. Gives them the heights of others, if such are
 * given: WebKitGTK rounds the width of each letter and the height of each line to whole pixels, so that a text may break at
 * another word, and all that follows would stand elsewhere. Runs in the page.
 */
export function textBlocks(others: TextBlocks = {}): TextBlocks {
  const blocks = new Set<HTMLElement>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    let block = texts.currentNode.textContent?.trim() ? texts.currentNode.parentElement : null;
    while (block !== null && /^(inline|contents)$/.test(getComputedStyle(block).display)) block = block.parentElement;
    if (block === null || block.tagName === 'OPTION') continue;
    blocks.add(block);
    const { parentElement: row } = block;
    if (row !== null && getComputedStyle(row).flexWrap === 'wrap') blocks.add(row);
  }
  // Also of those that were no blocks in another window.
  for (const { style } of document.querySelectorAll<HTMLElement>('[style*="height"]')) style.removeProperty('height');
  const pixels = (value: string) => Number.parseFloat(value) || 0;
  const found: TextBlocks = {};
  const heights: [CSSStyleDeclaration, number][] = [];
  for (const block of blocks) {
    const words = (block.textContent ?? '').trim().slice(0, 60);
    let name = words;
    for (let times = 2; name in found; times += 1) name = `${words} (${times})`;
    const { height, lineHeight } = getComputedStyle(block);
    found[name] = { height: pixels(height), line: pixels(lineHeight) };
    heights.push([block.style, others[name]?.height ?? 0]);
  }
  for (const [style, height] of heights) if (height > 0) style.height = `${height}px`;
  return found;
}

/** Where the parts stand that the page shows, from its top. Runs in the page. */
export async function measurePlaces(parts: Record<string, string>): Promise<Record<string, Box>> {
  await document.fonts.ready;
  scrollTo({ top: 0, behavior: 'instant' });
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  const boxes: Record<string, Box> = {};
  for (const [name, selector] of Object.entries(parts)) {
    const element = [...document.querySelectorAll(selector)].find((each) =>
      each.checkVisibility({ visibilityProperty: true }),
    );
    if (element === undefined) continue;
    const { left, top, width, height } = element.getBoundingClientRect();
    boxes[name] = [left, top + scrollY, width, height];
  }
  return boxes;
}

/** The parts that stand more than `most` pixels from where Chromium shows them, or are so much wider or higher; a line for each. */
export function movedParts(here: Record<string, Box>, chromium: Record<string, Box>, most: number): string[] {
  const names = new Set([...Object.keys(here), ...Object.keys(chromium)]);
  const text = (box?: Box) => box?.map((value) => value.toFixed(1)).join(' ') ?? 'nothing';
  return [...names].flatMap((name) => {
    const [mine, other] = [here[name], chromium[name]];
    const isSame = other !== undefined && mine?.every((value, at) => Math.abs(value - (other[at] ?? 0)) <= most);
    return isSame ? [] : [`${name}: ${text(mine)} where Chromium has ${text(other)}`];
  });
}

/** The texts that both show, and that are more than three lines higher or lower than in Chromium; a line for each. */
export function changedTexts(here: TextBlocks, chromium: TextBlocks): string[] {
  return Object.entries(here).flatMap(([text, { height, line }]) => {
    const other = chromium[text]?.height ?? 0;
    return height === 0 || other === 0 || Math.abs(height - other) < 3.5 * line + 1
      ? []
      : [`“${text}”: ${height} px high, in Chromium ${other}`];
  });
}
