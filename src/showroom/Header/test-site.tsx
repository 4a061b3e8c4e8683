import type { ReactNode } from 'react';
import { splitLocale } from '#/language/locales.ts';
import { LocaleContext } from '../../design/Phrase/LocaleContext.ts';
import { PagePath } from '../../site/page-path.ts';
import type { MenuBrand } from '../BrandMenu/BrandMenu.tsx';

/** What the frame of a page needs in a test: a router at any address, and the language that its address stands for. */
export function testSite(children: ReactNode, address = '/home') {
  return (
    <PagePath value={address}>
      <LocaleContext value={splitLocale(address).language}>{children}</LocaleContext>
    </PagePath>
  );
}

const model = (id: string, title: string, address: string, line: string) => ({
  id: id as MenuBrand['models'][number]['id'],
  title,
  name: title.replace(/^\S+ /, ''),
  address,
  line,
  picture: {
    path: `/pictures/${id}/card.00000000`,
    width: 1120,
    height: 560,
    widths: [320, 560, 840, 1120],
    fallback: 560,
    alt: title,
    alpha: true,
    dark: false,
  },
});

/** The three brands as the catalogue gives them. */
export const testBrands: MenuBrand[] = [
  {
    id: 'voyah',
    name: 'Voyah',
    address: '/voyah',
    models: [
      model('voyah-free', 'Voyah Free', '/voyah/free', 'Хотод чимээгүй, холын замд тайван цахилгаан жийп'),
      model('voyah-dreamer', 'Voyah Dreamer', '/voyah/dreamer', 'Долоон хүний тухыг тооцсон цахилгаан минивэн'),
    ],
  },
  {
    id: 'forthing',
    name: 'Forthing',
    address: '/forthing',
    models: [
      model('forthing-t5-evo', 'Forthing T5 EVO', '/forthing/T5evo', 'Турбо бензин хөдөлгүүртэй таван суудалт SUV'),
      model('forthing-yacht', 'Forthing Yacht', '/forthing/yacht', 'Гурван эгнээ суудалтай гэр бүлийн машин'),
    ],
  },
  {
    id: 'aeolus',
    name: 'Aeolus',
    address: '/aeolus',
    models: [
      model('aeolus-shine-gs', 'Aeolus Shine GS', '/aeolus/shinegs', '1.5 л турбо бензин хөдөлгүүр, 150 м.х.'),
      model('aeolus-huge', 'Aeolus Huge', '/aeolus/huge', 'Хайбрид ба бензин хувилбартай том кроссовер'),
    ],
  },
];
