import { type Clicked, plain } from '../state/places.ts';

/** Elements around the one that was clicked, whose words are asked for too. */
const AROUND = 5;

/** What a click in a page was at. */
export function clickedAt(element: Element): Clicked {
  const words: string[] = [];
  for (let node: Element | null = element; node !== null && words.length < AROUND; node = node.parentElement) {
    const text = plain(node.textContent ?? '');
    if (text !== '' && text !== words.at(-1)) words.push(text);
  }
  const image =
    element.closest('picture, img, a, button')?.querySelector('img') ?? (element.matches('img') ? element : null);
  const picture = pictureIn(image?.getAttribute('data-address') ?? image?.getAttribute('src') ?? '');
  return picture === undefined ? { words } : { words, picture };
}

/** The id in a picture's address: `/pictures/voyah-free/hero.1a2b3c4d/800.webp` → `voyah-free/hero`. */
const pictureIn = (address: string) => /\/pictures\/([a-z0-9-]+\/[a-z0-9-]+)\./.exec(address)?.[1];

/** Fewer characters may stand anywhere by chance: they have to begin an element's words, or be all of them. */
const FEW = 12;

/** The innermost element of a page that says these words, or shows this picture; of several the one with this label beside it. */
export function findInPage(page: Document, said: string, picture?: string, beside?: string): Element | undefined {
  if (picture !== undefined)
    return page.querySelector(`img[src*="/${picture}."], img[data-address*="/${picture}."]`) ?? undefined;
  const words = plain(said);
  if (words === '') return undefined;
  const fits = (element: Element) => {
    const text = plain(element.textContent ?? '');
    return words.length < FEW ? text === words || text.startsWith(`${words} `) : text.includes(words);
  };
  // The page itself before what stands around it.
  const elements = ['main *', 'header *', 'footer *'].flatMap((part) => [...page.querySelectorAll(part)]);
  // What lies folded is opened.
  const canBeSeen = (element: Element) => element.closest('details') !== null || element.checkVisibility();
  const found = elements.filter((element) => fits(element) && ![...element.children].some(fits) && canBeSeen(element));
  const label = plain(beside ?? '');
  const isLabelled = ({ parentElement: row }: Element) =>
    [row, row?.parentElement].some((around) => plain(around?.textContent ?? '').includes(label));
  return label === '' ? found[0] : (found.find(isLabelled) ?? found[0]);
}
