/**
 * What the specification of the site fixes: labels, names and figures that stay as they are until somebody decides otherwise
 * (docs/decisions/0030-what-is-fixed.md). Everything else in `content/` is the staff's to change.
 *
 * To release one, take its line out and say why in the commit. `checks/fixed.check.ts` compares the content with this list, and
 * `tests/site/fixed.test.ts` looks for what the content says of them on the pages.
 */

/** Words that a text must have in it; the rest of it is free. */
type Containing = { contains: string };
export type FixedValue = string | number | boolean | { from: number; to: number } | Containing;
export type FixedGroup = {
  /** Pages of the default locale that show it. */
  on: readonly string[];
  /** The file below `content/`, and the paths of the values in it. */
  file: string;
  values: Record<string, FixedValue>;
};

const FULL = ['/voyah/free', '/voyah/dreamer', '/forthing/T5evo', '/aeolus/shinegs'] as const;
const PARTIAL = ['/forthing/yacht', '/aeolus/huge'] as const;
const EVERYWHERE = [
  ...FULL,
  ...PARTIAL,
  ...['/home', '/voyah', '/forthing', '/aeolus', '/voyah/about', '/forthing/about', '/aeolus/about'],
  ...['/voyah/free/inter', '/voyah/free/feature'],
] as const;

/** Three pages of a full model, its order block, its first promotion and its four headings. */
const fullModel = (file: string, on: string, order: string): FixedGroup => ({
  on: [on],
  file,
  values: {
    'subNavigation[0].label.mn': 'Overview',
    'subNavigation[1].label.mn': 'Interior',
    'subNavigation[2].label.mn': 'Feature',
    'promotions[0].title.mn': 'Current Promotions',
    'order.heading.mn': order,
    'interior.heading.mn': 'Интерьер дизайн',
    'interior.link.address': '/voyah/free/inter',
    'exterior.heading.mn': 'Гадна тал',
    'exterior.slides[0].text.mn': { contains: 'Итали' },
    'gallery.heading.mn': 'Зургийн цомог',
    'specification.tabs[0].label.mn': 'Хэмжээ',
    'specification.tabs[2].label.mn': 'Бусад',
  },
});

