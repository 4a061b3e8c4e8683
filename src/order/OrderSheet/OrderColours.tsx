import { Swatch } from '../../cars/Swatch/Swatch.tsx';
import styles from './OrderColours.module.css';
import { ORDER_FIELDS } from './order-fields.ts';

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
        {colours.map((colour) => (
          <Swatch key={colour.index} colour={colour} group={ORDER_FIELDS.colour.query} isNamed />
        ))}
      </div>
    </fieldset>
  );
}
