import type { ModelId } from '#/content/ids.ts';
import type { ComparedGroup, ComparedRow, ComparedValue } from './compared.ts';
import type { LocalContent } from './in-locale.ts';
import { allModels } from './models.ts';
import { type Offer, offer } from './offer.ts';

/** What the dealer offers for the cars, beside each other: the rows in which at least one car has something. */
export function offeredGroups(content: LocalContent): ComparedGroup[] {
  const { offer: messages } = content.messages;
  const offers = allModels(content).map(({ id, drivetrain }) => ({ id, drivetrain, offer: offer(content, id) }));
  const row = (spec: string, label: string, read: (offer: Offer) => string | undefined): ComparedRow[] => {
    const cells: Partial<Record<ModelId, ComparedValue[] | null>> = {};
    for (const { id, drivetrain, offer } of offers) {
      const value = read(offer);
      if (value !== undefined) cells[id] = [{ value }];
      else if (spec === 'warrantyBattery' && drivetrain === 'petrol') cells[id] = null;
    }
    return Object.values(cells).some((cell) => cell !== null) ? [{ spec, label, cells }] : [];
  };
  const warranty = (label: string) => (of: Offer) => of.warranty?.find((each) => each.label === label)?.value;
  const [car, battery] = [messages.warrantyCar, messages.warrantyBattery];
  const arePricesKnown = offers.some(({ offer }) => offer.hasPrice);
  const rows = [
    ...row('price', messages.price, ({ price }) => (arePricesKnown ? price : undefined)),
    ...row('delivery', messages.delivery, ({ delivery }) => delivery),
    ...row('warrantyCar', car, warranty(car)),
    ...row('warrantyBattery', battery, warranty(battery)),
  ];
  return rows.length === 0 ? [] : [{ id: 'offer', rows }];
}
