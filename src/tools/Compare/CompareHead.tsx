import type { OrderModel } from '#/content/catalogue/model-choices.ts';
import { fillIn } from '#/language/fill-in.ts';
import type { ComparedCar } from '../../cars/CompareLink/compare-link.ts';
import { Icon } from '../../design/Icon/Icon.tsx';
import { usePhraseLanguage } from '../../design/Phrase/use-phrase-language.ts';
import { Picture } from '../../design/Picture/Picture.tsx';
import { orderQuery } from '../../order/OrderSheet/order-link.ts';
import { ToolSelect } from '../Tool/ToolSelect.tsx';
import type { ComparedModel, CompareWords } from './compare-data.ts';
import { compareStyles as styles } from './compare-styles.ts';

type CompareHeadProps = {
  id: string;
  place: number;
  /** Undefined for the place that is still free. */
  car: ComparedCar | undefined;
  models: ComparedModel[];
  /** Empty until they have come. */
  pictures: OrderModel[];
  choices: {
    setCar: (place: number, model: string) => void;
    setColour: (place: number, colour: number) => void;
    /** Two have to stay. */
    canRemove: boolean;
  };
  words: CompareWords;
};

/** Opens the list of cars; where a browser does not let scripts open it, the focus waits on it. */
function openList(id: string) {
  const list = document.getElementById(id) as HTMLSelectElement;
  list.focus();
  list.showPicker?.();
}

/** One car of the comparison: which one, in which paint, and the ways on from here. */
export function CompareHead({ id, place, car, models, pictures, choices, words }: CompareHeadProps) {
  const model = models.find((each) => each.id === car?.model);
  const colours = pictures.find((each) => each.id === car?.model)?.colours ?? [];
  // The names of paints are all in one language.
  const nameLanguage = usePhraseLanguage(colours[0]?.name ?? '');
  const colour = colours.find(({ index }) => index === car?.colour);
  return (
    <div className={styles.head} data-empty={car === undefined || undefined} data-place={place}>
      {car === undefined ? (
        <button type="button" className={styles.stage} onClick={() => openList(`${id}-car`)}>
          <Icon name="plus" />
          {words.add}
        </button>
      ) : (
        <div className={styles.stage}>{colour?.picture && <Picture picture={colour.picture} role="card" />}</div>
      )}
      <ToolSelect
        id={`${id}-car`}
        label={fillIn(words.choose, { number: String(place + 1) })}
        options={[
          ...(car === undefined || choices.canRemove ? [{ value: '', label: words.none }] : []),
          ...models.map(({ id: value, title }) => ({ value, label: title })),
        ]}
        chosen={car?.model ?? ''}
        onChoose={(value) => choices.setCar(place, value)}
      />
      {car !== undefined && colours.length > 0 && (
        <fieldset className={styles.colours} data-print="never">
          <legend>{fillIn(words.colour, { name: colour?.name })}</legend>
          {colours.map(({ index, name }) => (
            <label key={index} className={styles.colour} data-paint={index} title={name} lang={nameLanguage}>
              <input
                type="radio"
                name={`${id}-paint`}
                aria-label={name}
                checked={index === car.colour}
                onChange={() => choices.setColour(place, index)}
              />
              <span />
            </label>
          ))}
        </fieldset>
      )}
      {model !== undefined && car !== undefined && (
        <p className={styles.links} data-print="never">
          <a href={model.address}>{words.more}</a>
          <a href={`${model.address}${orderQuery({ model: model.id, colour: car.colour, wishes: '' })}`}>
            {words.order}
          </a>
        </p>
      )}
    </div>
  );
}
