import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inPage, testMessages, testSite } from '#/tests/components/in-page.tsx';
import { Newsletter } from './Newsletter.tsx';

const messages = testMessages.newsletter;
const newsletter = (newsletterService?: string) =>
  inPage(<Newsletter />, '/home', { ...testSite, dealer: { ...testSite.dealer, newsletterService } });
const field = page.getByRole('textbox', { name: messages.label });
const send = (name = messages.prepare) => userEvent.click(page.getByRole('button', { name }));

afterEach(() => vi.restoreAllMocks());

test('an empty field says so, is described by it, and takes the focus back', async () => {
  await render(newsletter());
  await send();
  await expect.element(page.getByRole('alert')).toHaveTextContent(messages.empty);
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAccessibleDescription(messages.empty);
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
});

test('a malformed address has its own message, which goes when it is corrected', async () => {
  await render(newsletter());
  await userEvent.type(field, 'bat@example');
  await send();
  await expect.element(page.getByRole('alert')).toHaveTextContent(messages.malformed);
  await userEvent.type(field, '.mn');
  await expect.element(page.getByRole('alert')).toBeEmptyDOMElement();
  await expect.element(field).not.toHaveAttribute('aria-invalid');
});

test('without a service a valid address opens a prepared e-mail, and nothing more is claimed', async () => {
  await render(newsletter());
  await userEvent.type(field, 'bat+1@example.mn');
  await send();
  await expect.element(page.getByRole('status')).toMatchTextContent('hello@showroom.example хаягт');
  const mail = new URL(page.getByRole('link', { name: messages.again }).element().getAttribute('href') as string);
  expect(mail.pathname).toBe('hello@showroom.example');
  expect(mail.searchParams.get('subject')).toBe(messages.subject);
  expect(decodeURIComponent(mail.search)).toContain('Мэдээгээ энэ хаягт илгээнэ үү: bat+1@example.mn');
  await expect.element(page.getByText(messages.subscribe)).not.toBeInTheDocument();
});

test('what is typed cannot add a recipient or a field to the e-mail', async () => {
  await render(newsletter());
  await userEvent.fill(field, 'bat&bcc=all?cc=x@example.mn');
  await send();
  const address = page.getByRole('link', { name: messages.again }).element().getAttribute('href') as string;
  expect([...new URL(address).searchParams.keys()]).toEqual(['subject', 'body']);
});

test('with a service the form posts the address to it, also without scripts', async () => {
  const { container } = await render(newsletter('https://news.example/subscribe'));
  const form = container.querySelector('form') as HTMLFormElement;
  expect(form.action).toBe('https://news.example/subscribe');
  expect(form.method).toBe('post');
  await expect.element(field).toHaveAttribute('name', 'email');

  const posted = vi.fn((event: Event) => event.preventDefault());
  window.addEventListener('submit', (event) => !event.defaultPrevented && posted(event), { once: false });
  await send(messages.subscribe);
  expect(posted).not.toHaveBeenCalled();
  await userEvent.type(field, 'bat@example.mn');
  await send(messages.subscribe);
  expect(posted).toHaveBeenCalledOnce();
});

test('without scripts the browser checks the address and a mail program gets it', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(newsletter());
  const form = page.querySelector('form') as HTMLFormElement;
  const input = form.elements.namedItem('body') as HTMLInputElement;
  expect(form.noValidate).toBe(false);
  expect(form.checkValidity()).toBe(false);
  input.value = 'bat@example.mn';
  expect(form.checkValidity()).toBe(true);
  expect(form.getAttribute('action')).toBe('mailto:hello@showroom.example');
  expect(Object.fromEntries(new FormData(form))).toEqual({ subject: messages.subject, body: 'bat@example.mn' });
});

test('what was typed before scripts stays, and nothing mismatches', async () => {
  const error = vi.spyOn(console, 'error');
  const root = document.createElement('div');
  root.innerHTML = renderToString(newsletter());
  document.body.append(root);
  await userEvent.type(field, 'bat@exa');
  const problems: unknown[] = [];
  const app = hydrateRoot(root, newsletter(), { onRecoverableError: (problem) => problems.push(problem) });
  await expect.poll(() => root.querySelector('form')?.noValidate).toBe(true);
  await expect.element(field).toHaveValue('bat@exa');
  await expect.element(field).toHaveFocus();
  expect(problems).toEqual([]);
  expect(error).not.toHaveBeenCalled();
  app.unmount();
  root.remove();
});
