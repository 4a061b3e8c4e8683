/** The editor as staff use it: a price in the real page, a place that is clicked there, a picture cut in the browser, a save. */
import { expect } from '@playwright/test';
import { startCheckout } from '../editor/editor.ts';
import { test } from './engine-test.ts';
import { LAPTOP } from './windows.ts';

const PRICE = '[id="cars/voyah-free/price"]';
const TAGLINE = 'Муу замд биеэ';

test('the editor: a price in the real page, a click there, a picture, a save', async ({ visit }) => {
  const { checkout, stop } = await startCheckout();
  try {
    const visitor = await visit();
    await visitor.loadElsewhere(`${checkout.url}/admin/#prices`, LAPTOP);
    await visitor.shows(PRICE);
    await visitor.run(() => {
      const page = document.querySelector<HTMLSelectElement>('.preview select');
      if (page === null) throw new Error('There is no choice of pages.');
      page.value = '/voyah/free';
      page.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await visitor.click(PRICE);
    await visitor.type('189900000');
    const inPage = (words: string) =>
      document.querySelector('iframe')?.contentDocument?.querySelector('main')?.textContent?.includes(words);
    await visitor.sees('the price in the page', inPage, '189,900,000');
    await visitor.sees('the page with its styles', () => {
      const heading = document.querySelector('iframe')?.contentDocument?.querySelector('h1');
      return heading != null && Number.parseFloat(getComputedStyle(heading).fontSize) > 30;
    });

    // The page that was shown before has the price, too, on a busy machine for a while.
    await visitor.sees('the tagline in the page', inPage, TAGLINE);
    // A click in the frame, as the page would get it.
    await visitor.run((words) => {
      const page = document.querySelector('iframe')?.contentDocument;
      const tagline = [...(page?.querySelectorAll('main *') ?? [])].findLast((element) =>
        element.textContent?.includes(words),
      );
      if (tagline === undefined) throw new Error('The page in the frame has no tagline.');
      tagline.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    }, TAGLINE);
    await visitor.sees('the field of the tagline', () => document.activeElement?.id === 'tagline/mn');

    // A photograph that this browser has drawn itself, cut and encoded by the editor.
    await visitor.run((place) => location.assign(place), '#file=models%2Fvoyah-free.json&at=promotions%2F1%2Fpicture');
    await visitor.shows('[id="promotions/1/picture"]');
    await visitor.run(() => {
      const button = document.getElementById('promotions/1/picture')?.closest('.picture')?.querySelector('button');
      button?.click();
    });
    await visitor.shows('dialog[open] input[type=file]');
    await visitor.run(async () => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [1600, 1200];
      canvas.getContext('2d')?.fillRect(0, 0, 1600, 600);
      const blob = await new Promise<Blob | null>((made) => canvas.toBlob(made, 'image/jpeg', 0.8));
      const input = document.querySelector<HTMLInputElement>('dialog input[type=file]');
      if (blob === null || input === null) throw new Error('There is no picture to choose.');
      const given = new DataTransfer();
      given.items.add(new File([blob], 'photo.jpg', { type: 'image/jpeg' }));
      input.files = given.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await visitor.shows('dialog canvas.cut');
    await visitor.click('dialog .save');
    await visitor.shows('dialog[open]', false);
    await visitor.sees('the photograph in the page', () =>
      [...(document.querySelector('iframe')?.contentDocument?.querySelectorAll('main img') ?? [])].some((image) =>
        image.getAttribute('src')?.startsWith('blob:'),
      ),
    );
    await visitor.click('#editor > header .save');
    await visitor.sees('that it is saved', () => document.querySelector('.said')?.textContent === 'Хадгаллаа.');
    expect(JSON.parse(checkout.text('dealer.json')).cars).toEqual({ 'voyah-free': { price: 189_900_000 } });
    expect(
      checkout.changed().filter((file) => /^media\/pictures\/voyah-free\/promotion-delivery\.(webp|png)$/.test(file)),
    ).not.toEqual([]);
  } finally {
    stop();
  }
});
