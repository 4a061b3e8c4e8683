import type { brandPage } from '#/content/catalogue/brand-page.ts';
import { ModelBlock } from '../../cars/ModelBlock/ModelBlock.tsx';
import { useSiteData } from '../../delivery/PageContext.tsx';
import { Picture } from '../../design/Picture/Picture.tsx';
import { Section } from '../../design/Section/Section.tsx';
import styles from './BrandPage.module.css';

/** A brand's landing page: the same for all three, with each brand's own picture, words and models. */
export function BrandPage({ page }: { page: ReturnType<typeof brandPage> }) {
  const { messages } = useSiteData();
  return (
    <>
      <div className={styles.head} data-band="night">
        <h1>{page.name}</h1>
        <p>{page.line}</p>
      </div>
      {page.banner !== undefined && <Picture className={styles.banner} picture={page.banner} role="banner" eager />}
      <Section id="brand" heading={page.introduction.heading}>
        <div className={styles.introduction}>
          {page.introduction.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <Section id="models" band="raised" heading={messages.modelBlock.heading}>
        <div className={styles.models}>
          {page.models.map((model) => (
            <ModelBlock key={model.id} model={model} label={messages.modelBlock.link} />
          ))}
        </div>
      </Section>
    </>
  );
}
