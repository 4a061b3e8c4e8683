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
  about: {
    heading: { mn: 'Бидний тухай', en: 'About us' },
    text: {
      mn: 'Бид Voyah, Forthing, Aeolus брэндийн автомашиныг Монголд импортолдог. Машин сонгоход тань тусалж, асуултад тань хариулж, шоурүүмдээ угтана.',
      en: 'We import Voyah, Forthing and Aeolus cars to Mongolia. We help you choose, answer your questions and welcome you to our showroom.',
    },
    link: { mn: 'Бидний тухай дэлгэрэнгүй', en: 'More about us' },
  },
} satisfies HomePage;
