import { Phrase } from '../../design/Phrase/Phrase.tsx';
import styles from './Swatch.module.css';

type SwatchProps = {
  colour: {
    /** 1 to 6: the number in the address. */
    index: number;
    name: string;
  };
  /** Name of the radio buttons that belong together. */
  group: string;
  isChosen?: boolean;
  /** The paint's name stands beside the disc; else only screen readers have it here. */
  isNamed?: boolean;
};

/**
 * One of a car's paints to choose: a radio button that looks like a disc of it. The paint itself comes from `paintStyles` in the
 * document's head.
 */
export function Swatch({ colour: { index, name }, group, isChosen = false, isNamed = false }: SwatchProps) {
  return (
    <label className={styles.swatch} data-paint={index}>
      <input type="radio" name={group} value={index} defaultChecked={isChosen} />
      <span className={styles.disc} />
      <span className={isNamed ? styles.name : 'visually-hidden'}>
        <Phrase>{name}</Phrase>
      </span>
    </label>
  );
}
