import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAIL_ADDRESS_LIMIT } from '../ContactAddress/mail-address.ts';
import { orderMail } from './order-mail.ts';

const words = {
  mailSubject: 'Захиалга',
  mailGreeting: 'Сайн байна уу, дараах автомашиныг захиалмаар байна.',
  model: 'Загвар',
  colour: 'Өнгө',
  wishes: 'Хүсэлт',
  link: 'Захиалгын холбоос',
};
const order = {
  email: 'hello@showroom.example',
  model: 'Voyah Free',
  colour: 'Dark Green',
  wishes: 'Өвлийн дугуй\nЧиргүүл',
  link: 'https://showroom.example/voyah/free?order=voyah-free&color=4',
};
const bodyOf = (address: string) => new URLSearchParams(new URL(address).search).get('body') ?? '';

test('says what was chosen', () => {
  const { address, isShortened } = orderMail(order, words);
  expect(isShortened).toBe(false);
  expect(new URL(address).pathname).toBe('hello@showroom.example');
  expect(new URLSearchParams(new URL(address).search).get('subject')).toBe('Захиалга: Voyah Free, Dark Green');
  expect(bodyOf(address).split('\r\n')).toEqual([
    words.mailGreeting,
    '',
    'Загвар: Voyah Free',
    'Өнгө: Dark Green',
    'Хүсэлт: Өвлийн дугуй',
    'Чиргүүл',
    '',
    `Захиалгын холбоос: ${order.link}`,
  ]);
});

test('without wishes there is no line for them', () => {
  expect(bodyOf(orderMail({ ...order, wishes: '' }, words).address)).not.toContain('Хүсэлт');
});

test('whatever is wished, a mail program can take it, and it ends whole', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (wishes) => {
      const { address, isShortened } = orderMail({ ...order, wishes }, words);
      expect(address.length).toBeLessThanOrEqual(MAIL_ADDRESS_LIMIT);
      expect(bodyOf(address)).toContain(order.link);
      if (isShortened) expect(bodyOf(address)).toContain('…');
    }),
    { numRuns: 20 },
  );
});

test('cuts wishes only as far as it must, and says so', () => {
  const { address, isShortened } = orderMail({ ...order, wishes: 'ү'.repeat(500) }, words);
  expect(isShortened).toBe(true);
  expect(address.length).toBeGreaterThan(MAIL_ADDRESS_LIMIT - 24);
});
