import { Button } from '../../design/Button/Button.tsx';
import { SelectField } from '../../design/Field/SelectField.tsx';
import type { OrderModel } from './order-models.ts';
import type { ModelsState } from './use-order.ts';

export type OrderModelsWords = {
  model: string;
  /** The first entry of the list when no car is chosen yet. */
  chooseModel: string;
  loadingModels: string;
  modelsFailed: string;
  retry: string;
};

type OrderModelsProps = {
  /** Of the sheet. */
  id: string;
  models: OrderModel[];
  /** Chosen from the start. */
  chosen?: string;
  /** How far the list of all models is. */
  state: ModelsState;
  onRetry: () => void;
  words: OrderModelsWords;
};

/** The list of cars. It begins with those that the page knows; the others join it when the sheet has been opened. */
export function OrderModels({ id, models, chosen, state, onRetry, words }: OrderModelsProps) {
  return (
    <SelectField
      id={`${id}-model`}
      name="order"
      label={words.model}
      defaultValue={chosen ?? ''}
      hint={state === 'loading' ? words.loadingModels : undefined}
      error={
        state === 'failed' ? (
          <>
            {words.modelsFailed}{' '}
            <Button look="quiet" onClick={onRetry}>
              {words.retry}
            </Button>
          </>
        ) : undefined
      }
    >
      {chosen === undefined && <option value="">{words.chooseModel}</option>}
      {models.map((model) => (
        <option key={model.id} value={model.id}>
          {model.title}
        </option>
      ))}
    </SelectField>
  );
}
