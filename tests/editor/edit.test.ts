import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, fileAt, keptInBrowser, save, test } from './editor.ts';

const FREE = 'models/voyah-free.json';

test('a price is in the real page before it is saved, and then one line of one file', async ({
  page,
  open,
  frame,
  checkout,
}) => {
  await open('#prices');
  await page.getByRole('combobox', { name: 'Хуудас' }).selectOption('/voyah/free');
  await page.getByRole('textbox', { name: 'Voyah Free: Үнэ (₮)' }).fill('189 900 000');
  await expect(frame.locator('main').getByText('189,900,000').first()).toBeVisible({ timeout: 10_000 });
  await page.getByRole('checkbox', { name: 'Voyah Dreamer: Бэлэн байгаа' }).check();
  expect(checkout.changed()).toEqual([]);
  await page.getByRole('link', { name: 'Өөрчлөлт (2)' }).click();
  await expect(page.getByRole('listitem')).toHaveText([
    /Voyah Free › Үнэ \(₮\): хоосон → 189,900,000|Voyah Free: хоосон → 189,900,000/,
    /Voyah Dreamer/,
  ]);
  await save(page);
  expect(checkout.changed()).toEqual(['content/dealer.json']);
  expect(JSON.parse(checkout.text('dealer.json')).cars).toEqual({
    'voyah-free': { price: 189_900_000 },
    'voyah-dreamer': { inStock: true },
  });
  await page.goto(`${checkout.url}/admin/#prices`);
  await page.getByRole('textbox', { name: 'Voyah Free: Үнэ (₮)' }).fill('');
  await page.getByRole('checkbox', { name: 'Voyah Dreamer: Бэлэн байгаа' }).uncheck();
  await save(page);
  expect(checkout.changed()).toEqual([]);
});

test('what is wrong is told at its field, in the language of the reader, and cannot be saved', async ({
  page,
  open,
  checkout,
}) => {
  await open(fileAt('dealer.json', 'showrooms'));
  const phone = page.getByRole('textbox', { name: 'Утас', exact: true });
  await phone.fill('7700 1234');
  await expect(phone).toHaveAccessibleDescription('Утсыг + ба улсын кодтой бичнэ: +976 7700 1234');
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Хадгалах', exact: true }).click();
  await expect(page.locator('.said')).toContainText('хадгалсангүй');
  expect(checkout.changed()).toEqual([]);
  await page.getByRole('combobox', { name: 'Хэл' }).selectOption('en');
  await expect(page.getByRole('textbox', { name: 'Phone', exact: true })).toHaveAccessibleDescription(/country code/);

  await page.goto(`${checkout.url}/admin/${fileAt(FREE, 'tagline/en')}`);
  const tagline = page.locator('[id="tagline/en"]');
  await expect(tagline).toBeFocused();
  for (const [text, reason] of [
    ['Quiet in town. '.repeat(10), /longer than 80/],
    ['It goes {voyah-free.rangeMoon} km', /no figure "\{voyah-free.rangeMoon\}"/],
    ['It goes 860 km', /is a figure: write/],
    ['', /empty/],
  ] as const) {
    await tagline.fill(text);
    await expect(tagline).toHaveAccessibleDescription(reason);
  }
  await page.locator('[id="tagline/mn"]').fill('Вoyah хүчтэй');
  await expect(page.locator('[id="tagline/mn"]')).toHaveAccessibleDescription(/mixes alphabets/);
});

test('a typed figure is replaced by its name with a click, and figures can be chosen by what they are', async ({
  page,
  open,
  frame,
}) => {
  await open(fileAt(FREE, 'tagline/mn'));
  const tagline = page.locator('[id="tagline/mn"]');
  await tagline.fill('Явах зай 860 км');
  await page.getByRole('button', { name: '{voyah-free.rangeErev} болгох' }).click();
  await expect(tagline).toHaveValue('Явах зай {voyah-free.rangeErev} км');
  await expect(frame.locator('main').getByText('Явах зай 860 км').first()).toBeVisible({ timeout: 10_000 });
  await page.locator('fieldset', { has: tagline }).getByRole('button', { name: 'Үзүүлэлт оруулах…' }).first().click();
  const picker = page.getByRole('dialog');
  await picker.getByRole('searchbox').fill('free seats');
  await picker
    .getByRole('button', { name: /\(seats\)/ })
    .first()
    .click();
  await expect(tagline).toHaveValue(/\{voyah-free\.seats\}/);
});

