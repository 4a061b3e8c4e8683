import type { shortAboutPage } from '#/catalogue/short-about-page.ts';
import { Phrase } from '../../design/Phrase/Phrase.tsx';
import styles from './ShortAboutPage.module.css';

/** An about page that holds one line only. */
export function ShortAboutPage({ page }: { page: ReturnType<typeof shortAboutPage> }) {
  return (
    <h1 className={styles.text}>
      <Phrase>{page.text}</Phrase>
    </h1>
  );
}
