/** The recorded labels, names, figures and texts of each page, as a visitor of the default edition reads them. */
import { expect, test } from '@playwright/test';
import { textOf } from '../visit/built-files.ts';

const EVERYWHERE = [
  'Home',
  'Models',
  'Aeolus',
  'FAQ',
  'Forthing',
  'Voyah',
  'Contact',
  'Location',
  'Facebook',
  'Instagram',
  'Twitter',
  'Linkedin',
  'Terms & Condition',
  'Privacy Policy',
  '2023',
  'Enter your email',
  'Forthing T5 EVO',
];

const MODEL = [
  'Overview',
  'Interior',
  'Feature',
  'Current Promotions',
  'Buy now',
  'Custom Order',
  'See more',
  'Гадна тал',
  'Интерьер дизайн',
  'Зургийн цомог',
  'Хэмжээ',
  'Бусад',
  'Snow White',
  'Cloud Blue',
  'Cloud Gray',
  'Dark Green',
  'Sky Blue',
  'Star Night',
  'Voyah Free',
  'Voyah Dreamer',
  'Forthing T5 EVO',
  'Aeolus Shine GS',
  'Forthing Yacht',
  'Aeolus Huge',
  'Итали',
];

const TAGLINE = 'High-end new energy brand of the national team';

const RECORDED: Record<string, string[]> = {
  '/home': ['Buy now', 'Custom Order', '150', '1.5', '7–9'],
  '/voyah': [TAGLINE, 'Voyah Free', 'Voyah Dreamer'],
  '/forthing': ['Forthing T5 EVO', 'Forthing Yacht'],
  '/aeolus': ['Aeolus Shine GS', 'Aeolus Huge'],
  '/voyah/free': [
    ...MODEL,
    TAGLINE,
    'Цахилгаан',
    'Voyah Free ready for delivery before the new year',
    'Voyah showroom',
    'Order Voyah Free',
    '860 км',
    '490 HP',
    '4WD',
    '4.4 сек',
    '1,950 мм',
    '4,905 мм',
    '180–230 мм',
    '2,190 кг',
    '2,960 мм',
    '1,660 мм',
    '255/45 R20',
    '560–1,320 л',
    '631 км',
    '106 кВт·ц',
    '100 кВт',
    '15.5 кВт·ц/100 км',
    '20.2',
    '45 мин',
    '10 цаг',
    '12 цаг',
    '380',
    '220',
    '20–80',
    '200 км/ц',
    '489',
    '360 кВт',
    '720 Н·м',
    '310',
    '410',
    '11.5 м',
    '5.75 м',
    '100 мм',
    'Eco',
    'Comfort',
    'Performance',
    'Outing',
    'Snow',
    'Individual',
  ],
  '/voyah/dreamer': [
    ...MODEL,
    TAGLINE,
    'Цахилгаан',
    'Available in 6 colors',
    '500 км',
    'WLTP',
    '483 HP',
    '4WD',
    '4.4 сек',
  ],
  '/forthing/T5evo': MODEL,
  '/forthing/t5evo': MODEL,
  '/aeolus/shinegs': [...MODEL, '150', '7–9'],
  '/forthing/yacht': ['Buy now', 'Custom Order', 'Snow White', 'Star Night', 'See more'],
  '/aeolus/huge': ['Buy now', 'Custom Order', 'Snow White', 'Star Night', 'See more'],
  '/voyah/about': ['Our Story', 'Our vision', '200+', '100+', '20+', 'Showroom', 'Office'],
  '/forthing/about': ['about forthing'],
  '/aeolus/about': ['about aeoulus'],
  '/voyah/free/inter': [
    'Finish',
    'Smart camera with face recognition',
    'Useful for you',
    '13',
    'PM2.5',
    '360',
    '2D',
    '3D',
    '12.5',
  ],
  '/voyah/free/feature': [
    'Infotainment',
    'Sustainability',
    'Comfort',
    'Safety',
    'Driving assistant',
    'Traffic jam assistant',
    'DAB',
    '12.3',
    'LED',
    '75',
    'Isofix',
  ],
};

/** What stands between the tags, with the spaces that elements leave. */
function visibleText(html: string): string {
  return html
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/placeholder="([^"]*)"/g, '>$1<')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('\u00a0', ' ');
}

for (const [address, strings] of Object.entries(RECORDED)) {
  test(`${address} says what is recorded`, () => {
    const text = visibleText(textOf(`${address}.html`));
    expect([...EVERYWHERE, ...strings].filter((string) => !text.includes(string))).toEqual([]);
  });
}

test('swatches have the recorded paints', () => {
  const html = textOf('/voyah/free.html');
  for (const swatch of ['#DFDFDF', '#8ed1fc', '#7c7c7c', '#63803a', '#0d4671', '#000000']) {
    expect(html.toLowerCase()).toContain(`--swatch:${swatch.toLowerCase()}`);
  }
});

test('the Dreamer links Interior and Feature to the address that is no page', () => {
  expect(textOf('/voyah/dreamer.html').match(/href="\/voyah\/dreamer\/inter"/g)?.length).toBeGreaterThanOrEqual(4);
});
