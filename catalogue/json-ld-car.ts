import { amountOf } from '#/content/figures/loan-terms.ts';
import type { CarOffer } from '#/content/schema.ts';
import { localePath } from '#/language/locales.ts';
import type { LocalContent } from './in-locale.ts';
import { dealerLdId } from './json-ld-dealer.ts';
import type { AnyModel } from './models.ts';
import { settingsOf } from './offer.ts';

/** A car in schema.org's words, with the offer where the settings have a price. */
export function carLd(content: LocalContent, model: AnyModel, brand: string): object {
  const { site } = content.dealer;
  const url = `${site}${localePath(model.path, content.locale)}`;
  const settings = settingsOf(content, model.id);
  const price = amountOf(settings);
  const picture = content.manifest.pictures[`${model.id}/hero`];
  return {
    '@type': ['Product', 'Car'],
    name: model.title,
    description: model.description,
    url,
    image: picture && `${site}/pictures/${model.id}/hero.${picture.hash}/social.jpg`,
    brand: { '@type': 'Brand', name: brand },
    fuelType: { electric: 'Electric', petrol: 'Gasoline', hybrid: 'Hybrid' }[model.drivetrain],
    color: model.colours.map(({ name }) => name),
    ...(price !== undefined && { offers: offerLd(content, settings, price, url) }),
  };
}

/** A price "from" is an offer over several versions of the car. */
function offerLd(
  content: LocalContent,
  { inStock, deliveryWeeks, price, warranty }: CarOffer,
  amount: number,
  url: string,
): object {
  const years = warranty?.car?.years;
  return {
    ...(typeof price === 'object'
      ? { '@type': 'AggregateOffer', lowPrice: amount }
      : { '@type': 'Offer', price: amount }),
    priceCurrency: 'MNT',
    url,
    itemCondition: 'https://schema.org/NewCondition',
    ...((inStock || deliveryWeeks) && {
      availability: inStock ? 'https://schema.org/InStock' : 'https://schema.org/PreOrder',
    }),
    ...(years !== undefined && {
      warranty: {
        '@type': 'WarrantyPromise',
        durationOfWarranty: { '@type': 'QuantitativeValue', value: years, unitCode: 'ANN' },
      },
    }),
    seller: { '@id': dealerLdId(content) },
  };
}
