import type { ModelCardData } from '#/catalogue/model-card.ts';
import { MOST_CARS, PARAMETER, readCompare } from '../../cars/CompareLink/compare-link.ts';
import { useQuestion } from '../Calculator/use-question.ts';

export type Place = 'car0' | 'car1' | 'car2';
/** The car in each place, the third one empty at first; `differences` is 1 where only those are shown. */
type Fields = Record<Place | 'differences', string>;

/** Two cars at least: the first others of the list join one that stands alone. */
function fieldsOf(cars: string[], models: ModelCardData[], differences: boolean): Fields {
  const others = models.map(({ id }) => id).filter((id) => !cars.includes(id));
  const [car0 = '', car1 = '', car2 = ''] =
    cars.length < 2 ? [...cars, ...others].slice(0, 2) : cars.slice(0, MOST_CARS);
  return { car0, car1, car2, differences: differences ? '1' : '' };
}

/** Which cars are compared, and how to put another one into a place. */
export function useComparison(models: ModelCardData[]) {
  const { form, fields, change, link } = useQuestion<Fields>({
    section: 'compare',
    first: fieldsOf([], models, false),
    read: (query) => {
      const asked = readCompare(
        query,
        models.map(({ id }) => id),
      );
      return asked && fieldsOf(asked.models, models, asked.isDifferencesOnly);
    },
    write: ({ car0, car1, car2, differences }) => ({
      [PARAMETER]: [car0, car1, car2].filter((id) => id !== '').join(','),
      differences,
    }),
  });

  /** Puts a car into a place; an empty id takes it out. A car that already stands elsewhere changes places with it. */
  const setCar = (place: Place, id: string) => {
    const elsewhere = (['car0', 'car1', 'car2'] as const).find(
      (each) => each !== place && id !== '' && fields[each] === id,
    );
    change({ [place]: id, ...(elsewhere !== undefined && { [elsewhere]: fields[place] }) });
  };
  return { form, fields, change, setCar, link };
}
