import type { ModelCardData } from '#/catalogue/model-card.ts';
import styles from './CarList.module.css';
import type { Place } from './use-comparison.ts';

type CarListProps = {
  place: Place;
  /** "Car 1" */
  label: string;
  /** The car that stands there; undefined where one more may be added. */
  car?: ModelCardData;
  models: ModelCardData[];
  /** The entry without a car: "none", or what the list is for. Undefined where a car has to stay. */
  none: string | undefined;
  onChoose: (id: string) => void;
};

/**
 * The list from which a car is chosen, unseen over the name of the car that stands there: a list cuts what its line does not
 * hold, a name may take two.
 */
export function CarList({ place, label, car, models, none, onChoose }: CarListProps) {
  return (
    <div className={styles.list}>
      <select
        name={place}
        aria-label={label}
        value={car?.id ?? ''}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {none !== undefined && <option value="">{none}</option>}
        {models.map(({ id, title }) => (
          <option key={id} value={id} translate="no">
            {title}
          </option>
        ))}
      </select>
      <span aria-hidden="true" translate={car === undefined ? undefined : 'no'}>
        {car?.title ?? none}
      </span>
    </div>
  );
}
