import type { notFoundPage } from '#/catalogue/not-found-page.ts';
import type { BrandId } from '#/content/ids.ts';
import { ModelCard } from '../../cars/ModelCard/ModelCard.tsx';
import { Horizon } from '../../design/Horizon/Horizon.tsx';
import { Phrase } from '../../design/Phrase/Phrase.tsx';
import { useSiteData } from '../../page/PageContext.tsx';
import { menuModels } from '../../site/menu-models.ts';
import styles from './NotFoundPage.module.css';

type NotFoundPageProps = {
  page: ReturnType<typeof notFoundPage>;
  /** The brand in whose part of the site the address lies; its models are offered first, the others' otherwise. */
  near: BrandId | undefined;
};

/** The screen for an address that does not exist: a plain sentence, the nearest brand and its models. */
export function NotFoundPage({ page, near }: NotFoundPageProps) {
  const { brands } = useSiteData();
  const nearest = near === undefined ? brands : brands.filter((brand) => brand.id === near);
  return (
    <div className={styles.screen}>
      <Horizon>
        <h1>{page.heading}</h1>
        <p className={styles.text}>{page.text}</p>
      </Horizon>
      <h2 className={styles.heading}>{page.models}</h2>
      <ul role="list" className={styles.models}>
        {nearest
          .flatMap((brand) => menuModels(brand.models).shown)
          .map((model) => (
            <ModelCard key={model.id} model={model} />
          ))}
      </ul>
      <ul role="list" className={styles.brands}>
        {brands.map((brand) => (
          <li key={brand.id}>
            <a href={brand.address}>
              <Phrase>{brand.name}</Phrase>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
