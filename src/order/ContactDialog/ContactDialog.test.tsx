import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fillIn } from '#/language/fill-in.ts';
import { hydrate } from '#/tests/components/hydrate.ts';
import { inPage } from '#/tests/components/in-page.tsx';
import { free, paint, site } from '#/tests/components/test-order.tsx';
import { DialogButton } from '../../design/Dialog/DialogButton.tsx';
import { ContactDialog } from './ContactDialog.tsx';

const { contactDetails, contactDialog, orderSheet } = site.messages;
const dealer = {
  ...site.dealer,
  sample: false,
  phone: '+976 0000-0000',
  email: 'hello@showroom.example',
  messenger: { name: 'Chat', address: 'https://messenger.example/showroom' },
  map: 'https://maps.example/showroom',
};

const contact = (part: Partial<typeof site.dealer> = {}) =>
  inPage(
    <>
      <fieldset>
        {free.colours.map(({ index, name }) => (
          <label key={index} data-paint={index}>
            <input type="radio" name="page-colour" value={index} defaultChecked={index === 1} />
            {name}
          </label>
        ))}
      </fieldset>
      <DialogButton look="primary" dialog="contact">
        Buy now
      </DialogButton>
      <ContactDialog id="contact" model={free} />
    </>,
    '/en/voyah/free',
    { ...site, dealer: { ...dealer, ...part } },
  );
const dialog = () => document.querySelector('dialog') as HTMLDialogElement;
const open = () => userEvent.click(page.getByRole('button', { name: 'Buy now' }));
const link = (name: RegExp | string) => page.getByRole('link', { name });
const mail = () => new URL((link(new RegExp(`^${contactDetails.email}`)).element() as HTMLAnchorElement).href);
const home = location.pathname + location.search;

afterEach(async () => {
  dialog()?.close();
  await expect.poll(() => history.state?.dialog).toBeUndefined();
  history.replaceState(history.state, '', home);
});

test('every way to the dealer is one tap', async () => {
  await render(contact());
  await open();
  await expect.element(page.getByRole('dialog', { name: contactDialog.heading })).toBeVisible();
  await expect.element(link(/\+976/)).toHaveAttribute('href', 'tel:+97600000000');
  await expect.element(link(/Chat/)).toHaveAttribute('href', 'https://messenger.example/showroom');
  await expect.element(link(contactDetails.map)).toHaveAttribute('href', 'https://maps.example/showroom');
  await expect.element(page.getByText(dealer.showrooms[0]?.postalAddress ?? '')).toBeVisible();
  for (const { time } of dealer.hours) await expect.element(page.getByText(time)).toBeVisible();
  for (const way of document.querySelectorAll('dialog a')) {
    expect(way.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
});

test('the e-mail is about the car in the colour that is chosen on the page, and names none before', async () => {
  await render(contact());
  await open();
  const text = (colour: string) =>
    fillIn(contactDialog.mailText, { model: free.title, colour }).trim().replaceAll('\n', '\r\n');
  expect(mail().pathname).toBe('hello@showroom.example');
  expect(mail().searchParams.get('subject')).toBe(fillIn(contactDialog.mailSubject, { model: free.title }));
  expect(mail().searchParams.get('body')?.trim()).toBe(text(orderSheet.noColour));
  await userEvent.click(page.getByRole('button', { name: site.messages.dialog.close }));
  await userEvent.click(page.getByRole('radio', { name: paint(free, 4) }));
  await open();
  await expect.poll(() => mail().searchParams.get('body')?.trim()).toBe(text(paint(free, 4)));
});

test('the car stands there in the paint that is chosen, with its price, and the test drive knows both', async () => {
  await render(contact());
  await open();
  const picture = () => dialog().querySelector('img')?.currentSrc ?? '';
  await expect.poll(picture).toContain(`stage-${free.leadColour}`);
  await expect.element(page.getByText(free.offer.price)).toBeVisible();
  await expect
    .element(link(/Test drive/))
    .toHaveAttribute('href', `${free.address}?order=voyah-free&purpose=test-drive`);
  await userEvent.click(page.getByRole('button', { name: site.messages.dialog.close }));
  await userEvent.click(page.getByRole('radio', { name: paint(free, 4) }));
  await open();
  await expect.poll(picture).toContain('stage-4');
  await expect
    .element(link(/Test drive/))
    .toHaveAttribute('href', `${free.address}?order=voyah-free&purpose=test-drive&color=4`);
});

test('the colour may come from the URL, and a wrong one does no harm', async () => {
  history.replaceState(history.state, '', '?color=5');
  const screen = await render(contact());
  await open();
  await expect.poll(() => mail().searchParams.get('body')).toContain(paint(free, 5));
  await userEvent.click(page.getByRole('button', { name: site.messages.dialog.close }));
  await expect.poll(() => history.state?.dialog).toBeUndefined();
  await screen.unmount();
  history.replaceState(history.state, '', '?color=%3Cscript%3E');
  await render(contact());
  await open();
  expect(mail().searchParams.get('body')).toContain(orderSheet.noColour);
});

test('a URL that asks for it opens it, and Back takes that out of the URL', async () => {
  history.replaceState(history.state, '', '?color=5&contact');
  await render(contact());
  await expect.poll(() => dialog().open).toBe(true);
  history.back();
  await expect.poll(() => location.search).toBe('?color=5');
  expect(dialog().open).toBe(false);
});

test('what the dealer does not have is not there', async () => {
  const showrooms = dealer.showrooms.map((showroom) => ({ ...showroom, map: undefined }));
  await render(contact({ messenger: undefined, showrooms }));
  await open();
  expect(dialog().querySelectorAll('a')).toHaveLength(3);
});

test('says that the details are samples as long as they are', async () => {
  const screen = await render(contact());
  await open();
  expect(page.getByText(contactDetails.sample).elements()).toEqual([]);
  await screen.rerender(contact({ sample: true }));
  await expect.element(page.getByText(contactDetails.sample)).toBeVisible();
});

test('works before the scripts, and then knows the colour', async () => {
  const { wake, complaints } = await hydrate(contact());
  await userEvent.click(page.getByRole('radio', { name: paint(free, 3) }));
  await open();
  await expect.element(link(/\+976/)).toBeVisible();
  await wake();
  expect(complaints).toEqual([]);
  await expect.poll(() => mail().searchParams.get('body')).toContain(paint(free, 3));
});