test('a click on a text, a figure or a picture of the page opens its field', async ({ page, open, frame }) => {
  await open(fileAt(FREE));
  const main = frame.locator('main');
  await main.getByText('Муу замд биеэ өргөдөг').first().click();
  await expect(page.locator('[id="tagline/mn"]')).toBeFocused();
  await main.locator('dl, table').getByText('2,190', { exact: false }).first().click();
  await expect(page.locator('[id="facts/kerbWeight/value"]')).toBeVisible();
  await main.locator('img[src*="promotion-delivery"]').first().click();
  await expect(page.locator('[id="promotions/1/picture"]')).toBeVisible();
  await frame.locator('footer').getByRole('link', { name: '+976 0000 0000' }).first().click();
  await expect(page.locator('[id="showrooms/0/phone"]')).toBeVisible();
  await expect(page).toHaveURL(/file=dealer\.json/);
  // Whoever clicks in a page goes on seeing it, also where what was clicked belongs to another file.
  await expect(page.getByRole('combobox', { name: 'Хуудас' })).toHaveValue('/voyah/free');
});

test('search finds a field by its name and by what stands in it', async ({ page, open }) => {
  await open();
  const search = page.getByRole('searchbox');
  await search.fill('утас');
  await page
    .getByRole('link', { name: /› Утас \+976/ })
    .first()
    .click();
  await expect(page.locator('[id="showrooms/0/phone"]')).toBeVisible();
  await search.fill('цэнэглэх чадал');
  await expect(page.getByRole('link', { name: /Voyah Free › Үзүүлэлтүүд › Цэнэглэх чадал/ }).first()).toBeVisible();
  await search.fill('ыхщъ');
  await expect(page.getByText('Олдсонгүй.')).toBeVisible();
});

test('undo and redo, and changes taken back one by one, leave no trace', async ({ page, open, checkout }) => {
  await open(fileAt('dealer.json'));
  await page.locator('[id="name"]').fill('Autohouse');
  await page.locator('[id="email"]').fill('sales@showroom.example');
  await page.keyboard.press('Control+z');
  await expect(page.locator('[id="email"]')).toHaveValue('hello@showroom.example');
  await page.keyboard.press('Control+Shift+z');
  await expect(page.locator('[id="email"]')).toHaveValue('sales@showroom.example');
  await page.getByRole('link', { name: 'Өөрчлөлт (2)' }).click();
  await page.getByRole('button', { name: /Буцааж авах: .* Нэр/ }).click();
  await page.getByRole('button', { name: /Буцааж авах: .* И-мэйл/ }).click();
  await expect(page.getByText('Өөрчлөлт алга.')).toBeVisible();
  await page.getByRole('button', { name: 'Хадгалах', exact: true }).click();
  await expect(page.locator('.said')).toHaveText('Өөрчлөлт алга.');
  expect(checkout.changed()).toEqual([]);
});

test('what was not saved is back after a reload, on top of what somebody else has saved meanwhile', async ({
  page,
  open,
  checkout,
}) => {
  await open(fileAt('dealer.json'));
  await page.locator('[id="site"]').fill('https://cars.example');
  await page.locator('[id="name"]').fill('Mine');
  await expect(page.getByRole('link', { name: 'Өөрчлөлт (2)' })).toBeVisible();
  await expect.poll(() => keptInBrowser(page)).toBe(2);
  const file = join(checkout.folder, 'content/dealer.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"Showroom"', '"Theirs"').replace('hello@', 'sales@'));
  await page.reload();
  await expect(page.locator('.said')).toContainText('сэргээлээ (2)');
  await expect(page.locator('.said')).toContainText('хоёулаа өөрчилсөн: Салон');
  await expect(page.locator('[id="site"]')).toHaveValue('https://cars.example');
  await expect(page.locator('[id="email"]')).toHaveValue('sales@showroom.example');
});

test('two people at once: the second is told, and nothing is written over', async ({ page, open, checkout }) => {
  await open(fileAt('dealer.json'));
  const file = join(checkout.folder, 'content/dealer.json');
  await page.locator('[id="site"]').fill('https://cars.example');
  writeFileSync(file, readFileSync(file, 'utf8').replace('hello@', 'sales@'));
  await page.getByRole('button', { name: 'Хадгалах', exact: true }).click();
  await expect(page.locator('.said')).toContainText('Өөр хүн завсарт нь өөрчилсөн');
  expect(checkout.text('dealer.json')).not.toContain('cars.example');
  await expect(page.locator('[id="email"]')).toHaveValue('sales@showroom.example');
  await save(page);
  expect(checkout.text('dealer.json')).toContain('cars.example');
  expect(checkout.text('dealer.json')).toContain('sales@');
});

