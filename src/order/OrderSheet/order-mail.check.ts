import fc from 'fast-check';
import { expect, test } from 'vitest';
import { siteData } from '#/catalogue/site-data.ts';
import { MAIL_ADDRESS_LIMIT } from '../ContactAddress/mail-address.ts';
import { orderMail } from './order-mail.ts';

const { orderSheet } = siteData('mn').messages;
const order = {
  email: 'hello@showroom.example',
  purpose: 'order' as const,
  model: 'Voyah Free',
  price: undefined,
  colour: 'Dark Green',
  day: undefined,
  wishes: 'Өвлийн дугуй\nЧиргүүл',
  link: 'https://showroom.example/voyah/free?order=voyah-free&color=4',
};
const bodyOf = (address: string) => new URLSearchParams(new URL(address).search).get('body') ?? '';

test('says what was chosen', () => {
  const { address, isShortened } = orderMail(order, orderSheet);
  expect(isShortened).toBe(false);
  expect(new URL(address).pathname).toBe('hello@showroom.example');
  expect(new URLSearchParams(new URL(address).search).get('subject')).toBe(
    `${orderSheet.mailSubject}: Voyah Free, Dark Green`,
  );
  expect(bodyOf(address).split('\r\n')).toEqual([
    orderSheet.mailGreeting,
    '',
    `${orderSheet.model}: Voyah Free`,
    `${orderSheet.colour}: Dark Green`,
    `${orderSheet.wishes}: Өвлийн дугуй`,
    'Чиргүүл',
    '',
    `${orderSheet.link}: ${order.link}`,
  ]);
});

test('without wishes there is no line for them', () => {
  expect(bodyOf(orderMail({ ...order, wishes: '' }, orderSheet).address)).not.toContain(orderSheet.wishes);
});

test('each purpose has its own subject and greeting, and a colour that is not chosen is not named', () => {
  const greetings = (['order', 'buy', 'test-drive'] as const).map((purpose) => {
    const { address } = orderMail(
      { ...order, purpose, colour: undefined, price: '1 ₮', day: '2031.12.01' },
      orderSheet,
    );
    const lines = bodyOf(address).split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        `${orderSheet.price}: 1 ₮`,
        `${orderSheet.colour}: ${orderSheet.noColour}`,
        `${orderSheet.day}: 2031.12.01`,
      ]),
    );
    return `${new URLSearchParams(new URL(address).search).get('subject')} ${lines[0]}`;
  });
  expect(greetings).toEqual([
    `${orderSheet.mailSubject}: Voyah Free ${orderSheet.mailGreeting}`,
    `${orderSheet.buySubject}: Voyah Free ${orderSheet.buyGreeting}`,
    `${orderSheet.testDriveSubject}: Voyah Free ${orderSheet.testDriveGreeting}`,
  ]);
});

test('whatever is wished, a mail program can take it, and it ends whole', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (wishes) => {
      const { address, isShortened } = orderMail({ ...order, wishes }, orderSheet);
      expect(address.length).toBeLessThanOrEqual(MAIL_ADDRESS_LIMIT);
      expect(bodyOf(address)).toContain(order.link);
      if (isShortened) expect(bodyOf(address)).toContain('…');
    }),
    { numRuns: 20 },
  );
});

test('cuts wishes only as far as it must, and says so', () => {
  const { address, isShortened } = orderMail({ ...order, wishes: 'ү'.repeat(500) }, orderSheet);
  expect(isShortened).toBe(true);
  expect(address.length).toBeGreaterThan(MAIL_ADDRESS_LIMIT - 24);
});
