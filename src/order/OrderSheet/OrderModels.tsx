import type { OrderModel } from '#/catalogue/model-choices.ts';
import type { SiteData } from '#/catalogue/site-data.ts';
import { SelectField } from '../../design/Field/SelectField.tsx';
import { Failure } from '../../design/SectionBoundary/Failure.tsx';
import { ORDER_FIELDS } from './order-fields.ts';

type OrderModelsProps = {
  /** Of the sheet. */
  id: string;
  models: OrderModel[];
  /** Id of the model that is chosen from the start. */
  chosen: string;
  isLoading: boolean;
  /** Why the list of all models did not come. */
  failure: string | undefined;
  onRetry: () => void;
  messages: SiteData['messages'];
};

/** The list of cars. It begins with the page's own; the others join it when the sheet has been opened. */
export function OrderModels({ id, models, chosen, isLoading, failure, onRetry, messages }: OrderModelsProps) {
  const { model, loadingModels, modelsFailed } = messages.orderSheet;
  return (
    <>
      <SelectField
        id={`${id}-model`}
        name={ORDER_FIELDS.model.query}
        label={model}
        defaultValue={chosen}
        hint={isLoading ? loadingModels : undefined}
      >
        {models.map((each) => (
          <option key={each.id} value={each.id} translate="no">
            {each.title}
          </option>
        ))}
      </SelectField>
      {failure !== undefined && (
        <Failure messages={{ ...messages.sectionBoundary, sentence: modelsFailed }} text={failure} onRetry={onRetry} />
      )}
    </>
  );
}
