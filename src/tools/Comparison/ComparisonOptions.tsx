import type { ComparisonData } from '#/catalogue/comparison.ts';
import type { ModelCardData } from '#/catalogue/model-card.ts';
import { CarList } from './CarList.tsx';
import styles from './ComparisonOptions.module.css';

type ComparisonOptionsProps = {
  /** The cars that are not compared yet. */
  models: ModelCardData[];
  /** One more car fits. */
  hasRoom: boolean;
  isDifferencesOnly: boolean;
  messages: ComparisonData['messages'];
  onAdd: (id: string) => void;
  onDifferencesOnly: (isOn: boolean) => void;
};

/** What is compared besides the cars that stand there: one more car, and only what differs. */
export function ComparisonOptions({
  models,
  hasRoom,
  isDifferencesOnly,
  messages,
  onAdd,
  onDifferencesOnly,
}: ComparisonOptionsProps) {
  return (
    <div className={styles.options} data-print="never">
      <label className={styles.check}>
        <input
          type="checkbox"
          name="differences"
          value="1"
          checked={isDifferencesOnly}
          onChange={(event) => onDifferencesOnly(event.currentTarget.checked)}
        />
        {messages.differences}
      </label>
      {hasRoom && <CarList place="car2" label={messages.add} models={models} none={messages.add} onChoose={onAdd} />}
    </div>
  );
}
