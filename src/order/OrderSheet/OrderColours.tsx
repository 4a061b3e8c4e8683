import { Phrase } from '../../design/Phrase/Phrase.tsx';
import styles from './OrderColours.module.css';

type OrderColoursProps = {
  colours: { index: number; name: string }[];
  /** Names the group. */
  label: string;
};

/** The six paints as radio buttons, each with its name. None is chosen from the start. */
export function OrderColours({ colours, label }: OrderColoursProps) {
  return (
    <fieldset className={styles.colours}>
      <legend>{label}</legend>
      <div className={styles.list}>
        {colours.map(({ index, name }) => (
          <label key={index} className={styles.colour} data-paint={index}>
            <input type="radio" name="color" value={index} />
            <span className={styles.swatch} />
            <Phrase>{name}</Phrase>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
