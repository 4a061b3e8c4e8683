import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { arrival } from '#/tests/components/observed.ts';
import { answerModels, free, huge, messages, orderPage, paint } from '#/tests/components/test-order.tsx';
import { FIELDS, type OrderField } from './order-fields.ts';

/** For each kind of question an answer that is none from the start, and how people read it. */
const ANSWERS: Record<OrderField['control'], { value: string; shown: string }> = {
  purpose: { value: 'test-drive', shown: messages.testDrive },
  car: { value: huge.id, shown: huge.title },
  paint: { value: '4', shown: paint(huge, 4) },
  day: { value: '2031-12-01', shown: '1 December 2031' },
  lines: { value: 'Чиргүүл <b>&</b> дугуй?', shown: 'Чиргүүл <b>&</b> дугуй?' },
};

const form = () => document.querySelector('form') as HTMLFormElement;
const open = () => userEvent.click(page.getByRole('button', { name: 'Order it' }));
const link = () => page.getByRole('textbox', { name: messages.link }).element() as HTMLInputElement;

async function answer({ query, control }: OrderField) {
  const { value } = ANSWERS[control];
  await expect.poll(() => form().querySelector(`[name="${query}"]`)?.closest('form')).toBe(form());
  const found =
    form().querySelector<HTMLElement>(`[name="${query}"][value="${value}"]`) ?? form().elements.namedItem(query);
  if (found instanceof HTMLSelectElement) await userEvent.selectOptions(found, huge.title);
  else if (found instanceof HTMLInputElement && found.type === 'radio') await userEvent.click(found);
  else await userEvent.fill(found as HTMLTextAreaElement, value);
}

/** What the form says of a field. */
const said = ({ query }: OrderField) => new FormData(form()).get(query);

async function close() {
  const isClosed = arrival();
  await userEvent.keyboard('{Escape}');
  await isClosed;
}

beforeEach(() => {
  sessionStorage.clear();
  answerModels([free, huge]);
});

afterEach(async () => {
  vi.restoreAllMocks();
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
  await expect.poll(() => history.state?.dialog).toBeUndefined();
});

test('every question is in the form, the link, the e-mail, the print, the draft and after a reload', async () => {
  const first = await render(orderPage());
  await open();
  await expect.poll(() => document.querySelectorAll('option').length).toBe(2);
  for (const [, field] of FIELDS) await answer(field);
  const query = new URL(link().value).searchParams;
  const mail = new URL((page.getByRole('link', { name: messages.mail }).element() as HTMLAnchorElement).href);
  const body = mail.searchParams.get('body') ?? '';
  const paper = document.querySelector('[data-paper]')?.textContent;
  for (const [, field] of FIELDS) {
    const { value, shown } = ANSWERS[field.control];
    expect(said(field), field.query).toBe(value);
    expect(query.get(field.query), field.query).toBe(value);
    // The purpose is how the e-mail greets; the car's name stands large on the paper, above its picture.
    if (field.control === 'purpose') expect(body, field.query).toContain(messages.testDriveGreeting);
    else expect(body, field.query).toContain(`${messages[field.shortLabel ?? field.label]}: ${shown}`);
    if (field.control === 'car') expect(form().querySelector('p')?.textContent).toBe(shown);
    else expect(paper, field.query).toContain(`${messages[field.shortLabel ?? field.label]}${shown}`);
  }
  await close();
  await first.unmount();

  const second = await render(orderPage());
  await open();
  await expect.poll(() => document.querySelectorAll('option').length).toBe(2);
  for (const [, field] of FIELDS) expect(said(field), field.query).toBe(ANSWERS[field.control].value);
  await close();
  await second.unmount();

  // Elsewhere, what belongs to the car is left behind.
  sessionStorage.setItem('order', `/elsewhere${sessionStorage.getItem('order')?.replace(/^[^?]*/, '')}`);
  await render(orderPage());
  await open();
  for (const [, field] of FIELDS) {
    if (field.isOfCar) expect(said(field), field.query).not.toBe(ANSWERS[field.control].value);
    else expect(said(field), field.query).toBe(ANSWERS[field.control].value);
  }
});

test('a question for one purpose is asked with it only, and its answer goes nowhere else', async () => {
  await render(orderPage());
  await open();
  for (const [, field] of FIELDS) if (field.control !== 'car') await answer(field);
  const bound = FIELDS.filter(([, field]) => field.onlyFor !== undefined);
  expect(bound).not.toEqual([]);
  const seen = ({ query }: OrderField) => form().querySelector(`[name="${query}"]`)?.checkVisibility();
  for (const [, field] of bound) expect(seen(field), field.query).toBe(true);
  await userEvent.click(page.getByRole('radio', { name: messages.buy }));
  for (const [, field] of bound) {
    expect(seen(field), field.query).toBe(false);
    expect(new URL(link().value).searchParams.has(field.query), field.query).toBe(false);
    expect(document.querySelector('[data-paper]')?.textContent).not.toContain(ANSWERS[field.control].shown);
  }
});
