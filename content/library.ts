/**
 * The content as it stands in this checkout. A new file is entered here; `content/checks/files.check.ts` tells of one that is
 * not.
 */
import manifest from '../media/manifest.json' with { type: 'json' };
import type { Manifest } from '../media/manifest.ts';
import openPoints from './before-publishing.json' with { type: 'json' };
import aeolus from './brands/aeolus.json' with { type: 'json' };
import forthing from './brands/forthing.json' with { type: 'json' };
import voyah from './brands/voyah.json' with { type: 'json' };
import colours from './colours.json' with { type: 'json' };
import cycles from './cycles.json' with { type: 'json' };
import dealer from './dealer.json' with { type: 'json' };
import { type Files, type Library, libraryOf } from './library-of.ts';
import messages from './messages.json' with { type: 'json' };
import aeolusHuge from './models/aeolus-huge.json' with { type: 'json' };
import aeolusShineGs from './models/aeolus-shine-gs.json' with { type: 'json' };
import forthingT5Evo from './models/forthing-t5-evo.json' with { type: 'json' };
import forthingYacht from './models/forthing-yacht.json' with { type: 'json' };
import voyahDreamer from './models/voyah-dreamer.json' with { type: 'json' };
import voyahFree from './models/voyah-free.json' with { type: 'json' };
import aboutPage from './pages/about.json' with { type: 'json' };
import homePage from './pages/home.json' with { type: 'json' };
import notFoundPage from './pages/not-found.json' with { type: 'json' };
import offlinePage from './pages/offline.json' with { type: 'json' };
import shortAboutPage from './pages/short-about.json' with { type: 'json' };
import voyahFreeFeaturesPage from './pages/voyah-free-features.json' with { type: 'json' };
import voyahFreeInteriorPage from './pages/voyah-free-interior.json' with { type: 'json' };
import aboutPictures from './pictures/about.json' with { type: 'json' };
import aeolusHugePictures from './pictures/aeolus-huge.json' with { type: 'json' };
import aeolusShineGsPictures from './pictures/aeolus-shine-gs.json' with { type: 'json' };
import brandPictures from './pictures/brand.json' with { type: 'json' };
import forthingT5EvoPictures from './pictures/forthing-t5-evo.json' with { type: 'json' };
import forthingYachtPictures from './pictures/forthing-yacht.json' with { type: 'json' };
import homePictures from './pictures/home.json' with { type: 'json' };
import voyahDreamerPictures from './pictures/voyah-dreamer.json' with { type: 'json' };
import voyahFreePictures from './pictures/voyah-free.json' with { type: 'json' };
import readSentences from './read-sentences.json' with { type: 'json' };
import searchQuestions from './search-questions.json' with { type: 'json' };
import sources from './sources.json' with { type: 'json' };
import specs from './specs.json' with { type: 'json' };
import synonyms from './synonyms.json' with { type: 'json' };
import toolsCharging from './tools/charging.json' with { type: 'json' };
import toolsCountry from './tools/country.json' with { type: 'json' };
import toolsMessages from './tools/messages.json' with { type: 'json' };
import toolsTowns from './tools/towns.json' with { type: 'json' };
import toolsWinter from './tools/winter.json' with { type: 'json' };
import units from './units.json' with { type: 'json' };
import versions from './versions.json' with { type: 'json' };

export type { Library };

export const files: Files = {
  'before-publishing.json': openPoints,
  'brands/aeolus.json': aeolus,
  'brands/forthing.json': forthing,
  'brands/voyah.json': voyah,
  'colours.json': colours,
  'cycles.json': cycles,
  'dealer.json': dealer,
  'messages.json': messages,
  'models/aeolus-huge.json': aeolusHuge,
  'models/aeolus-shine-gs.json': aeolusShineGs,
  'models/forthing-t5-evo.json': forthingT5Evo,
  'models/forthing-yacht.json': forthingYacht,
  'models/voyah-dreamer.json': voyahDreamer,
  'models/voyah-free.json': voyahFree,
  'pages/about.json': aboutPage,
  'pages/home.json': homePage,
  'pages/not-found.json': notFoundPage,
  'pages/offline.json': offlinePage,
  'pages/short-about.json': shortAboutPage,
  'pages/voyah-free-features.json': voyahFreeFeaturesPage,
  'pages/voyah-free-interior.json': voyahFreeInteriorPage,
  'pictures/about.json': aboutPictures,
  'pictures/aeolus-huge.json': aeolusHugePictures,
  'pictures/aeolus-shine-gs.json': aeolusShineGsPictures,
  'pictures/brand.json': brandPictures,
  'pictures/forthing-t5-evo.json': forthingT5EvoPictures,
  'pictures/forthing-yacht.json': forthingYachtPictures,
  'pictures/home.json': homePictures,
  'pictures/voyah-dreamer.json': voyahDreamerPictures,
  'pictures/voyah-free.json': voyahFreePictures,
  'read-sentences.json': readSentences,
  'search-questions.json': searchQuestions,
  'sources.json': sources,
  'specs.json': specs,
  'synonyms.json': synonyms,
  'tools/charging.json': toolsCharging,
  'tools/country.json': toolsCountry,
  'tools/messages.json': toolsMessages,
  'tools/towns.json': toolsTowns,
  'tools/winter.json': toolsWinter,
  'units.json': units,
  'versions.json': versions,
};

export const library: Library = libraryOf(files, manifest as Manifest);
