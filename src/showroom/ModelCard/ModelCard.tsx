import { Icon } from '../../design/Icon/Icon.tsx';
import { Phrase } from '../../design/Phrase/Phrase.tsx';
import { Picture, type PictureFile } from '../../design/Picture/Picture.tsx';
import { SiteLink } from '../SiteLink/SiteLink.tsx';
import styles from './ModelCard.module.css';

export type ModelCardData = {
  id: string;
  /** Brand and model: "Voyah Free". */
  title: string;
  /** Of the model's page, edition included. */
  address: string;
  line: string;
  /** The car, cut out. */
  picture: PictureFile;
};

type ModelCardProps = { model: ModelCardData };

/** A car on a quiet surface that leads to its page: the whole card is the link. */
export function ModelCard({ model }: ModelCardProps) {
  return (
    <article className={styles.card}>
      <Picture picture={model.picture} role="pair" className={styles.picture} />
      <div className={styles.words}>
        <h3 className={styles.title}>
          <SiteLink to={model.address} className={styles.link}>
            <Phrase>{model.title}</Phrase>
          </SiteLink>
        </h3>
        <p className={styles.line}>{model.line}</p>
      </div>
      <span className={styles.arrow}>
        <Icon name="arrow-right" />
      </span>
    </article>
  );
}
