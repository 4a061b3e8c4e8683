import { modelPage } from '#/content/catalogue/model-page.ts';
import type { Locale } from '#/language/locales.ts';
import { summariseCharging } from '../../tools/HomeCharging/charging-summary.ts';
import { summariseFit } from '../../tools/WillItFit/fit-summary.ts';
import { summariseWinter } from '../../tools/WinterRange/winter-summary.ts';

/**
 * The data of the full model page at `path`; throws where there is none. Of the calculators it has the finished tables
 * only: their figures and words come when the visitor comes near.
 */
export function modelPageData(path: string, locale: Locale) {
  const { winter, charging, fit, ...page } = modelPage(path, locale);
  return {
    ...page,
    winter: winter && summariseWinter(winter),
    charging: charging && summariseCharging(charging),
    fit: fit && summariseFit(fit),
  };
}

export type ModelPageData = ReturnType<typeof modelPageData>;
