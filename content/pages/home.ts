/** Words of the home page that belong to no single car. Staff may change every text; the cars' own words stand in `models/`. */
import type { HomePage } from '../schema.ts';

export const home = {
  title: { mn: 'Voyah, Forthing, Aeolus Монголд', en: 'Voyah, Forthing and Aeolus in Mongolia' },
  description: {
    mn: 'Voyah, Forthing, Aeolus брэндийн зургаан загвар. Өнгө, интерьер, үзүүлэлтийг нь харьцуулж үзээд захиалгаа бэлтгээрэй.',
    en: 'Six models from Voyah, Forthing and Aeolus. Compare colours, interiors and figures, then prepare your order.',
  },
  welcome: {
    heading: { mn: 'Тавтай морилно уу', en: 'Welcome' },
    text: {
      mn: 'Voyah, Forthing, Aeolus: цахилгаанаас бензин хүртэл зургаан загвар. Яаралгүй танилцаарай.',
      en: 'Voyah, Forthing, Aeolus: six models, from electric to petrol. Look around at your own pace.',
    },
  },
  brandsHeading: { mn: 'Гурван брэнд', en: 'Three brands' },
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
  /** Examples from the calculators on a car's page; `{model}` is that car, the other places are filled in by the calculators. */
  tools: {
    heading: { mn: 'Өөрөө тооцоод үзээрэй', en: 'Work it out for yourself' },
    model: 'voyah-free',
    link: { mn: 'Тооцоолох', en: 'Calculate' },
    winter: {
      question: { mn: 'Өвөл хэр хол явах вэ?', en: 'How far in winter?' },
      text: {
        mn: '{model}, {temperature} хэм, бүтэн цэнэг, {speed} км/ц хүртэл хурд: бидний тооцоогоор.',
        en: '{model}, {temperature} °C, full charge, up to {speed} km/h: by our calculation.',
      },
    },
    charging: {
      question: { mn: 'Гэртээ хэдэн цаг цэнэглэх вэ?', en: 'How long to charge at home?' },
      text: {
        mn: '{model}, {power} кВт-ын цэнэглэгч, {from}–{to} %. Өртөг нь хэд болохыг бас тооцно.',
        en: '{model}, {power} kW wall box, {from}–{to}%. What it costs is calculated too.',
      },
    },
    fit: {
      question: { mn: 'Гаражид багтах уу?', en: 'Will it fit your garage?' },
      text: {
        mn: '{model}-ийн урт, өргөн. Гаражийнхаа хэмжээг оруулаад үзээрэй.',
        en: 'Length and width of the {model}. Enter the size of your garage.',
      },
    },
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
