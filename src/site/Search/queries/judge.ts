import { searchIndex } from '#/catalogue/search-index.ts';
import { LOCALES, type Locale, localePath } from '#/language/locales.ts';
import { type Findings, makeFinder } from '../find-entries.ts';
import type { Asked } from './asked.ts';
import { OF_A_BOOKKEEPER } from './of-a-bookkeeper.ts';
import { OF_A_COMMUTER } from './of-a-commuter.ts';
import { OF_A_DRIVER } from './of-a-driver.ts';
import { OF_A_FAMILY } from './of-a-family.ts';
import { OF_A_HERDER } from './of-a-herder.ts';
import { OF_A_MINER } from './of-a-miner.ts';
import { OF_A_NEWCOMER } from './of-a-newcomer.ts';
import { OF_A_RETIRED_COUPLE } from './of-a-retired-couple.ts';
import { OF_A_STUDENT } from './of-a-student.ts';
import { OF_A_TAXI_OWNER } from './of-a-taxi-owner.ts';
import { OF_A_TEACHER } from './of-a-teacher.ts';
import { OF_A_TOUR_OPERATOR } from './of-a-tour-operator.ts';
import { OF_A_WORD_OR_TWO } from './of-a-word-or-two.ts';
import { OF_AN_OFFICE_WORKER } from './of-an-office-worker.ts';

/** All sets of queries, each by another author. */
export const SETS = {
  ofAWordOrTwo: OF_A_WORD_OR_TWO,
  ofAFamily: OF_A_FAMILY,
  ofADriver: OF_A_DRIVER,
  ofARetiredCouple: OF_A_RETIRED_COUPLE,
  ofANewcomer: OF_A_NEWCOMER,
  ofAnOfficeWorker: OF_AN_OFFICE_WORKER,
  ofATaxiOwner: OF_A_TAXI_OWNER,
  ofAHerder: OF_A_HERDER,
  ofABookkeeper: OF_A_BOOKKEEPER,
  ofACommuter: OF_A_COMMUTER,
  ofATourOperator: OF_A_TOUR_OPERATOR,
  ofATeacher: OF_A_TEACHER,
  ofAMiner: OF_A_MINER,
  ofAStudent: OF_A_STUDENT,
};

/** The search of each locale: learning its questions takes longer than answering a set. */
const FINDERS = Object.fromEntries(LOCALES.map((locale) => [locale, makeFinder(searchIndex(locale))])) as Record<
  Locale,
  ReturnType<typeof makeFinder>
>;

/** How many queries of a set were asked in a locale, and those whose first answer is not the wanted one, each as a sentence. */
export function judge(set: Asked[], locale: Locale): { asked: number; missed: string[] } {
  const find = FINDERS[locale];
  const asked = set.flatMap(([wanted, ...queries]) => queries.map((query) => ({ wanted, query, ...find(query) })));
  const missed = asked
    .filter(({ wanted, ...findings }) => !isWanted(wanted, findings, locale))
    .map(({ wanted, query, found }) => {
      const { title = 'nothing', address = '' } = found[0]?.entry ?? {};
      return `${query} → ${title} (${address}) instead of ${wanted}`;
    });
  return { asked: asked.length, missed };
}

function isWanted(wanted: string, { found, isUnsaid }: Findings, locale: Locale): boolean {
  const { title = '', address = '' } = found[0]?.entry ?? {};
  if (!wanted.startsWith('/')) return new RegExp(wanted, 'i').test(`${title} ${address}`);
  return wanted.split('|').some((one) => {
    if (one.endsWith('?')) return isUnsaid && address === localePath(one.slice(0, -1), locale);
    if (one.endsWith('*')) return address.startsWith(localePath(one.slice(0, -1), locale));
    return address === localePath(one, locale);
  });
}
