import type { interiorPage } from '#/catalogue/interior-page.ts';
import { NextPage } from '../../cars/NextPage/NextPage.tsx';
import { PictureCards } from '../../cars/PictureCards/PictureCards.tsx';
import { SplitHero } from '../../cars/SplitHero/SplitHero.tsx';
import { Picture } from '../../design/Picture/Picture.tsx';
import { Section } from '../../design/Section/Section.tsx';
import { OrderBlock } from '../../order/OrderBlock/OrderBlock.tsx';
import { DIALOGS_ASKED_BY } from '../../order/OrderDialogs/asked-by.ts';
import { orderModel } from '../../order/OrderDialogs/dialogs.ts';
import { OrderDialogs } from '../../order/OrderDialogs/OrderDialogs.tsx';
import { Island } from '../../page/Island.tsx';
import { useSiteData } from '../../page/PageContext.tsx';
import { ModelTop } from '../ModelPage/ModelTop.tsx';
import styles from './InteriorPage.module.css';

/** The Voyah Free from inside: a picture with a statement, another above three details, a grid of eight. */
export function InteriorPage({ page }: { page: ReturnType<typeof interiorPage> }) {
  const { messages } = useSiteData();
  const [first, second] = page.main;
  const features = page.model.subNavigation[2];
  return (
    <>
      <ModelTop model={page.model} current={page.address}>
        {first !== undefined && (
          <SplitHero heading={page.heading} line={page.introduction} picture={first.picture} caption={first.caption} />
        )}
      </ModelTop>
      <Section id="details" heading={messages.interior.cards}>
        <div className={styles.details}>
          {second !== undefined && (
            <figure className={styles.second}>
              <Picture picture={second.picture} role="content" />
              <figcaption>{second.caption}</figcaption>
            </figure>
          )}
          <PictureCards cards={page.cards} />
        </div>
      </Section>
      <Section id="grid" band="raised" heading={page.grid.heading}>
        <PictureCards cards={page.grid.items} />
      </Section>
      {features !== undefined && <NextPage title={features.label} address={features.address} />}
      <OrderBlock car={page.model} />
      <Island
        of={OrderDialogs}
        when="rest"
        asked={DIALOGS_ASKED_BY}
        hasPropsFile
        props={{ model: orderModel(page.model) }}
      />
    </>
  );
}
