import { memo } from 'react';
import type { interiorPage } from '#/content/catalogue/interior-page.ts';
import { Picture } from '../../design/Picture/Picture.tsx';
import { Section } from '../../design/Section/Section.tsx';
import { SectionBoundary } from '../../design/SectionBoundary/SectionBoundary.tsx';
import { PictureCards } from '../../showroom/PictureCards/PictureCards.tsx';
import { ModelTop } from '../ModelPage/ModelTop.tsx';
import { OrderDialogs } from '../ModelPage/OrderDialogs.tsx';
import { BelowTheFold } from '../PageOutlet/BelowTheFold.tsx';
import { useShell } from '../use-shell.ts';
import styles from './InteriorPage.module.css';

/** The Voyah Free from inside: two large pictures, a statement, three cards, a grid of eight. */
export const InteriorPage = memo(function InteriorPage({ page }: { page: ReturnType<typeof interiorPage> }) {
  const { messages: words } = useShell();
  const [first, second] = page.main;
  return (
    <>
      <ModelTop model={page.model} current={page.address} words={words} />
      <div className={styles.head} data-band="night">
        <h1 className={styles.heading}>{page.heading}</h1>
        {first !== undefined && (
          <figure className={styles.main}>
            <SectionBoundary>
              <Picture picture={first.picture} role="banner" eager />
            </SectionBoundary>
            <figcaption>{first.caption}</figcaption>
          </figure>
        )}
        <p className={styles.introduction}>{page.introduction}</p>
        {second !== undefined && (
          <figure className={styles.main}>
            <SectionBoundary>
              <Picture picture={second.picture} role="content" />
            </SectionBoundary>
            <figcaption>{second.caption}</figcaption>
          </figure>
        )}
      </div>
      <BelowTheFold>
        <Section id="details" heading={words.interior.cards}>
          <PictureCards cards={page.cards} columns={3} />
        </Section>
        <Section id="grid" band="raised" heading={page.grid.heading}>
          <PictureCards cards={page.grid.items} columns={4} />
        </Section>
        <OrderDialogs model={page.model} address={page.model.address} />
      </BelowTheFold>
    </>
  );
});
