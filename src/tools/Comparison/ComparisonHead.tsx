import type { ModelCardData } from '#/catalogue/model-card.ts';
import { Picture } from '../../design/Picture/Picture.tsx';
import { CarList } from './CarList.tsx';
import styles from './ComparisonHead.module.css';
import type { Place } from './use-comparison.ts';

type ComparisonHeadProps = {
  place: Place;
  /** "Car 1" */
  label: string;
  car: ModelCardData;
  models: ModelCardData[];
  /** The entry that takes the car out again; undefined where one has to stay. */
  none: string | undefined;
  onChoose: (id: string) => void;
};

/** One car of the comparison: its picture, and its name as the list from which another one is chosen. */
export function ComparisonHead({ place, label, car, models, none, onChoose }: ComparisonHeadProps) {
  return (
    <div className={styles.head}>
      <Picture picture={car.picture} role="head" />
      <CarList place={place} label={label} car={car} models={models} none={none} onChoose={onChoose} />
    </div>
  );
}
