import { Icon } from '../../design/Icon/Icon.tsx';
import { Phrase } from '../../design/Phrase/Phrase.tsx';
import { useSiteData } from '../../page/PageContext.tsx';
import styles from './NextPage.module.css';

/** Near the end of a car's page: the way to the next one about the same car, in the light of the sections around it. */
export function NextPage({ title, address }: { title: string; address: string }) {
  const { nextPage } = useSiteData().messages;
  return (
    <div className={styles.band} data-band="paper">
      <a className={styles.next} href={address}>
        <span className={styles.label}>{nextPage.label}</span>
        <span className={styles.title}>
          <Phrase>{title}</Phrase>
        </span>
        <Icon name="arrow-right" />
      </a>
    </div>
  );
}
