import type { ReactNode } from 'react';
import { Icon } from '../../design/Icon/Icon.tsx';
import { Phrase } from '../../design/Phrase/Phrase.tsx';
import { Picture, type PictureFile } from '../../design/Picture/Picture.tsx';
import stretched from '../../design/StretchedLink/stretched-link.module.css';
import { usePage } from '../../page/PageContext.tsx';
import { CompareLink } from '../CompareLink/CompareLink.tsx';
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

const ROLES = { 2: 'pair', 3: 'cutout', 4: 'car' } as const;

type ModelCardProps = {
  model: ModelCardData;
  /** Leads to the comparison of this car with the page's own: the home page's address, the other car, "Compare". */
  compare?: { home: string; model: string; label: string } | undefined;
  /** How many cards stand beside each other in wide windows; four are small, on phones rows of picture and name. */
  columns?: keyof typeof ROLES;
  /** What else the card says of the car, below its line. */
  children?: ReactNode;
};

/** An item of a list of cars: a quiet surface that leads to the car's page. The whole card is the link. */
export function ModelCard({ model, compare, columns = 2, children }: ModelCardProps) {
  const { path } = usePage();
  return (
    <li className={`${stretched.card} ${styles.card}`} data-columns={columns}>
      <div className={styles.stage} data-car={model.id} data-own={path === model.address || undefined}>
        <Picture picture={model.picture} role={ROLES[columns]} className={styles.picture} />
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <a href={model.address} className={stretched.link}>
            <Phrase>{model.title}</Phrase>
          </a>
        </h3>
        <p className={styles.line}>{model.line}</p>
        {compare !== undefined && compare.model !== model.id && (
          <CompareLink
            home={compare.home}
            models={[compare.model, model.id]}
            className={styles.compare}
            label={compare.label}
          />
        )}
        {children}
      </div>
      <span className={styles.arrow} data-print="never">
        <Icon name="arrow-right" />
      </span>
    </li>
  );
}
