/**
 * Where the figures were published. Every figure of a car names one of these.
 * `importer` is our own data sheet; all others are public pages with their address.
 * Staff may add a source; take one away only when no figure names it any more.
 */
import type { Source } from './schema.ts';

export const sources = {
  importer: { title: { mn: 'Импортлогчийн үзүүлэлтийн хуудас', en: 'The importer’s data sheet' } },

  // Voyah
  evkx: {
    title: { mn: 'EVKX цахилгаан автомашины мэдээллийн сан', en: 'EVKX electric car database' },
    address: 'https://github.com/evkx/evkx.github.io',
  },
  matador: { title: { mn: 'Matador.tech сайт', en: 'Matador.tech' }, address: 'https://matador.tech' },
  antyweb: {
    title: { mn: 'Antyweb, Voyah Free-гийн туршилт', en: 'Antyweb, Voyah Free test' },
    address: 'https://antyweb.pl/elektryczny-voyah-free-106kwh-489km-luksusowe-wnetrze-test',
  },
  autoMotorSport: {
    title: { mn: 'auto motor und sport, 2023 оны 9-р сар', en: 'auto motor und sport, September 2023' },
    address: 'https://www.freenet.de/auto/tests',
  },
  vroom: {
    title: { mn: 'Vroom.be, Voyah Европт', en: 'Vroom.be, Voyah in Europe' },
    address: 'https://www.vroom.be/nl/informatie/dongfeng-voyah-europa-chinees-26254',
  },
  arenaEv2022: {
    title: { mn: 'ArenaEV, 2023 оны 8-р сар', en: 'ArenaEV, August 2023' },
    address: 'https://m.arenaev.com/worlds_fastest_mpv__voyah_dreamer_set_to_electrify_europe-news-2251.php',
  },
  arenaEv: {
    title: { mn: 'ArenaEV, 2023 оны 10-р сар', en: 'ArenaEV, October 2023' },
    address: 'https://m.arenaev.com/2024_voyah_dreamer__an_electric_mpv_for_royalty-news-2554.php',
  },
  autoblogRs: {
    title: { mn: 'Autoblog.rs, 2021 оны 11-р сар', en: 'Autoblog.rs, November 2021' },
    address: 'https://autoblog.rs/blog/auto/noviteti/2021/11/18/elektricni-voyah-dreamer',
  },
  chinaPev: { title: { mn: 'ChinaPEV сайт', en: 'ChinaPEV' }, address: 'https://chinapev.com' },
  carsRadars: {
    title: { mn: 'Carsradars (paultan.org), 2022', en: 'Carsradars (paultan.org), 2022' },
    address:
      'https://carsradars.com/car-reviews/voyah-dreamer-launched-in-china-ev-mpv-with-dual-electric-motors-435-ps-0-100-in-5-9s-priced-from-253k-paultan-org',
  },
  observador: {
    title: { mn: 'Observador, 2022 оны 4-р сар', en: 'Observador, April 2022' },
    address: 'https://observador.pt/2022/04/14/quem-tem-a-maior-grelha-quem-e-e-este-mpv-com-435-cv/',
  },

  // Forthing
  alVolante: {
    title: { mn: 'alVolante, Forthing T5', en: 'alVolante, Forthing T5' },
    address: 'https://alvolante.it/listino_auto/forthing-t5',
  },
  businessOnline: {
    title: { mn: 'BusinessOnline, Forthing T5 EVO', en: 'BusinessOnline, Forthing T5 EVO' },
    address:
      'https://www.businessonline.it/news/come-vanno-la-forthing-t5-evo-e-forthing-u-tour-recensioni-e-prova-su-strada-delle-auto-del-nuovo-marchio-in-vendita-in-italia_n74853.html',
  },
  autoMoto: {
    title: { mn: 'Automoto.it, 2024 оны 6-р сар', en: 'Automoto.it, June 2024' },
    address:
      'https://automoto.it/prove/forthing-t5-evo-il-nuovo-marchio-cinese-di-dongfeng-arriva-in-italia-con-una-suv-e-una-mpv.html',
  },
  qlqiche2021: {
    title: { mn: 'Qlqiche, T5 EVO туршилт, 2021', en: 'Qlqiche, T5 EVO test, 2021' },
    address: 'https://www.qlqiche.com/shijia/2021/0726/3393',
  },
  qlqiche2022: {
    title: { mn: 'Qlqiche, Yacht (U-Tour), 2022', en: 'Qlqiche, Yacht (U-Tour), 2022' },
    address: 'https://www.qlqiche.com/daogou/2022/0811/5771',
  },
  tintucTechz: {
    title: { mn: 'Tin Tuc Techz, T5 EVO, 2021', en: 'Tin Tuc Techz, T5 EVO, 2021' },
    address: 'https://tintuctechz.blogspot.com',
  },
  tracedNews: { title: { mn: 'Traced News сайт', en: 'Traced News' }, address: 'https://tracednews.com' },
  jordanTimes: { title: { mn: 'The Jordan Times сонин', en: 'The Jordan Times' }, address: 'https://jordantimes.com' },
  chileList: { title: { mn: 'Чилийн борлуулалтын жагсаалт', en: 'Sales list of Chile' }, address: 'Chile' },
  aquelaMaquina: {
    title: { mn: 'Aquela Máquina, 2025', en: 'Aquela Máquina, 2025' },
    address: 'https://www.aquelamaquina.pt',
  },
  nvl5: { title: { mn: 'Nvl5.ru сайт', en: 'Nvl5.ru' }, address: 'https://nvl5.ru' },
  motorionline: { title: { mn: 'Motorionline сайт', en: 'Motorionline' }, address: 'https://www.motorionline.com' },
  wideAndTall: {
    title: { mn: 'Wideandtall.com.cn сайт', en: 'Wideandtall.com.cn' },
    address: 'https://wideandtall.com.cn',
  },

  // Aeolus
  leBlogAuto: {
    title: { mn: 'Le Blog Auto, Yixuan RV (Shine GS)', en: 'Le Blog Auto, Yixuan RV (Shine GS)' },
    address: 'https://leblogauto.com/actualites/actualite/dongfeng-fengshen-aeolus-yi-xuan-rv',
  },
  gaozi: {
    title: { mn: '1000gaozi, Yixuan туршилт', en: '1000gaozi, Yixuan test' },
    address: 'https://www.1000gaozi.com/pingce/2474/24741376_all',
  },
  topGear: { title: { mn: 'Top Gear Philippines', en: 'Top Gear Philippines' }, address: 'https://www.topgear.com.ph' },
  visor: { title: { mn: 'Visor.ph сайт', en: 'Visor.ph' }, address: 'https://visor.ph' },
  tribune: {
    title: { mn: 'Daily Tribune, Филиппин', en: 'Daily Tribune, Philippines' },
    address: 'https://tribune.net.ph',
  },
} satisfies Record<string, Source>;
