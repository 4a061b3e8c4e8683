import type { Dealer } from '#/content/schema.ts';

/** A dealer who has filled in everything that can be filled in. */
export const FILLED_DEALER: Dealer = {
  sample: false,
  name: 'Dealer',
  site: 'https://dealer.example',
  email: 'sales@dealer.example',
  messenger: { name: 'Chat', address: 'https://chat.example/dealer' },
  showrooms: [
    {
      name: { mn: 'Дархан салон', en: 'Darkhan showroom' },
      phone: '+976 1111 1111',
      postalAddress: {
        street: { mn: 'Гудамж 2', en: '2 Street' },
        city: { mn: 'Дархан', en: 'Darkhan' },
        postalCode: '45000',
      },
      map: 'https://maps.example/dealer',
      position: { latitude: 49.5, longitude: 105.9 },
      hours: [
        { days: ['Mo', 'Tu', 'We'], opens: '10:00', closes: '19:00' },
        { days: ['Sa'], opens: '11:00', closes: '17:00' },
      ],
    },
    {
      name: { mn: 'Чойбалсан салон', en: 'Choibalsan showroom' },
      phone: '+976 2222 2222',
      postalAddress: {
        street: { mn: 'Гудамж 5', en: '5 Street' },
        city: { mn: 'Чойбалсан', en: 'Choibalsan' },
        postalCode: '21000',
      },
      map: 'https://maps.example/second',
      position: { latitude: 48.1, longitude: 114.5 },
      hours: [
        { days: ['Tu', 'We', 'Fr'], opens: '09:00', closes: '13:00' },
        { days: ['Tu', 'We', 'Fr'], opens: '14:00', closes: '18:00' },
      ],
    },
  ],
  social: {
    facebook: 'https://facebook.com/dealer',
    instagram: 'https://instagram.com/dealer',
    twitter: 'https://x.com/dealer',
    linkedin: 'https://linkedin.com/dealer',
  },
  newsletterService: 'https://news.example/dealer',
  cars: {
    'voyah-free': {
      price: 189_900_000,
      inStock: true,
      deliveryWeeks: { from: 8, to: 12 },
      warranty: { car: { years: 3, km: 100_000 }, battery: { years: 8, km: 160_000 } },
      testDrive: true,
    },
    'forthing-t5-evo': { price: { from: 89_900_000 } },
  },
  service: { mn: 'Засвар', en: 'Repairs' },
  loan: { downPayment: 0.3, monthlyRate: 0.018, months: 60 },
};
