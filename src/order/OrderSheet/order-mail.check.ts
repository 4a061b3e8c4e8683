import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentIn } from '#/catalogue/checked-content.ts';
import { modelChoices, type OrderModel } from '#/catalogue/model-choices.ts';
import { siteData } from '#/catalogue/site-data.ts';
import { MAIL_ADDRESS_LIMIT } from '../ContactAddress/mail-address.ts';
import { orderAnswers } from './order-answers.ts';
import { type Order, orderOf, PURPOSES } from './order-fields.ts';
import { orderMail } from './order-mail.ts';

const site = siteData(contentIn('mn'));
const { orderSheet } = site.messages;
const free = modelChoices(contentIn('mn')).find(({ id }) => id === 'voyah-free') as OrderModel;
const link = 'https://showroom.example/voyah/free?order=voyah-free&color=4';
const mailOf = (order: Partial<Order>, price?: string) => {
  const whole = orderOf((name) => order[name] ?? '');
  const answers = orderAnswers(whole, free, site);
  const colour = free.colours.find(({ index }) => String(index) === whole.colour)?.name;
  const { purpose } = whole;
  return orderMail(
    { email: 'hello@showroom.example', purpose, model: free.title, price, colour, answers, link },
    orderSheet,
  );
};
const bodyOf = (address: string) => new URLSearchParams(new URL(address).search).get('body') ?? '';

test('says what was chosen', () => {
  const { address, isShortened } = mailOf({ colour: '4', wishes: 'Өвлийн дугуй\nЧиргүүл' });
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
    `${orderSheet.link}: ${link}`,
  ]);
});

test('without wishes there is no line for them', () => {
  expect(bodyOf(mailOf({ colour: '4' }).address)).not.toContain(orderSheet.wishes);
});

test('each purpose has its own subject and greeting, and a colour that is not chosen is not named', () => {
  const greetings = Object.keys(PURPOSES).map((purpose) => {
    const { address } = mailOf({ purpose, day: '2031-12-01' }, '1 ₮');
    const lines = bodyOf(address).split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([`${orderSheet.price}: 1 ₮`, `${orderSheet.colour}: ${orderSheet.noColour}`]),
    );
    expect(lines.includes(`${orderSheet.day}: 2031.12.01`)).toBe(purpose === 'test-drive');
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
      const { address, isShortened } = mailOf({ colour: '4', wishes });
      expect(address.length).toBeLessThanOrEqual(MAIL_ADDRESS_LIMIT);
      expect(bodyOf(address)).toContain(link);
      if (isShortened) expect(bodyOf(address)).toContain('…');
    }),
    { numRuns: 20 },
  );
});

test('names what is asked in the order of the sheet, the car and its price first', () => {
  const { address } = mailOf({ purpose: 'test-drive', day: '2031-12-01', colour: '4', wishes: 'Дугуй' }, '1 ₮');
  expect(bodyOf(address).split('\r\n').slice(2, 7)).toEqual([
    `${orderSheet.model}: ${free.title}`,
    `${orderSheet.price}: 1 ₮`,
    `${orderSheet.day}: 2031.12.01`,
    `${orderSheet.colour}: ${free.colours.find(({ index }) => index === 4)?.name}`,
    `${orderSheet.wishes}: Дугуй`,
  ]);
});

test('a purpose that nobody knows is an order', () => {
  const mail = { email: 'a@b.example', model: free.title, price: undefined, colour: undefined, answers: [], link };
  expect(orderMail({ ...mail, purpose: 'steal' }, orderSheet)).toEqual(
    orderMail({ ...mail, purpose: 'order' }, orderSheet),
  );
});

test('wishes that just fit are whole, one more is cut', () => {
  const lengthOf = (count: number) => mailOf({ wishes: 'ү'.repeat(count) }).address.length;
  const fits =
    Array.from({ length: 500 }, (_, count) => count).findLast(
      (count) => lengthOf(count) <= MAIL_ADDRESS_LIMIT && !mailOf({ wishes: 'ү'.repeat(count) }).isShortened,
    ) ?? 0;
  expect(fits).toBeGreaterThan(50);
  const cut = mailOf({ wishes: 'ү'.repeat(fits + 40) });
  expect(cut.isShortened).toBe(true);
  // One letter is six characters of the address, the dots nine.
  const kept = bodyOf(cut.address).match(/ү+…/)?.[0].length ?? 0;
  expect(kept - 1).toBeGreaterThanOrEqual(fits - 3);
  expect(kept - 1).toBeLessThan(fits);
});

test('cuts wishes only as far as it must, and says so', () => {
  const { address, isShortened } = mailOf({ colour: '4', wishes: 'ү'.repeat(500) });
  expect(isShortened).toBe(true);
  expect(address.length).toBeGreaterThan(MAIL_ADDRESS_LIMIT - 24);
});
