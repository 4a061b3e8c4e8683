import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { hydrate } from '../../../tests/components/hydrate.ts';
import { DialogButton } from '../../design/Dialog/DialogButton.tsx';
import { type ContactDealer, ContactDialog } from './ContactDialog.tsx';

const words = {
  heading: 'Get in touch',
  lead: 'Call us.',
  modelLead: '{model}. Call us.',
  phone: 'Phone',
  email: 'E-mail',
  messenger: 'Messenger',
  address: 'Address',
  map: 'Open in a map',
  hours: 'Opening hours',
  sample: 'These are samples.',
  mailSubject: 'About buying a car',
  mailText: 'Hello',
  modelMailSubject: 'Buying: {model}, {colour}',
  modelMailText: 'Model: {model}\nColour: {colour}',
  dialog: { close: 'Close' },
};
const dealer: ContactDealer = {
  sample: false,
  name: 'Showroom',
  phone: '+976 0000-0000',
  email: 'hello@showroom.example',
  messenger: { name: 'Chat', address: 'https://messenger.example/showroom' },
  address: { street: '1 Sample Street', city: 'Ulaanbaatar', postalCode: '14200' },
  map: 'https://maps.example/showroom',
  hours: [
    { days: 'Mon–Fri', time: '10:00–19:00' },
    { days: 'Sat', time: '11:00–17:00' },
  ],
};
const colours = ['Snow White', 'Cloud Blue', 'Cloud Gray', 'Dark Green', 'Sky Blue', 'Star Night'].map((name, at) => ({
  index: at + 1,
  name,
}));
const free = { title: 'Voyah Free', colours };

const site = (part: Partial<Parameters<typeof ContactDialog>[0]> = {}) => (
  <>
    {colours.map(({ index, name }) => (
      <label key={index} data-paint={index}>
        <input type="radio" name="page-colour" value={index} defaultChecked={index === 1} />
        {name}
      </label>
    ))}
    <DialogButton dialog="contact" look="primary">
      Buy now
    </DialogButton>
    <ContactDialog id="contact" dealer={dealer} model={free} words={words} {...part} />
  </>
);
const open = () => userEvent.click(page.getByRole('button', { name: 'Buy now' }));
const link = (name: RegExp) => page.getByRole('link', { name });
const mail = () => new URL((link(/^E-mail/).element() as HTMLAnchorElement).href);
const home = location.pathname + location.search;

afterEach(() => history.replaceState(history.state, '', home));

test('every way to the dealer is one tap', async () => {
  await render(site());
  await open();
  await expect.element(page.getByRole('dialog', { name: 'Get in touch' })).toBeVisible();
  await expect.element(page.getByText('Voyah Free. Call us.')).toBeVisible();
  await expect.element(link(/^Phone/)).toHaveAttribute('href', 'tel:+97600000000');
  await expect.element(link(/^Messenger/)).toHaveAttribute('href', 'https://messenger.example/showroom');
  await expect.element(link(/Open in a map/)).toHaveAttribute('href', 'https://maps.example/showroom');
  await expect.element(page.getByText('1 Sample Street, Ulaanbaatar 14200')).toBeVisible();
  await expect.element(page.getByText('11:00–17:00')).toBeVisible();
  for (const way of document.querySelectorAll('dialog a')) {
    expect(way.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
});

test('the e-mail is about the car in the colour that is chosen on the page', async () => {
  await render(site());
  await userEvent.click(page.getByRole('radio', { name: 'Dark Green' }));
  await open();
  expect(mail().pathname).toBe('hello@showroom.example');
  expect(mail().searchParams.get('subject')).toBe('Buying: Voyah Free, Dark Green');
  expect(mail().searchParams.get('body')).toBe('Model: Voyah Free\r\nColour: Dark Green');
});

test('the colour may come from the address, and a wrong one does no harm', async () => {
  history.replaceState(history.state, '', '?color=5');
  const screen = await render(site());
  await open();
  expect(mail().searchParams.get('subject')).toBe('Buying: Voyah Free, Sky Blue');
  await screen.unmount();
  history.replaceState(history.state, '', '?color=%3Cscript%3E');
  await render(site());
  await open();
  expect(mail().searchParams.get('subject')).toBe('Buying: Voyah Free, Snow White');
});

test('without a car it speaks of cars, and what the dealer does not have is not there', async () => {
  await render(site({ model: undefined, dealer: { ...dealer, messenger: undefined, map: undefined } }));
  await open();
  await expect.element(page.getByText('Call us.')).toBeVisible();
  expect(mail().searchParams.get('subject')).toBe('About buying a car');
  expect(link(/^Messenger|map/).elements()).toEqual([]);
});

test('says that the details are samples as long as they are', async () => {
  const screen = await render(site());
  await open();
  expect(page.getByText(words.sample).elements()).toEqual([]);
  await screen.rerender(site({ dealer: { ...dealer, sample: true } }));
  await expect.element(page.getByText(words.sample)).toBeVisible();
});

test('works before the scripts, and then knows the colour', async () => {
  const { wake, complaints } = await hydrate(site());
  await userEvent.click(page.getByRole('radio', { name: 'Cloud Gray' }));
  await open();
  await expect.element(link(/^Phone/)).toBeVisible();
  await wake();
  expect(complaints).toEqual([]);
  await expect.poll(() => mail().searchParams.get('subject')).toBe('Buying: Voyah Free, Cloud Gray');
});
