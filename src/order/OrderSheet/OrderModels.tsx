import { SelectField } from '../../design/Field/SelectField.tsx';
import { Failure } from '../../design/SectionBoundary/Failure.tsx';
import type { FailureWords } from '../../design/SectionBoundary/FailureNotice.tsx';
import type { OrderModel } from './order-models.ts';

export type OrderModelsWords = {
  model: string;
  /** The first entry of the list when no car is chosen yet. */
  chooseModel: string;
  loadingModels: string;
  modelsFailed: string;
  failure: FailureWords;
};

type OrderModelsProps = {
  /** Of the sheet. */
  id: string;
  models: OrderModel[];
  /** Chosen from the start. */
  chosen?: string;
  isLoading: boolean;
  /** Why the list of all models did not come. */
  failure: string | undefined;
  onRetry: () => void;
  words: OrderModelsWords;
};

/** The list of cars. It begins with those that the page knows; the others join it when the sheet has been opened. */
export function OrderModels({ id, models, chosen, isLoading, failure, onRetry, words }: OrderModelsProps) {
  return (
    <>
      <SelectField
        id={`${id}-model`}
        name="order"
        label={words.model}
        defaultValue={chosen ?? ''}
        hint={isLoading ? words.loadingModels : undefined}
      >
        {chosen === undefined && <option value="">{words.chooseModel}</option>}
        {models.map((model) => (
          <option key={model.id} value={model.id}>
            {model.title}
          </option>
        ))}
      </SelectField>
      {failure !== undefined && (
        <Failure words={{ ...words.failure, sentence: words.modelsFailed }} text={failure} onRetry={onRetry} />
      )}
    </>
  );
}
