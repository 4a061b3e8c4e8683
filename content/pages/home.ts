/** Words of the home page that belong to no single car. Staff may change every text; the cars' own words stand in `models/`. */
import type { HomePage } from '../schema.ts';

export const home = {
  title: { mn: 'Voyah, Forthing, Aeolus Монголд', en: 'Voyah, Forthing and Aeolus in Mongolia' },
  description: {
    mn: 'Voyah, Forthing, Aeolus брэндийн зургаан загвар. Өнгө, интерьер, үзүүлэлтийг нь харьцуулж үзээд захиалгаа бэлтгээрэй.',
    en: 'Six models by Voyah, Forthing and Aeolus. Compare colours, interiors and figures, then prepare your order.',
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
  about: {
    heading: { mn: 'Бидний тухай', en: 'About us' },
    text: {
      mn: 'Бид Voyah, Forthing, Aeolus брэндийн автомашиныг Монголд оруулж ирдэг. Машин сонгоход тань тусалж, асуултад тань хариулж, шоурүмдээ угтах нь бидний ажил.',
      en: 'We bring Voyah, Forthing and Aeolus to Mongolia. Our work is to help you choose, to answer your questions and to welcome you to the showroom.',
    },
    link: { mn: 'Бидний тухай дэлгэрэнгүй', en: 'More about us' },
  },
} satisfies HomePage;
