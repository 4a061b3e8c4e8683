/**
 * Where the figures were published. Every figure of a car names one of these.
 * `importer` is our own data sheet; all others are public pages with their address.
 * Staff may add a source; take one away only when no figure names it any more.
 */
import { both } from '#/language/both.ts';
import type { Source } from './schema.ts';

export const sources = {
  importer: { title: { mn: 'Манай үзүүлэлтийн хуудас', en: 'Our data sheet' } },

  // Voyah Free
  evkx: {
    title: { mn: 'EVKX цахилгаан автомашины мэдээллийн сан', en: 'EVKX electric car database' },
    address: 'https://github.com/evkx/evkx.github.io/tree/main/content/models/voyah/free/Free',
  },

  // Voyah Dreamer
  gmx: {
    title: { mn: 'GMX, Voyah Dream-ийн туршилт', en: 'GMX, test of the Voyah Dream' },
    address: 'https://gmx.net/magazine/auto/voyah-dream-fahrt-luxus-van-china-39916746',
  },
  arenaEvAugust: {
    title: { mn: 'ArenaEV, 2023 оны 8-р сар', en: 'ArenaEV, August 2023' },
    address: 'https://m.arenaev.com/worlds_fastest_mpv__voyah_dreamer_set_to_electrify_europe-news-2251.php',
  },
  arenaEvOctober: {
    title: { mn: 'ArenaEV, 2023 оны 10-р сар', en: 'ArenaEV, October 2023' },
    address: 'https://m.arenaev.com/2024_voyah_dreamer__an_electric_mpv_for_royalty-news-2554.php',
  },
  chinaPev: {
    title: { mn: 'ChinaPEV, 2022 оны 4-р сар', en: 'ChinaPEV, April 2022' },
    address:
      'https://www.chinapev.com/ev-2/voyah/dongfengs-high-end-electric-mpv-voyah-dreamer-starts-pre-sale-in-china/',
  },
  carsRadars: {
    title: { mn: 'Carsradars (paultan.org), 2022', en: 'Carsradars (paultan.org), 2022' },
    address:
      'https://carsradars.com/car-reviews/voyah-dreamer-launched-in-china-ev-mpv-with-dual-electric-motors-435-ps-0-100-in-5-9s-priced-from-253k-paultan-org',
  },
  motorEs: {
    title: { mn: 'Motor.es, Voyah Dream', en: 'Motor.es, Voyah Dream' },
    address: 'https://motor.es/voyah/dream',
  },

  // Forthing
  alVolante: {
    title: { mn: 'alVolante, Forthing T5', en: 'alVolante, Forthing T5' },
    address: 'https://alvolante.it/listino_auto/forthing-t5',
  },
  alVolanteUTour: {
    title: { mn: 'alVolante, Forthing U-Tour (Yacht)', en: 'alVolante, Forthing U-Tour (Yacht)' },
    address: 'https://alvolante.it/listino_auto/forthing-u-tour',
  },
  businessOnline: {
    title: { mn: 'BusinessOnline, T5 EVO, U-Tour', en: 'BusinessOnline, T5 EVO and U-Tour' },
    address:
      'https://www.businessonline.it/news/come-vanno-la-forthing-t5-evo-e-forthing-u-tour-recensioni-e-prova-su-strada-delle-auto-del-nuovo-marchio-in-vendita-in-italia_n74853.html',
  },
  autoMoto: {
    title: { mn: 'Automoto.it, 2024 оны 6-р сар', en: 'Automoto.it, June 2024' },
    address:
      'https://automoto.it/prove/forthing-t5-evo-il-nuovo-marchio-cinese-di-dongfeng-arriva-in-italia-con-una-suv-e-una-mpv.html',
  },
  qlqiche2021: {
    title: { mn: 'Qlqiche, T5 EVO-гийн туршилт, 2021', en: 'Qlqiche, T5 EVO test, 2021' },
    address: 'http://qlqiche.com/shijia/2021/0726/3393.html',
  },
  tintucTechz: {
    title: { mn: 'Tin Tuc Techz, T5 EVO, 2021', en: 'Tin Tuc Techz, T5 EVO, 2021' },
    address: 'https://tintuctechz.blogspot.com/2021/03/ai-ly-viet-nam-nhan-coc-oi-thu-moi-cua.html',
  },
  autothriller: {
    title: { mn: 'Autothriller, T5 EVO, 2024 оны 6-р сар', en: 'Autothriller, T5 EVO, June 2024' },
    address: 'https://autothriller.blogspot.com/2024/06/fare-cose.html',
  },
  autoCz: {
    title: { mn: 'Auto.cz, U-Tour, 2024 оны 2-р сар', en: 'Auto.cz, U-Tour, February 2024' },
    address: 'https://www.auto.cz/do-ceska-prijizdi-nove-cinske-mpv-za-lakavou-cenu-je-levnejsi-nez-vw-touran-151412',
  },
  tracedNews: { title: { mn: 'Traced News, T5 EVO', en: 'Traced News, T5 EVO' }, address: 'https://tracednews.com' },
  jordanTimes: {
    title: { mn: 'The Jordan Times, 2022 оны 8-р сар', en: 'The Jordan Times, August 2022' },
    address: 'https://jordantimes.com/news/features/dongfeng-forthing-t5-evo-sporting-stylish-sensibility',
  },
  kinaiAuto: {
    title: { mn: 'Kinaiauto.com, Унгар', en: 'Kinaiauto.com, Hungary' },
    address: 'https://github.com/Sabolo100/kinaiauto',
  },
  aquelaMaquina: {
    title: { mn: 'Aquela Máquina, 2025 оны 6-р сар', en: 'Aquela Máquina, June 2025' },
    address:
      'https://www.aquelamaquina.pt/noticias/detalhe/forthing-u-tour-aposta-no-espaco-com-toques-de-requinte.html',
  },
  nvl5: {
    title: { mn: 'Nvl5.ru, Forthing Yacht, 2022', en: 'Nvl5.ru, Forthing Yacht, 2022' },
    address: 'https://nvl5.ru/dongfeng-forthing-yacht-2022/',
  },

  // Aeolus
  leBlogAuto: {
    title: { mn: 'Le Blog Auto, Yixuan RV (Shine GS)', en: 'Le Blog Auto, Yixuan RV (Shine GS)' },
    address: 'https://leblogauto.com/actualites/actualite/dongfeng-fengshen-aeolus-yi-xuan-rv',
  },
  autoweek: {
    title: { mn: 'AutoWeek.nl, Yixuan RV (Shine GS)', en: 'AutoWeek.nl, Yixuan RV (Shine GS)' },
    address: 'https://www.autoweek.nl/autonieuws/artikel/tweede-chinese-nieuwkomer-op-compact-psa-platform/',
  },
  ax4: {
    title: { mn: 'Ax4.ru, Dongfeng Haoji (Huge)', en: 'Ax4.ru, Dongfeng Haoji (Huge)' },
    address:
      'https://ax4.ru/novosti-avto/2528-zasvechen-krossover-dongfeng-kotoryj-brosit-vyzov-geely-xingyue-l-i-chery-tiggo-8-pro.html',
  },
  gaozi: {
    title: { mn: '1000gaozi, Yixuan седаны туршилт, 2021', en: '1000gaozi, Yixuan saloon test, 2021' },
    address: 'http://www.1000gaozi.com/pingce/2474/24741376_all.html',
  },
  repuestosPro: {
    title: { mn: 'Чили дэх Dongfeng-ийн сэлбэгийн жагсаалт', en: 'Parts list for Dongfeng cars in Chile' },
    address: 'https://github.com/bryanpalma95/RepuestosPro',
  },
  topGear: {
    title: { mn: 'Top Gear Philippines, 2023 оны 11-р сар', en: 'Top Gear Philippines, November 2023' },
    address:
      'https://www.topgear.com.ph/drives/car-reviews/dongfeng-aeolus-huge-hybrid-2024-review-a2584-20231128-lfrm',
  },
  visor: {
    title: { mn: 'Visor.ph, Dongfeng Филиппинд', en: 'Visor.ph, Dongfeng in the Philippines' },
    address: 'https://visor.ph/cars/dongfeng-motor-makes-an-electrifying-entry-into-our-market/',
  },

  // Winter range, roads, charging at home
  elPrix: {
    title: { mn: 'NAF, El Prix өвлийн туршилт, 2026 оны 1-р сар', en: 'NAF, El Prix winter test, January 2026' },
    address: 'https://int.auto.pub/en/norway-el-prix-winter-test-reveals-ev-efficiency-leaders',
  },
  recurrent: { title: { mn: 'Recurrent, ойролцоогоор 18,000 машин', en: 'Recurrent, about 18,000 cars' } },
  geotab: {
    title: { mn: 'Geotab, 4,200 цахилгаан автомашин', en: 'Geotab, 4,200 electric cars' },
    address: 'https://electricautonomy.ca/2020/05/26',
  },
  evkxRange: {
    title: { mn: 'EVKX, Voyah Free-гийн явах зай', en: 'EVKX, range of the Voyah Free' },
    address: 'https://github.com/evkx/evkx.github.io/blob/main/content/models/voyah/free/Free/rangeandconsumption.md',
  },
  touristPages: { title: { mn: 'Аялал жуулчлалын хуудсууд', en: 'Tourist pages' } },
  toursMongoliaDarkhan: {
    title: { mn: 'Tours Mongolia, Дархан-Уул', en: 'Tours Mongolia, Darkhan-Uul' },
    address: 'https://toursmongolia.com/provinces/darkhan_uul',
  },
  toursMongoliaOrkhon: {
    title: { mn: 'Tours Mongolia, Орхон', en: 'Tours Mongolia, Orkhon' },
    address: 'https://toursmongolia.com/provinces/orkhon',
  },
  wikipediaDe: {
    title: { mn: 'Википедиа, герман хэлээр', en: 'German Wikipedia' },
    address: 'https://de.wikipedia.org',
  },
  markJu: { title: both('mark-ju.net'), address: 'https://mark-ju.net' },
  ubPost: { title: { mn: 'The UB Post, 2016', en: 'The UB Post, 2016' }, address: 'https://theubposts.com' },
  legendTour: { title: both('Legend Tour'), address: 'https://legendtour.mn' },
  mongolNow: { title: both('geo.mongolnow.com'), address: 'https://geo.mongolnow.com/1_2.html' },
  erdene: { title: { mn: 'Эрдэнэ сум, зайн мэдээлэл', en: 'Erdene sum, list of distances' } },
  gobiTravel: { title: both('Mongolian Gobi Travel'), address: 'https://mongoliangobitravel.com' },
  lonelyPlanet: { title: both('Lonely Planet') },
  montsame: {
    title: { mn: 'МОНЦАМЭ, 2024 оны 11-р сар', en: 'Montsame, November 2024' },
    address: 'https://montsame.mn/en/read/356054',
  },
  adac: {
    title: { mn: 'ADAC, цэнэглэх үеийн алдагдал', en: 'ADAC, losses while charging' },
    address: 'https://www.firmenauto.de',
  },
} satisfies Record<string, Source>;
