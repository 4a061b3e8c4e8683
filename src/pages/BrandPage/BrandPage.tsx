import type { brandPage } from '#/catalogue/brand-page.ts';
import { ModelCard } from '../../cars/ModelCard/ModelCard.tsx';
import { Wordmark } from '../../cars/Wordmark/Wordmark.tsx';
import { Phrase } from '../../design/Phrase/Phrase.tsx';
import { Picture } from '../../design/Picture/Picture.tsx';
import { Section } from '../../design/Section/Section.tsx';
import { CarChooser } from '../../order/CarChooser/CarChooser.tsx';
import { BuyButtons } from '../../order/OrderBlock/BuyButtons.tsx';
import { OrderBlock } from '../../order/OrderBlock/OrderBlock.tsx';
import { Island } from '../../page/Island.tsx';
import { useSiteData } from '../../page/PageContext.tsx';
import styles from './BrandPage.module.css';

/**
 * A brand's landing page: the same for all three, with each brand's own picture, texts and models. Its words are dark on a bright
 * sky; another one darkens behind light words.
 */
export function BrandPage({ page }: { page: ReturnType<typeof brandPage> }) {
  const { messages } = useSiteData();
  return (
    <>
      <div className={styles.hero} data-band={page.banner.bright ? 'paper' : 'night'}>
        <div className={styles.words}>
          <div className={styles.name}>
            <h1 className={styles.heading}>
              <Wordmark of={page.id} title={page.name} />
            </h1>
            {page.tagline !== undefined && (
              <p className={styles.tagline}>
                <Phrase>{page.tagline}</Phrase>
              </p>
            )}
          </div>
          <div className={styles.offer}>
            <p className={styles.line}>{page.line}</p>
            <BuyButtons />
          </div>
        </div>
        <Picture className={styles.banner} picture={page.banner} role="banner" eager />
      </div>
      <Section id="models" heading={messages.brandPage.models}>
        <ul role="list" className={styles.models}>
          {page.models.map((model) => (
            <ModelCard key={model.id} model={model}>
              <ul role="list" className={styles.points}>
                {model.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
              {model.price !== undefined && <p className={styles.price}>{model.price}</p>}
            </ModelCard>
          ))}
        </ul>
      </Section>
      <Section id="brand">
        <div className={styles.introduction}>
          <h2 id="brand-heading">{page.introduction.heading}</h2>
          <div className={styles.text}>
            {page.introduction.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </Section>
      <OrderBlock />
      <Island of={CarChooser} when="rest" props={{}} />
    </>
  );
}
