/** What a visitor reads where no page is. Staff may change every text. */
import type { NotFoundPage } from '../schema.ts';

export const notFound = {
  title: { mn: 'Хуудас олдсонгүй', en: 'Page not found' },
  heading: { mn: 'Энэ хуудас олдсонгүй', en: 'This page could not be found' },
  text: {
    mn: 'Хаяг нь өөрчлөгдсөн эсвэл буруу бичигдсэн байж магадгүй. Доорх загваруудаас сонгож үргэлжлүүлээрэй.',
    en: 'The address may have changed or been mistyped. You can go on to one of the models below.',
  },
  models: { mn: 'Загварууд', en: 'Models' },
} satisfies NotFoundPage;
