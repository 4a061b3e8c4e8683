import type { OrderModel } from '#/catalogue/model-choices.ts';
import { Phrase } from '../../design/Phrase/Phrase.tsx';
import { Picture } from '../../design/Picture/Picture.tsx';
import styles from './OrderStage.module.css';

type OrderStageProps = {
  model: OrderModel;
  /** 1 to 6, empty for none; only for browsers whose style sheets cannot see which radio button is checked. */
  colour: string;
  /** Says that no colour is chosen yet. */
  noColour: string;
};

/**
 * The chosen car in the chosen colour. All six pictures are there, and the style sheet shows the one whose radio button
 * in the same form is checked: so it works before scripts, and a browser loads only what is shown. As long as none is
 * checked, the car stands there in the paint that its other pictures show, and the caption says so.
 */
export function OrderStage({ model, colour, noColour }: OrderStageProps) {
  return (
    <div className={styles.stage} data-shown={colour || undefined}>
      <p className={styles.title}>
        <Phrase>{model.title}</Phrase>
      </p>
      {model.colours.map(({ index, name, picture }) => (
        <figure
          key={`${model.id}-${index}`}
          className={styles.car}
          data-colour={index}
          data-lead={index === model.leadColour || undefined}
        >
          <Picture picture={picture} role="stage" className={styles.picture} />
          <figcaption className={styles.name}>
            <Phrase>{name}</Phrase>
          </figcaption>
        </figure>
      ))}
      <p className={`${styles.name} ${styles.none}`}>{noColour}</p>
    </div>
  );
}
