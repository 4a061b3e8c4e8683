import { Phrase } from '../../design/Phrase/Phrase.tsx';
import styles from './OrderColours.module.css';
import type { OrderColour } from './order-models.ts';

type OrderColoursProps = {
  colours: OrderColour[];
  /** Names the group. */
  label: string;
};

/** The six paints as radio buttons, each with its name. */
export function OrderColours({ colours, label }: OrderColoursProps) {
  return (
    <fieldset className={styles.colours}>
      <legend>{label}</legend>
      <div className={styles.list}>
        {colours.map(({ index, name }) => (
          <label key={index} className={styles.colour} data-paint={index}>
            <input type="radio" name="color" value={index} defaultChecked={index === 1} />
            <span className={styles.swatch} />
            <Phrase>{name}</Phrase>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