test('Saturday hours, a new question and a corrected figure', async ({ page, open, checkout }) => {
  await open(fileAt('dealer.json', 'showrooms/0/hours/1/closes'));
  await page.locator('[id="showrooms/0/hours/1/closes"]').fill('18:00');
  await page.goto(`${checkout.url}/admin/${fileAt('pages/about.json', 'faq')}`);
  await page.getByRole('button', { name: '+ Асуулт, хариулт' }).click();
  const last = page.locator('details').last();
  await last.getByRole('textbox', { name: 'Дотоод нэр' }).fill('parking');
  for (const [id, text] of [
    ['question/mn', 'Машинаа хаана тавих вэ?'],
    ['question/en', 'Where can I park?'],
    ['answer/mn', 'Үзэсгэлэнгийн танхимын өмнө.'],
    ['answer/en', 'In front of the showroom.'],
  ]) {
    await last.locator(`textarea[id$="${id}"]`).fill(text ?? '');
  }
  await page.goto(`${checkout.url}/admin/${fileAt('models/forthing-t5-evo.json', 'facts/torque/value')}`);
  const torque = page.locator('[id="facts/torque/value"]');
  const before = Number(await torque.inputValue());
  await torque.fill(String(before + 5));
  await save(page);
  expect(checkout.changed()).toEqual([
    'content/dealer.json',
    'content/models/forthing-t5-evo.json',
    'content/pages/about.json',
  ]);
  expect(JSON.parse(checkout.text('models/forthing-t5-evo.json')).facts.torque.value).toBe(before + 5);
  expect(JSON.parse(checkout.text('pages/about.json')).faq.questions.at(-1).id).toBe('parking');
});

test('a question that is taken away is told where the search still leads to it, and nothing is saved until it does not', async ({
  page,
  open,
  checkout,
}) => {
  type Asked = { id: string; place?: string };
  const searched: Asked[] = JSON.parse(checkout.text('search-questions.json'));
  const at = searched.findIndex(({ place }) => place?.includes('#faq-'));
  const id = searched[at]?.place?.split('#faq-')[1] ?? '';
  const questions: Asked[] = JSON.parse(checkout.text('pages/about.json')).faq.questions;
  await open(fileAt('pages/about.json', 'faq'));
  const item = page.locator('details').nth(questions.findIndex((each) => each.id === id));
  await item.locator('summary').click();
  await item.getByRole('button', { name: /^Хасах: Асуулт, хариулт/ }).click();
  const mistakes = page.locator('.mistakes');
  await expect(mistakes).toContainText(`«${id}» гэсэн түгээмэл асуулт алга`);
  await page.getByRole('button', { name: 'Хадгалах', exact: true }).click();
  await expect(page.locator('.said')).toContainText('хадгалсангүй');
  expect(checkout.changed()).toEqual([]);
  await mistakes.getByRole('link').first().click();
  const place = page.locator(`[id="${at}/place"]`);
  await expect(place).toBeFocused();
  await place.fill('/voyah/about#faq');
  await expect(mistakes).toBeHidden();
  await save(page);
  expect(checkout.changed()).toEqual(['content/pages/about.json', 'content/search-questions.json']);
});

test('what the specification fixes is shown with the reason and cannot be typed over', async ({ page, open }) => {
  await open(fileAt(FREE, 'promotions/0/title'));
  await expect(page.locator('[id="promotions/0/title/mn"]')).toHaveJSProperty('readOnly', true);
  await page.goto(`${page.url().split('#')[0]}${fileAt(FREE, 'facts/seats')}`);
  await expect(page.locator('[id="facts/seats/value"]')).toContainText('Тогтмол');
});

test('what is open before publishing is listed in the reader’s language, leads to its place, and is confirmed with a click', async ({
  page,
  open,
  checkout,
}) => {
  await open('#open');
  const point = page.locator('section', { hasText: 'Voyah Free-гийн 860 км' });
  await point.getByRole('link', { name: /Voyah Free › Үзүүлэлтүүд/ }).click();
  await expect(page).toHaveURL(/at=facts%2FrangeErev/);
  await page.goBack();
  await point.getByRole('checkbox').check();
  await save(page);
  expect(checkout.changed()).toEqual(['content/before-publishing.json']);
  expect(JSON.parse(checkout.text('before-publishing.json'))[1].confirmed).toBe(true);
});

test('a native reader ticks off sentences, and one that is changed afterwards comes back', async ({
  page,
  open,
  checkout,
}) => {
  const { tagline } = JSON.parse(checkout.text(FREE));
  await open('#read');
  const car = page.locator('details', { hasText: 'Voyah Free' }).first();
  await car.locator('summary').click();
  const sentence = car.locator('li', { hasText: tagline.mn }).first();
  await expect(sentence).toContainText(tagline.en);
  await sentence.getByRole('checkbox').check();
  await save(page);
  expect(checkout.changed()).toEqual(['content/read-sentences.json']);
  expect(Object.keys(JSON.parse(checkout.text('read-sentences.json')))).toHaveLength(1);

  await page.reload();
  await car.locator('summary').click();
  await expect(car.locator('li').first()).toBeVisible();
  await expect(sentence).toHaveCount(0);
  await page.goto(`${page.url().split('#')[0]}${fileAt(FREE, 'tagline')}`);
  await page.locator('[id="tagline/en"]').fill(`${tagline.en}, every day`);
  await page.goto(`${page.url().split('#')[0]}#read`);
  await car.locator('summary').click();
  await expect(sentence).toContainText('every day');
  await expect(sentence.getByRole('checkbox')).not.toBeChecked();
});
