import type { ChargingCalculatorData } from '#/catalogue/calculators.ts';
import { againstPetrol } from '#/formulas/charge.ts';
import { fillIn } from '#/language/fill-in.ts';
import { formatNumber, formatTogrog } from '#/language/format.ts';
import { showTogrogInterval } from '#/language/interval.ts';
import { NumberField } from '../../design/Field/NumberField.tsx';
import { readNumber } from '../../design/Field/read-number.ts';
import { MoreQuestions } from '../Calculator/MoreQuestions.tsx';
import { CHARGE_LIMITS, type ChargeFields, type ChargeQuestion } from './charge-link.ts';
import { costPer100 } from './cost-per-100.ts';
import styles from './PetrolCost.module.css';

type PetrolCostProps = {
  data: ChargingCalculatorData;
  question: ChargeQuestion | undefined;
  fields: ChargeFields;
  onChange: (part: Partial<ChargeFields>) => void;
};

/** 100 km with petrol, at the price that the visitor types; without it nothing is compared, so it is folded until then. */
export function PetrolCost({ data, question, fields, onChange }: PetrolCostProps) {
  const { messages, petrol } = data;
  const isUnread = readNumber(fields.consumption, CHARGE_LIMITS.consumption).value === undefined;
  return (
    <MoreQuestions label={messages.petrolHeading} isNeeded={fields.petrol !== '' || isUnread}>
      <div className={styles.petrol}>
        <NumberField
          id="charging-petrol"
          name="petrol"
          label={messages.petrolPrice}
          hint={messages.petrolPriceHint}
          text={fields.petrol}
          limits={CHARGE_LIMITS.petrol}
          isOptional
          onType={(text) => onChange({ petrol: text })}
          messages={messages}
        />
        <NumberField
          id="charging-consumption"
          name="consumption"
          label={messages.petrolUse}
          hint={fillIn(messages.petrolUseHint, { value: formatNumber(petrol.consumption), model: petrol.model })}
          text={fields.consumption}
          limits={CHARGE_LIMITS.consumption}
          onType={(text) => onChange({ consumption: text })}
          messages={messages}
        />
        <p className={styles.result} role="status">
          {resultText(data, question)}
        </p>
      </div>
    </MoreQuestions>
  );
}

function resultText(data: ChargingCalculatorData, question: ChargeQuestion | undefined): string {
  const { messages } = data;
  const electric = question && costPer100(data, question);
  if (question?.petrol === undefined || question.consumption === undefined || electric === undefined) {
    return messages.petrolMissing;
  }
  const petrol = question.petrol * question.consumption;
  const { verdict, difference } = againstPetrol(electric, petrol);
  const text = { less: messages.petrolLess, more: messages.petrolMore, open: messages.petrolOpen }[verdict];
  return `${messages.petrolCost}: ${formatTogrog(petrol)}. ${fillIn(text, { amount: showTogrogInterval(difference) })}`;
}