export const fixed: FixedGroup[] = [
  {
    on: EVERYWHERE,
    file: 'messages.json',
    values: {
      'footer.home.mn': 'Home',
      'footer.models.mn': 'Models',
      'footer.faq.mn': 'FAQ',
      'footer.contact.mn': 'Contact',
      'footer.location.mn': 'Location',
      'footer.facebook.mn': 'Facebook',
      'footer.instagram.mn': 'Instagram',
      'footer.twitter.mn': 'Twitter',
      'footer.linkedin.mn': 'Linkedin',
      'footer.terms.mn': 'Terms & Condition',
      'footer.privacy.mn': 'Privacy Policy',
      'footer.copyright.mn': { contains: '2023' },
      'newsletter.placeholder.mn': 'Enter your email',
    },
  },
  {
    on: ['/home', ...FULL, ...PARTIAL],
    file: 'messages.json',
    values: { 'buy.buyNow.mn': 'Buy now', 'buy.customOrder.mn': 'Custom Order' },
  },
  { on: [...FULL, ...PARTIAL], file: 'messages.json', values: { 'vehicles.seeMore.mn': 'See more' } },
  {
    on: [...FULL, ...PARTIAL],
    file: 'colours.json',
    values: {
      '[0].name.mn': 'Snow White',
      '[1].name.mn': 'Cloud Blue',
      '[2].name.mn': 'Cloud Gray',
      '[3].name.mn': 'Dark Green',
      '[4].name.mn': 'Sky Blue',
      '[5].name.mn': 'Star Night',
    },
  },
  { on: EVERYWHERE, file: 'brands/voyah.json', values: { name: 'Voyah' } },
  { on: EVERYWHERE, file: 'brands/forthing.json', values: { name: 'Forthing' } },
  { on: EVERYWHERE, file: 'brands/aeolus.json', values: { name: 'Aeolus' } },
  { on: EVERYWHERE, file: 'models/forthing-t5-evo.json', values: { title: 'Forthing T5 EVO' } },
  ...(
    [
      ['voyah-free', 'Voyah Free'],
      ['voyah-dreamer', 'Voyah Dreamer'],
      ['aeolus-shine-gs', 'Aeolus Shine GS'],
      ['forthing-yacht', 'Forthing Yacht'],
      ['aeolus-huge', 'Aeolus Huge'],
    ] as const
  ).map(([id, title]): FixedGroup => ({ on: ['/home', ...FULL], file: `models/${id}.json`, values: { title } })),
  {
    on: ['/voyah', '/voyah/free', '/voyah/dreamer'],
    file: 'brands/voyah.json',
    values: { 'subBanner.tagline.mn': 'High-end new energy brand of the national team' },
  },

  fullModel('models/voyah-free.json', '/voyah/free', 'Order Voyah Free'),
  fullModel('models/voyah-dreamer.json', '/voyah/dreamer', 'Order Voyah Dreamer'),
  fullModel('models/forthing-t5-evo.json', '/forthing/T5evo', 'Order Forthing T5 EVO'),
  fullModel('models/aeolus-shine-gs.json', '/aeolus/shinegs', 'Order Aeolus Shine GS'),
  {
    on: ['/voyah/free'],
    file: 'models/voyah-free.json',
    values: {
      'promotions[1].title.mn': 'Voyah Free ready for delivery before the new year',
      'promotions[2].title.mn': 'Voyah showroom',
      'specification.tabs[1].label.mn': 'Цахилгаан',
      'figures[0].fact': 'rangeErev',
      'figures[1].fact': 'powerRounded',
      'figures[2].fact': 'drive',
      'figures[3].fact': 'acceleration',
      'facts.rangeErev.value': 860,
      'facts.powerRounded.value': 490,
      'facts.drive.short': '4WD',
      'facts.acceleration.value': 4.4,
      'facts.seats.value': 5,
      'facts.width.value': 1950,
      'facts.length.value': 4905,
      'facts.groundClearance.value': { from: 180, to: 230 },
      'facts.kerbWeight.value': 2190,
      'facts.wheelbase.value': 2960,
      'facts.height.value': 1660,
      'facts.tyres.value.mn': '255/45 R20',
      'facts.boot.value': { from: 560, to: 1320 },
      'facts.rangeChinese.value': 631,
      'facts.batteryCapacity.value': 106,
      'facts.chargingPower.value': 100,
      'facts.consumption.value': 15.5,
      'facts.consumptionHighway.value': 20.2,
      'facts.dcCharge.value': 45,
      'facts.dcCharge.note.mn': { contains: '380' },
      'facts.acCharge.value': 10,
      'facts.acChargeFull.value': 12,
      'facts.acChargeFull.note.mn': { contains: '220' },
      'facts.topSpeed.value': 200,
      'facts.power.value': 489,
      'facts.powerKw.value': 360,
      'facts.torque.value': 720,
      'facts.torqueFront.value': 310,
      'facts.torqueRear.value': 410,
      'facts.turningDiameter.value': 11.5,
      'facts.turningRadius.value': 5.75,
      'facts.rearShockAbsorber.value': 100,
      'facts.drivingModes.value.mn': 'Eco, Comfort, Performance, Outing, Snow, Individual',
    },
  },
  {
    on: ['/voyah/dreamer'],
    file: 'models/voyah-dreamer.json',
    values: {
      'colourLabel.mn': 'Available in 6 colors',
      'specification.tabs[1].label.mn': 'Цахилгаан',
      'subNavigation[1].address': '/voyah/dreamer/inter',
      'subNavigation[2].address': '/voyah/dreamer/inter',
      'figures[0].fact': 'rangeOfDataSheet',
      'figures[1].fact': 'powerOfDataSheet',
      'figures[2].fact': 'drive',
      'figures[3].fact': 'accelerationOfDataSheet',
      'facts.rangeOfDataSheet.value': 500,
      'figures[0].label.mn': { contains: 'WLTP' },
      'facts.powerOfDataSheet.value': 483,
      'facts.drive.short': '4WD',
      'facts.accelerationOfDataSheet.value': 4.4,
    },
  },
  {
    on: ['/aeolus/shinegs', '/home'],
    file: 'models/aeolus-shine-gs.json',
    values: {
      'facts.power.value': 150,
      'facts.displacement.value': 1.5,
      'facts.fuelConsumption.value': { from: 7, to: 9 },
    },
  },
  {
    on: ['/voyah/about'],
    file: 'pages/about.json',
    values: {
      'story.heading.mn': 'Our Story',
      'vision.heading.mn': 'Our vision',
      'statistics[0].value': '200+',
      'statistics[1].value': '100+',
      'statistics[2].value': '20+',
      'showroom.heading.mn': 'Showroom',
      'office.heading.mn': 'Office',
    },
  },
  { on: [], file: 'pages/home.json', values: { 'tiles[0]': 'aeolus', 'tiles[1]': 'voyah', 'tiles[2]': 'forthing' } },
  { on: ['/forthing/about'], file: 'pages/short-about.json', values: { '[0].text': 'about forthing' } },
  { on: ['/aeolus/about'], file: 'pages/short-about.json', values: { '[1].text': 'about aeoulus' } },
  {
    on: ['/voyah/free/inter'],
    file: 'pages/voyah-free-interior.json',
    values: {
      'cards[0].title.mn': 'Finish',
      'cards[1].title.mn': 'Smart camera with face recognition',
      'cards[2].title.mn': 'Useful for you',
      'grid.items[1].text.mn': { contains: 'PM2.5' },
      'grid.items[3].title.mn': { contains: '360' },
      'grid.items[3].text.mn': { contains: '2D, 3D' },
    },
  },
  {
    on: ['/voyah/free/inter'],
    file: 'models/voyah-free.json',
    values: { 'facts.speakers.value': 13, 'facts.displaySize.value': 12.5 },
  },
  {
    on: ['/voyah/free/feature'],
    file: 'pages/voyah-free-features.json',
    values: {
      'infotainment.heading.mn': 'Infotainment',
      'infotainment.items[2].title.mn': { contains: 'DAB' },
      'sustainability.heading.mn': 'Sustainability',
      'comfort.heading.mn': 'Comfort',
      'safety.heading.mn': 'Safety',
      'safety.items[0].title.mn': { contains: 'LED' },
      'assistant.heading.mn': 'Driving assistant',
      'assistant.items[0].title.mn': 'Traffic jam assistant',
      'assistant.items[1].title.mn': 'Traffic jam assistant',
      'equipment.heading.mn': 'Other practical equipment',
      'equipment.items[1].title.mn': { contains: 'Isofix' },
    },
  },
  {
    on: ['/voyah/free/feature'],
    file: 'models/voyah-free.json',
    values: { 'facts.screenSize.value': 12.3, 'facts.highStrengthSteel.value': 75 },
  },
];
