import { useEffect, useState } from 'react';
import type { OrderModel } from '#/content/catalogue/model-choices.ts';
import { compareValue, MOST_CARS } from '../../cars/CompareLink/compare-link.ts';
import { Button } from '../../design/Button/Button.tsx';
import { Icon } from '../../design/Icon/Icon.tsx';
import { loadModels } from '../../order/OrderSheet/order-models.ts';
import { ShareLink } from '../Tool/ShareLink.tsx';
import { ToolChoice } from '../Tool/ToolChoice.tsx';
import { questionLink } from '../Tool/tool-address.ts';
import { toolStyles as tool } from '../Tool/tool-styles.ts';
import { CompareHead } from './CompareHead.tsx';
import { CompareRows } from './CompareRows.tsx';
import type { CompareData } from './compare-data.ts';
import { compareStyles as styles } from './compare-styles.ts';
import { DiffersMark } from './DiffersMark.tsx';
import { useComparison } from './use-comparison.ts';
import { usePrintOnly } from './use-print-only.ts';

type CompareToolProps = { id: string; data: CompareData; modelsAddress: string };

/** The comparison: a head for each car, all figures in groups, what differs marked, one A4 page on paper. */
export function CompareTool({ id, data, modelsAddress }: CompareToolProps) {
  const { models, words } = data;
  const { cars, isDifferencesOnly, change, setCar, setColour } = useComparison(models);
  const [pictures, setPictures] = useState<OrderModel[]>([]);
  const [second, setSecond] = useState(1);
  const printSheet = usePrintOnly('compare');
  const shown = cars.length === MOST_CARS ? second : 1;

  useEffect(() => {
    // Without the pictures it is still a comparison.
    loadModels(modelsAddress).then(setPictures, (reason) => console.warn('No pictures to compare.', reason));
  }, [modelsAddress]);

  const titleOf = (model: string | undefined) => models.find((each) => each.id === model)?.title ?? '';
  const link = () =>
    questionLink('compare', `${compareValue(cars, models) ?? ''}`, id).replace(
      '#',
      isDifferencesOnly ? '&differences=1#' : '#',
    );
  return (
    <div className={`${tool.tool} ${styles.sheet}`} data-compare-sheet>
      <div className={styles.heads} data-cars={cars.length} data-second={shown}>
        <div className={styles.options} data-print="never">
          <label className={tool.check}>
            <input
              type="checkbox"
              checked={isDifferencesOnly}
              onChange={(event) => change({ isDifferencesOnly: event.currentTarget.checked })}
            />
            {words.differences}
          </label>
          <span className={styles.legend}>
            <DiffersMark />
            {words.differs}
          </span>
          <Button look="quiet" onClick={printSheet}>
            <Icon name="print" />
            {words.print}
          </Button>
          <ShareLink link={link} words={words} />
        </div>
        {cars.length === MOST_CARS && (
          <div className={styles.pair} data-print="never">
            <ToolChoice
              name={`${id}-second`}
              label={words.shown}
              options={[1, 2].map((place) => ({ value: place, label: titleOf(cars[place]?.model) }))}
              chosen={shown}
              onChoose={setSecond}
            />
          </div>
        )}
        {Array.from({ length: Math.min(MOST_CARS, cars.length + 1) }, (_, place) => (
          <CompareHead
            // biome-ignore lint/suspicious/noArrayIndexKey: a head is its place
            key={place}
            id={`${id}-${place}`}
            place={place}
            car={cars[place]}
            models={models}
            pictures={pictures}
            choices={{ setCar, setColour, canRemove: cars.length > 2 }}
            words={words}
          />
        ))}
      </div>
      <CompareRows
        data={data}
        cars={cars.map(({ model }) => ({ id: model, title: titleOf(model) }))}
        isDifferencesOnly={isDifferencesOnly}
        second={shown}
      />
    </div>
  );
}
