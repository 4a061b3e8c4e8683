import { describe, expect, test } from 'vitest';
import { contentWith, dealerWith, fullModel } from '#/tests/catalogue/sample-content.ts';
import { given } from '#/tests/visit/given.ts';
import type { LocalContent } from './in-locale.ts';
import { jsonLdFor } from './json-ld.ts';
import { carLd } from './json-ld-car.ts';
import { dealerLd } from './json-ld-dealer.ts';

const SITE = 'https://dealer.example';
const DEALER = { site: SITE, name: 'Dealer', email: 'sales@dealer.example' };
const content = dealerWith(DEALER);

describe('a car for search engines', () => {
  const model = fullModel({ id: 'voyah-free', title: 'Any Car', path: '/any/car', drivetrain: 'hybrid' });
  type Settings = NonNullable<NonNullable<LocalContent['dealer']['cars']>['voyah-free']>;
  const carOf = (settings: Settings = {}) =>
    carLd(dealerWith({ ...DEALER, cars: { 'voyah-free': settings } }), model, 'Any') as Record<string, unknown>;

  test('says what its page says, in schema.org’s words', () => {
    const { hash } = given(content.manifest.pictures['voyah-free/hero']);
    expect(carOf()).toEqual({
      '@type': ['Product', 'Car'],
      name: 'Any Car',
      description: model.description,
      url: `${SITE}/en/any/car`,
      image: `${SITE}/pictures/voyah-free/hero.${hash}/social.jpg`,
      brand: { '@type': 'Brand', name: 'Any' },
      fuelType: 'Hybrid',
      color: model.colours.map(({ name }) => name),
    });
    const fuelOf = (drivetrain: typeof model.drivetrain) => carLd(content, { ...model, drivetrain }, 'Any');
    expect(fuelOf('electric')).toMatchObject({ fuelType: 'Electric' });
    expect(fuelOf('petrol')).toMatchObject({ fuelType: 'Gasoline' });
  });

  test('has an offer where it has a price: one, or from one on', () => {
    const same = {
      priceCurrency: 'MNT',
      url: `${SITE}/en/any/car`,
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@id': `${SITE}/#dealer` },
    };
    expect(carOf({ price: 189_900_000 }).offers).toEqual({ '@type': 'Offer', price: 189_900_000, ...same });
    expect(carOf({ price: { from: 89_900_000 } }).offers).toEqual({
      '@type': 'AggregateOffer',
      lowPrice: 89_900_000,
      ...same,
    });
    expect(carOf({ inStock: true })).not.toHaveProperty('offers');
  });

  test.each<[Settings, string | undefined]>([
    [{ inStock: true }, 'https://schema.org/InStock'],
    [{ inStock: true, deliveryWeeks: { from: 8, to: 12 } }, 'https://schema.org/InStock'],
    [{ inStock: false, deliveryWeeks: { from: 8, to: 12 } }, 'https://schema.org/PreOrder'],
    [{}, undefined],
  ])('%o is available: %s', (settings, availability) => {
    expect((carOf({ price: 1, ...settings }).offers as { availability?: string }).availability).toBe(availability);
  });

  test('promises the years of the car’s warranty, not of the battery’s', () => {
    const years = { '@type': 'QuantitativeValue', value: 3, unitCode: 'ANN' };
    expect(carOf({ price: 1, warranty: { car: { years: 3 }, battery: { years: 8 } } }).offers).toMatchObject({
      warranty: { '@type': 'WarrantyPromise', durationOfWarranty: years },
    });
    expect(carOf({ price: 1, warranty: { battery: { years: 8 } } }).offers).not.toHaveProperty('warranty');
  });
});

