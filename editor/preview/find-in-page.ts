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

/** The innermost element of a page that says these words, or shows this picture. */
export function findInPage(page: Document, said: string, picture: string | undefined): Element | undefined {
  if (picture !== undefined)
    return page.querySelector(`img[src*="/${picture}."], img[data-address*="/${picture}."]`) ?? undefined;
  const words = plain(said);
  if (words.length < 2) return undefined;
  const isShort = words.length < 12;
  const fits = (element: Element) => {
    const text = plain(element.textContent ?? '');
    return isShort ? text === words : text.includes(words);
  };
  // The page itself before what stands around it.
  const elements = ['main *', 'header *', 'footer *'].flatMap((part) => [...page.querySelectorAll(part)]);
  return elements.find((element) => fits(element) && ![...element.children].some(fits) && element.checkVisibility());
}
