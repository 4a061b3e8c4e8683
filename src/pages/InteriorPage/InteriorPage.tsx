import type { interiorPage } from '#/content/catalogue/interior-page.ts';
import { PictureCards } from '../../cars/PictureCards/PictureCards.tsx';
import { Island } from '../../delivery/Island.tsx';
import { useSiteData } from '../../delivery/PageContext.tsx';
import { Picture } from '../../design/Picture/Picture.tsx';
import { Section } from '../../design/Section/Section.tsx';
import { orderModel } from '../../order/OrderDialogs/dialogs.ts';
import { ModelTop } from '../ModelPage/ModelTop.tsx';
import styles from './InteriorPage.module.css';

/** The Voyah Free from inside: two large pictures, a statement, three cards, a grid of eight. */
export function InteriorPage({ page }: { page: ReturnType<typeof interiorPage> }) {
  const { messages } = useSiteData();
  const [first, second] = page.main;
  return (
    <>
      <ModelTop model={page.model} current={page.address} />
      <div className={styles.head} data-band="night">
        <h1 className={styles.heading}>{page.heading}</h1>
        {first !== undefined && (
          <figure className={styles.main}>
            <Picture picture={first.picture} role="banner" eager />
            <figcaption>{first.caption}</figcaption>
          </figure>
        )}
        <p className={styles.introduction}>{page.introduction}</p>
        {second !== undefined && (
          <figure className={styles.main}>
            <Picture picture={second.picture} role="content" />
            <figcaption>{second.caption}</figcaption>
          </figure>
        )}
      </div>

      <Section id="details" heading={messages.interior.cards}>
        <PictureCards cards={page.cards} columns={3} />
      </Section>
      <Section id="grid" band="raised" heading={page.grid.heading}>
        <PictureCards cards={page.grid.items} columns={4} />
      </Section>
      <Island name="OrderDialogs" when="rest" props={{ model: orderModel(page.model) }} />
    </>
  );
}
