import type { ReactNode } from 'react';
import type { modelPage } from '#/content/catalogue/model-page.ts';
import type { SiteData } from '#/content/catalogue/site-data.ts';
import { localePath, splitLocale } from '#/language/locales.ts';
import { SectionBoundary } from '../../design/SectionBoundary/SectionBoundary.tsx';
import { ModelNavigation } from '../../showroom/ModelNavigation/ModelNavigation.tsx';
import styles from './ModelTop.module.css';

type ModelTopProps = {
  model: Pick<ReturnType<typeof modelPage>, 'title' | 'address' | 'subNavigation'>;
  /** The address of the page on which it stands, edition included. */
  current: string;
  words: SiteData['messages'];
  children?: ReactNode;
};

/** The top of every page of a car: its name and its three pages. */
export function ModelTop({ model, current, words, children }: ModelTopProps) {
  const { locale: language } = splitLocale(current);
  return (
    <div className={styles.top} data-band="night">
      <SectionBoundary>
        <ModelNavigation
          title={model.title}
          links={model.subNavigation}
          current={current}
          home={localePath('/home', language)}
          words={words.modelNavigation}
        />
      </SectionBoundary>
      <SectionBoundary>{children}</SectionBoundary>
    </div>
  );
}
