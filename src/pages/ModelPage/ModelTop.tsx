import type { ReactNode } from 'react';
import type { modelPage } from '#/content/catalogue/model-page.ts';
import { localePath } from '#/language/locales.ts';
import { Island } from '../../delivery/Island.tsx';
import { useSiteData } from '../../delivery/PageContext.tsx';
import styles from './ModelTop.module.css';

type ModelTopProps = {
  model: Pick<ReturnType<typeof modelPage>, 'title' | 'address' | 'subNavigation'>;
  /** The address of the page on which it stands, edition included. */
  current: string;
  children?: ReactNode;
};

/** The top of every page of a car: its name and its three pages. */
export function ModelTop({ model, current, children }: ModelTopProps) {
  const { locale, messages } = useSiteData();
  return (
    <div className={styles.top} data-band="night">
      <Island
        name="ModelNavigation"
        props={{
          title: model.title,
          links: model.subNavigation,
          current,
          home: localePath('/home', locale),
          words: messages.modelNavigation,
        }}
      />
      {children}
    </div>
  );
}
