import { buttonClass } from '../../design/Button/Button.tsx';
import { Picture, type PictureFile } from '../../design/Picture/Picture.tsx';
import styles from './ModelBlock.module.css';

type ModelBlockProps = {
  model: { id: string; title: string; summary: string; points: string[]; address: string; picture: PictureFile };
  /** What the button says; its accessible name puts the model before it. */
  label: string;
};

/** One model on the home or brand page: its picture large, beside it the name, what kind of car it is, and its points. */
export function ModelBlock({ model, label }: ModelBlockProps) {
  return (
    <article className={styles.block} aria-labelledby={`${model.id}-name`}>
      <Picture picture={model.picture} role="half" className={styles.picture} />
      <div className={styles.words}>
        <h3 id={`${model.id}-name`}>{model.title}</h3>
        <p>{model.summary}</p>
        <ul role="list" className={styles.points}>
          {model.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <a href={model.address} className={buttonClass('secondary')} aria-label={`${label}: ${model.title}`}>
          {label}
        </a>
      </div>
    </article>
  );
}
