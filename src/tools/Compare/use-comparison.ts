import { useState } from 'react';
import { type ComparedCar, compareValue, MOST_CARS, readCompare } from '../../cars/CompareLink/compare-link.ts';
import { keepQuestion } from '../Tool/tool-address.ts';
import type { ComparedModel } from './compare-data.ts';

type Comparison = { cars: ComparedCar[]; isDifferencesOnly: boolean };

/** One car alone is no comparison: the first others of the list join it. */
function atLeastTwo(cars: ComparedCar[], models: ComparedModel[]): ComparedCar[] {
  const others = models.filter(({ id }) => cars.every(({ model }) => model !== id));
  const missing = Math.max(0, 2 - cars.length);
  return [...cars, ...others.slice(0, missing).map(({ id, leadColour }) => ({ model: id, colour: leadColour }))];
}

/** Which cars are compared. The address says so at first and whenever a link of the site leads here; later it follows. */
export function useComparison(models: ComparedModel[]) {
  const read = (): Comparison => {
    const asked = readCompare(location.search, models);
    return { cars: atLeastTwo(asked?.cars ?? [], models), isDifferencesOnly: asked?.isDifferencesOnly ?? false };
  };
  const [comparison, setComparison] = useState(read);

  const change = (part: Partial<Comparison>) => {
    const next = { ...comparison, ...part };
    setComparison(next);
    keepQuestion('compare', compareValue(next.cars, models));
    keepQuestion('differences', next.isDifferencesOnly ? '1' : undefined);
  };

  /** Puts a car into a place; an empty id takes it out. A car that already stands elsewhere changes places with it. */
  const setCar = (place: number, id: string) => {
    const { cars } = comparison;
    const model = models.find((each) => each.id === id);
    if (model === undefined) {
      change({ cars: cars.filter((_, at) => at !== place) });
      return;
    }
    const elsewhere = cars.findIndex((car) => car.model === id);
    const next = [...cars];
    const before = next[place];
    next[place] = cars[elsewhere] ?? { model: id, colour: model.leadColour };
    if (elsewhere !== -1 && elsewhere !== place && before !== undefined) next[elsewhere] = before;
    change({ cars: next.filter((car) => car !== undefined).slice(0, MOST_CARS) });
  };

  const setColour = (place: number, colour: number) =>
    change({ cars: comparison.cars.map((car, at) => (at === place ? { ...car, colour } : car)) });

  return { ...comparison, change, setCar, setColour };
}
