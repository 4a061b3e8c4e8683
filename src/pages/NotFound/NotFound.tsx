import type { SiteData } from '#/content/catalogue/site-data.ts';
import type { BrandId } from '#/content/ids.ts';
import { ModelCard } from '../../showroom/ModelCard/ModelCard.tsx';
import { SiteLink } from '../../showroom/SiteLink/SiteLink.tsx';
import styles from './NotFound.module.css';

type NotFoundProps = {
  text: SiteData['notFound'];
  brands: SiteData['brands'];
  /** The brand in whose part of the site the address lies; its models are offered first, the others' otherwise. */
  near?: BrandId;
};

/** The screen for an address that does not exist: a plain sentence, the nearest brand and its models. */
export function NotFound({ text, brands, near }: NotFoundProps) {
  const nearest = near === undefined ? brands : brands.filter((brand) => brand.id === near);
  return (
    <div className={styles.screen}>
      <title>{text.title}</title>
      <meta name="robots" content="noindex" />
      <h1>{text.heading}</h1>
      <p className={styles.text}>{text.text}</p>
      <h2 className={styles.heading}>{text.models}</h2>
      <ul role="list" className={styles.models}>
        {nearest
          .flatMap((brand) => brand.models)
          .map((model) => (
            <ModelCard key={model.id} model={model} />
          ))}
      </ul>
      <ul role="list" className={styles.brands}>
        {brands.map((brand) => (
          <li key={brand.id}>
            <SiteLink to={brand.address}>{brand.name}</SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
