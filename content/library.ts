/**
 * Everything that the content consists of, with the file in which each part stands. A new model, brand or page is
 * entered here; the catalogue (`catalogue/`) checks it and gives it to the pages.
 */
import type { Text } from '#/language/locales.ts';
import manifest from '../media/manifest.json' with { type: 'json' };
import type { Manifest } from '../media/manifest.ts';
import { aeolus } from './brands/aeolus.ts';
import { forthing } from './brands/forthing.ts';
import { voyah } from './brands/voyah.ts';
import { paints } from './colours.ts';
import { cycles } from './cycles.ts';
import { dealer } from './dealer.ts';
import { messages } from './messages.ts';
import { aeolusHuge } from './models/aeolus-huge.ts';
import { aeolusShineGs } from './models/aeolus-shine-gs.ts';
import { forthingT5Evo } from './models/forthing-t5-evo.ts';
import { forthingYacht } from './models/forthing-yacht.ts';
import { voyahDreamer } from './models/voyah-dreamer.ts';
import { voyahFree } from './models/voyah-free.ts';
import { about } from './pages/about.ts';
import { home } from './pages/home.ts';
import { notFound } from './pages/not-found.ts';
import { offline } from './pages/offline.ts';
import { aeolusAbout, forthingAbout } from './pages/short-about.ts';
import { voyahFreeFeatures } from './pages/voyah-free-features.ts';
import { voyahFreeInterior } from './pages/voyah-free-interior.ts';
import { aboutPictures } from './pictures/about.ts';
import { aeolusHugePictures } from './pictures/aeolus-huge.ts';
import { aeolusShineGsPictures } from './pictures/aeolus-shine-gs.ts';
import { brandPictures } from './pictures/brand.ts';
import { forthingT5EvoPictures } from './pictures/forthing-t5-evo.ts';
import { forthingYachtPictures } from './pictures/forthing-yacht.ts';
import { homePictures } from './pictures/home.ts';
import { voyahDreamerPictures } from './pictures/voyah-dreamer.ts';
import { voyahFreePictures } from './pictures/voyah-free.ts';
import type * as schema from './schema.ts';
import { sources } from './sources.ts';
import { specs } from './specs.ts';
import { charging } from './tools/charging.ts';
import {
  carViewMessages,
  chargingMessages,
  compareMessages,
  fitMessages,
  loanMessages,
  sectionMessages,
  winterMessages,
} from './tools/messages.ts';
import { towns } from './tools/towns.ts';
import { winter } from './tools/winter.ts';
import { units } from './units.ts';
import { versions } from './versions.ts';

/** All content by the file in which it stands. */
export type Library = {
  dealer: schema.Dealer;
  messages: typeof messages;
  paints: schema.Colour[];
  brands: Record<string, schema.Brand>;
  models: Record<string, schema.FullModel | schema.PartialModel>;
  pages: {
    home: schema.HomePage;
    about: schema.AboutPage;
    notFound: schema.NotFoundPage;
    offline: schema.OfflinePage;
    shortAbout: schema.ShortAboutPage[];
    interior: schema.InteriorPage;
    features: schema.FeaturesPage;
  };
  pictures: Record<string, schema.PictureTexts>;
  sources: Record<string, schema.Source>;
  specs: Record<string, schema.Spec>;
  units: Record<string, Text>;
  versions: Record<string, Text>;
  cycles: Record<string, Text>;
  tools: {
    winter: schema.Winter;
    towns: schema.Towns;
    charging: schema.Charging;
    messages: {
      carView: typeof carViewMessages;
      section: typeof sectionMessages;
      compare: typeof compareMessages;
      winter: typeof winterMessages;
      charging: typeof chargingMessages;
      fit: typeof fitMessages;
      loan: typeof loanMessages;
    };
  };
  manifest: Manifest;
};

export const library: Library = {
  dealer,
  messages,
  paints,
  /** In the order of the menus. */
  brands: { 'brands/voyah.ts': voyah, 'brands/forthing.ts': forthing, 'brands/aeolus.ts': aeolus },
  /** In the order of the menus and of the vehicles section. */
  models: {
    'models/voyah-free.ts': voyahFree,
    'models/voyah-dreamer.ts': voyahDreamer,
    'models/forthing-t5-evo.ts': forthingT5Evo,
    'models/forthing-yacht.ts': forthingYacht,
    'models/aeolus-shine-gs.ts': aeolusShineGs,
    'models/aeolus-huge.ts': aeolusHuge,
  },
  pages: {
    home,
    about,
    notFound,
    offline,
    shortAbout: [forthingAbout, aeolusAbout],
    interior: voyahFreeInterior,
    features: voyahFreeFeatures,
  },
  /** Alternative texts by owner. */
  pictures: {
    about: aboutPictures,
    'aeolus-huge': aeolusHugePictures,
    'aeolus-shine-gs': aeolusShineGsPictures,
    brand: brandPictures,
    'forthing-t5-evo': forthingT5EvoPictures,
    'forthing-yacht': forthingYachtPictures,
    home: homePictures,
    'voyah-dreamer': voyahDreamerPictures,
    'voyah-free': voyahFreePictures,
  },
  sources,
  specs,
  units,
  versions,
  cycles,
  /** Comparison, calculators and the 3D view. */
  tools: {
    winter,
    towns,
    charging,
    messages: {
      carView: carViewMessages,
      section: sectionMessages,
      compare: compareMessages,
      winter: winterMessages,
      charging: chargingMessages,
      fit: fitMessages,
      loan: loanMessages,
    },
  },
  manifest: manifest as Manifest,
};
