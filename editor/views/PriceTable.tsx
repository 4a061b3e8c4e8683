import type { CarOffer } from '#/content/schema.ts';
import { NumberInput } from '../fields/controls.tsx';
import { useForm } from '../fields/form-context.ts';
import { Mistakes } from '../fields/Mistakes.tsx';
import { priceParts } from '../fields/unions.tsx';
import { setAt } from '../state/paths.ts';
import { labelOf } from '../words/names.ts';
import { useLanguage, useWords } from '../words/words.ts';

/** Price, stock and delivery of all cars, as a price list is. An empty cell is no entry; a car without entries has none. */
export function PriceTable({ offers }: { offers: Partial<Record<string, CarOffer>> }) {
  const { file, library, change } = useForm();
  const say = useWords();
  const locale = useLanguage();
  const head = (...path: string[]) => labelOf(library, file, path, locale);
  return (
    <div className="prices">
      <h2>{say('priceTable')}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('car')}</th>
            <th scope="col">{head('price')}</th>
            <th scope="col">{say('priceFrom')}</th>
            <th scope="col">{head('inStock')}</th>
            <th scope="col">{head('deliveryWeeks')}</th>
            <th scope="col">{head('testDrive')}</th>
          </tr>
        </thead>
        <tbody>
          {Object.values(library.models).map(({ id, title }) => {
            const offer = offers[id] ?? {};
            const path = ['cars', id];
            const set = (key: keyof CarOffer, value: unknown) => {
              const next = setAt(offer, [key], value ?? undefined);
              change(path, Object.keys(next as object).length === 0 ? undefined : next);
            };
            const { amount, isFrom } = priceParts(offer.price);
            const pricePath = isFrom ? [...path, 'price', 'from'] : [...path, 'price'];
            const name = (key: string) => `${title}: ${head(key)}`;
            const weeks = offer.deliveryWeeks as Record<'from' | 'to', unknown> | undefined;
            const setWeeks = (end: 'from' | 'to', value: unknown) => {
              const next = { from: weeks?.from ?? null, to: weeks?.to ?? null, [end]: value };
              set('deliveryWeeks', next.from === null && next.to === null ? undefined : next);
            };
            return (
              <tr key={id}>
                <th scope="row">{title}</th>
                <td data-label={head('price')}>
                  <NumberInput
                    path={pricePath}
                    value={amount}
                    label={name('price')}
                    onChange={(next) => set('price', next === null ? undefined : isFrom ? { from: next } : next)}
                  />
                  <Mistakes path={pricePath} />
                </td>
                <td data-label={say('priceFrom')}>
                  <input
                    type="checkbox"
                    aria-label={`${title}: ${say('priceFrom')}`}
                    disabled={amount === undefined}
                    checked={isFrom}
                    onChange={({ target }) => set('price', target.checked ? { from: amount } : amount)}
                  />
                </td>
                {(['inStock', 'testDrive'] as const).map((key) => {
                  const cell = (
                    <td key={key} data-label={head(key)}>
                      <input
                        type="checkbox"
                        aria-label={name(key)}
                        checked={offer[key] === true}
                        onChange={({ target }) => set(key, target.checked || undefined)}
                      />
                    </td>
                  );
                  if (key === 'testDrive') return cell;
                  return [
                    cell,
                    <td key="weeks" data-label={head('deliveryWeeks')}>
                      <span className="pair">
                        {(['from', 'to'] as const).map((end) => (
                          <NumberInput
                            key={end}
                            path={[...path, 'deliveryWeeks', end]}
                            value={weeks?.[end]}
                            label={`${name('deliveryWeeks')}, ${head(end)}`}
                            onChange={(next) => setWeeks(end, next)}
                          />
                        ))}
                      </span>
                      {(['from', 'to'] as const).map((end) => (
                        <Mistakes key={end} path={[...path, 'deliveryWeeks', end]} />
                      ))}
                      <Mistakes path={[...path, 'deliveryWeeks']} />
                    </td>,
                  ];
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