describe('a dealer for search engines', () => {
  const showroom: LocalContent['dealer']['showrooms'][number] = {
    phone: '+976 1111 1111',
    postalAddress: { street: '1 Street', city: 'Darkhan' },
    hours: [
      { days: ['Mo', 'Tu', 'We', 'Th', 'Fr'], opens: '10:00', closes: '19:00' },
      { days: ['Sa', 'Su'], opens: '11:00', closes: '17:00' },
    ],
  };
  const place = {
    telephone: '+976 1111 1111',
    address: { '@type': 'PostalAddress', streetAddress: '1 Street', addressLocality: 'Darkhan', addressCountry: 'MN' },
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '10:00',
        closes: '19:00',
      },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday', 'Sunday'], opens: '11:00', closes: '17:00' },
    ],
  };
  const self = {
    '@type': 'AutoDealer',
    '@id': `${SITE}/#dealer`,
    name: 'Dealer',
    url: `${SITE}/en/home`,
    email: 'sales@dealer.example',
    brand: Object.values(content.brands).map(({ name }) => ({ '@type': 'Brand', name })),
  };

  test('is named with what is set, and with no more', () => {
    expect(dealerLd(content)).toEqual(self);
    expect(dealerLd(dealerWith({ ...DEALER, showrooms: [showroom] }))).toEqual({ ...self, ...place });
  });

  test('has its further showrooms as departments, its networks, and where each stands', () => {
    const position = { latitude: 49.5, longitude: 105.9 };
    const second = {
      ...showroom,
      name: 'Airport',
      position,
      map: 'https://maps.example',
      postalAddress: { ...showroom.postalAddress, postalCode: '45000' },
    };
    const social = { facebook: 'https://facebook.example/dealer' };
    expect(dealerLd(dealerWith({ ...DEALER, social, showrooms: [showroom, second] }))).toEqual({
      ...self,
      ...place,
      sameAs: ['https://facebook.example/dealer'],
      department: [
        {
          '@type': 'AutoDealer',
          name: 'Dealer, Airport',
          ...place,
          address: { ...place.address, postalCode: '45000' },
          geo: { '@type': 'GeoCoordinates', ...position },
          hasMap: 'https://maps.example',
        },
      ],
    });
  });
});

describe('a page for search engines', () => {
  type Step = [name: string, path: string];
  const crumbs = (...steps: Step[]) => ({
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: `${SITE}/en${path}`,
    })),
  });
  const { pages, brands } = content;
  const home: Step = [pages.home.title, '/home'];

  test('home is the dealer', () => {
    expect(jsonLdFor(content, '/home')).toEqual([dealerLd(content)]);
  });

  test('a brand stands below home', () => {
    const brand = given(Object.values(brands)[1]);
    expect(jsonLdFor(content, brand.path)).toEqual([crumbs(home, [brand.name, brand.path])]);
  });

  test('a car stands below its brand, at its path in any spelling', () => {
    const model = given(Object.values(content.models).find(({ path }) => path !== path.toLowerCase()));
    const brand = given(Object.values(brands).find(({ id }) => id === model.brand));
    const told = [crumbs(home, [brand.name, brand.path], [model.title, model.path]), carLd(content, model, brand.name)];
    expect(jsonLdFor(content, model.path)).toEqual(told);
    expect(jsonLdFor(content, model.path.toLowerCase())).toEqual(told);
  });

  test('the two pages of the Voyah Free stand below it', () => {
    const free: Step[] = [
      ['Voyah', '/voyah'],
      ['Voyah Free', '/voyah/free'],
    ];
    expect(jsonLdFor(content, '/voyah/free/inter')).toEqual([
      crumbs(home, ...free, [pages.interior.title, '/voyah/free/inter']),
    ]);
    expect(jsonLdFor(content, '/voyah/free/feature')).toEqual([
      crumbs(home, ...free, [pages.features.title, '/voyah/free/feature']),
    ]);
  });

  test('the story is the dealer, with the questions that hold for its settings', () => {
    const faq = {
      heading: 'Questions',
      questions: [
        question('any'),
        question('prices', { prices: true }),
        question('none', { prices: false }),
        question('letters', { newsletterService: true }),
      ],
    };
    const told = (settings: Partial<LocalContent['dealer']> = {}) =>
      jsonLdFor(
        contentWith({
          ...dealerWith({ ...DEALER, ...settings }),
          pages: { ...pages, about: { ...pages.about, faq: { ...pages.about.faq, ...faq } } },
        }),
        '/voyah/about',
      );
    const asked = (...ids: string[]) => ({
      '@type': 'FAQPage',
      mainEntity: ids.map((id) => ({
        '@type': 'Question',
        name: `${id}?`,
        acceptedAnswer: { '@type': 'Answer', text: `${id}!` },
      })),
    });
    const story = crumbs(home, [pages.about.title, '/voyah/about']);
    expect(told()).toEqual([dealerLd(content), story, asked('any', 'none')]);
    expect(told({ cars: { 'voyah-free': { inStock: true } } })[2]).toEqual(asked('any', 'none'));
    expect(told({ cars: { 'voyah-free': { price: 1 } } })[2]).toEqual(asked('any', 'prices'));
    expect(told({ newsletterService: 'https://news.example' })[2]).toEqual(asked('any', 'none', 'letters'));
  });

  test('a page that shows nothing of the kind tells nothing', () => {
    expect(jsonLdFor(content, '/offline')).toEqual([]);
  });

  type Question = LocalContent['pages']['about']['faq']['questions'][number];
  function question(id: string, when?: Question['when']): Question {
    return { id, question: `${id}?`, answer: `${id}!`, ...(when && { when }) };
  }
});
