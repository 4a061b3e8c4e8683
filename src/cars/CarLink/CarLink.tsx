import type { SiteData } from '#/catalogue/site-data.ts';
import { Icon } from '../../design/Icon/Icon.tsx';
import { Phrase } from '../../design/Phrase/Phrase.tsx';
import { Picture } from '../../design/Picture/Picture.tsx';
import styles from './CarLink.module.css';

type CarLinkProps = {
  model: Pick<SiteData['brands'][number]['models'][number], 'title' | 'picture'>;
  address: string;
};

/** A car in a menu: a small picture, its name, and an arrow that moves. */
export function CarLink({ model, address }: CarLinkProps) {
  return (
    <a className={styles.car} href={address}>
      <Picture className={styles.picture} picture={{ ...model.picture, alt: '' }} role="menu" />
      <span className={styles.title}>
        <Phrase>{model.title}</Phrase>
        <Icon name="arrow-right" />
      </span>
    </a>
  );
}
