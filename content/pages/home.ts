/** Words of the home page that belong to no single car. Staff may change every text; the cars' own words stand in `models/`. */
import { both } from '#/language/both.ts';
import type { HomePage } from '../schema.ts';

export const home = {
  title: { mn: 'Voyah, Forthing, Aeolus Монголд', en: 'Voyah, Forthing and Aeolus in Mongolia' },
  description: {
    mn: 'Voyah, Forthing, Aeolus брэндийн {site.models.word} загвар. Өнгө, интерьер, үзүүлэлтийг нь харьцуулж үзээд захиалгаа бэлтгээрэй.',
    en: '{site.models.Word} models from Voyah, Forthing and Aeolus. Compare colours, interiors and figures, then prepare your order.',
  },
  welcome: {
    heading: { mn: 'Тавтай морилно уу', en: 'Welcome' },
    text: {
      mn: 'Voyah, Forthing, Aeolus: цахилгаанаас бензин хүртэл {site.models.word} загвар. Яаралгүй танилцаарай.',
      en: 'Voyah, Forthing, Aeolus: {site.models.word} models, from electric to petrol. Look around at your own pace.',
    },
  },
  /** Their order is fixed (record 30). */
  tiles: ['aeolus', 'voyah', 'forthing'],
  brandsHeading: { mn: '{site.brands.Word} брэнд', en: '{site.brands.Word} brands' },
  modelsHeading: { mn: 'Загварууд', en: 'The models' },
  /** Above the models: which of them are shown, and in which order. */
  filter: {
    show: { mn: 'Аль загварыг харуулах вэ?', en: 'Which models to show' },
    all: { mn: 'Бүгд', en: 'All' },
    electric: { mn: 'Цахилгаан', en: 'Electric' },
    petrol: { mn: 'Бензин', en: 'Petrol' },
    hybrid: { mn: 'Хайбрид', en: 'Hybrid' },
    fourWheelDrive: { mn: 'Бүх дугуйн хөтлөгч', en: 'Four-wheel drive' },
    sevenSeats: { mn: '7 суудал', en: '7 seats' },
    sort: { mn: 'Ямар дарааллаар харуулах вэ?', en: 'In which order' },
    brand: { mn: 'Брэндээр', en: 'By brand' },
    length: { mn: 'Богино нь эхэндээ', en: 'Shortest first' },
    clearance: { mn: 'Клиренс өндөр нь эхэндээ', en: 'Highest clearance first' },
    /** Said aloud after a choice. */
    shown: { mn: '{count} загвар', en: 'Models: {count}' },
  },
  /** The calculators of a car's page, each with an answer that it gives. */
  tools: {
    heading: { mn: 'Өөрөө тооцоод үзээрэй', en: 'Work it out for yourself' },
    link: { mn: 'Тооцоолох', en: 'Calculate' },
    /** The car of the examples, to whose page they lead. */
    model: 'voyah-free',
    examples: [
      {
        id: 'winter',
        question: { mn: 'Өвөл хэр хол явах вэ?', en: 'How far in winter?' },
        figure: both('{voyah-free.coldRange}'),
        unit: 'km',
        text: {
          mn: 'Voyah Free, {winter.measured} хэм, бүтэн цэнэг, хот хоорондын зам: бидний тооцоогоор.',
          en: 'Voyah Free, {winter.measured} °C, full charge, open road: by our calculation.',
        },
      },
      {
        id: 'charging',
        question: { mn: 'Гэртээ хэдэн цаг цэнэглэх вэ?', en: 'How long to charge at home?' },
        figure: both('{voyah-free.hoursSinglePhase}'),
        unit: 'h',
        text: {
          mn: 'Voyah Free, {charging.singlePhase} кВт-ын цэнэглэгч, 20–80 %.',
          en: 'Voyah Free, {charging.singlePhase} kW wall box, 20–80%.',
        },
      },
      {
        id: 'fit',
        question: { mn: 'Гаражид багтах уу?', en: 'Will it fit your garage?' },
        figure: both('{voyah-free.length} × {voyah-free.width}'),
        unit: 'mm',
        text: {
          mn: 'Voyah Free-гийн урт, өргөн.',
          en: 'Length and width of the Voyah Free.',
        },
      },
      {
        id: 'loan',
        question: { mn: 'Зээлээр сард хэд төлөх вэ?', en: 'What would a loan cost a month?' },
        figure: both('{voyah-free.loanInstalment}'),
        unit: '₮/month',
        text: {
          mn: 'Жишээ тооцоо: үнэ {voyah-free.loanPrice} ₮, урьдчилгаа {voyah-free.loanDownPayment} %, жилийн хүү {voyah-free.loanRate} %, {voyah-free.loanMonths} сар.',
          en: 'An example: price {voyah-free.loanPrice} ₮, {voyah-free.loanDownPayment}% deposit, {voyah-free.loanRate}% interest a year, {voyah-free.loanMonths} months.',
        },
      },
    ],
  },
  about: {
    heading: { mn: 'Бидний тухай', en: 'About us' },
    text: {
      mn: 'Бид Voyah, Forthing, Aeolus брэндийн автомашиныг Монголд импортолдог. Машин сонгоход тань тусалж, асуултад тань хариулж, шоурүүмдээ угтана.',
      en: 'We import Voyah, Forthing and Aeolus cars to Mongolia. We help you choose, answer your questions and welcome you to our showroom.',
    },
    link: { mn: 'Бидний тухай дэлгэрэнгүй', en: 'More about us' },
  },
} satisfies HomePage;
