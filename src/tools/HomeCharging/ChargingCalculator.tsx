import { useState } from 'react';
import { readNumber } from '../Tool/read-number.ts';
import { ShareLink } from '../Tool/ShareLink.tsx';
import { questionLink } from '../Tool/tool-address.ts';
import { toolStyles as tool } from '../Tool/tool-styles.ts';
import { useKeptQuestion } from '../Tool/use-kept-question.ts';
import { ChargingAnswer } from './ChargingAnswer.tsx';
import { ChargingQuestions } from './ChargingQuestions.tsx';
import { CHARGE_LIMITS, type ChargeQuestion, chargeValue, readCharge } from './charge-link.ts';
import type { ChargingData } from './charging-data.ts';
import { PetrolComparison } from './PetrolComparison.tsx';

type ChargingCalculatorProps = { id: string; data: ChargingData };

/** The fields as they are typed. */
export type ChargingFields = {
  power: number;
  from: string;
  to: string;
  used: string;
  prices: string[];
  petrol: string;
  consumption: string;
};

function fieldsOf(question: ChargeQuestion): ChargingFields {
  return {
    power: question.power,
    from: String(question.from),
    to: String(question.to),
    used: String(question.used),
    prices: question.prices.map(String),
    petrol: question.petrol === undefined ? '' : String(question.petrol),
    consumption: String(question.consumption),
  };
}

/** A question only while every field that it needs is right; petrol may stay empty. */
function questionOf(fields: ChargingFields): ChargeQuestion | undefined {
  const from = readNumber(fields.from, CHARGE_LIMITS.percent).value;
  const to = readNumber(fields.to, CHARGE_LIMITS.percent).value;
  const used = readNumber(fields.used, CHARGE_LIMITS.used).value;
  const prices = fields.prices.map((price) => readNumber(price, CHARGE_LIMITS.price).value);
  const known = prices.filter((price) => price !== undefined);
  if (from === undefined || to === undefined || used === undefined || known.length < prices.length || to <= from) {
    return undefined;
  }
  const petrol = readNumber(fields.petrol, CHARGE_LIMITS.petrol).value;
  const consumption = readNumber(fields.consumption, CHARGE_LIMITS.consumption).value;
  return {
    power: fields.power,
    from,
    to,
    used,
    prices: known,
    petrol: consumption === undefined ? undefined : petrol,
    consumption: consumption ?? 0,
  };
}

/** The home charging calculator: questions, time, energy and cost as bands, and petrol beside it once its price is typed. */
export function ChargingCalculator({ id, data }: ChargingCalculatorProps) {
  const { words, powers, tariff, petrol } = data;
  const [fields, setFields] = useState(() => {
    const first: ChargeQuestion = {
      power: powers.find(({ power }) => power >= 7)?.power ?? powers[0]?.power ?? 0,
      from: 20,
      to: 80,
      used: tariff.limits.at(-1) ?? 0,
      prices: tariff.prices,
      petrol: undefined,
      consumption: petrol.consumption,
    };
    const offered = powers.map(({ power }) => power);
    return fieldsOf(readCharge(location.search, first, offered) ?? first);
  });
  const change = (part: Partial<ChargingFields>) => setFields((before) => ({ ...before, ...part }));
  const question = questionOf(fields);
  const value = question && chargeValue(question);
  useKeptQuestion('charge', value);

  return (
    <div className={tool.tool}>
      <div className={tool.columns}>
        <div className={tool.questions}>
          <ChargingQuestions id={id} data={data} fields={fields} onChange={change} />
        </div>
        <div className={tool.answers}>
          {question === undefined ? (
            <p className={tool.refusal} role="status">
              {words.refuse}
            </p>
          ) : (
            <ChargingAnswer data={data} question={question} />
          )}
          <PetrolComparison id={id} data={data} question={question} fields={fields} onChange={change} />
          {question !== undefined && (
            <ShareLink link={() => questionLink('charge', chargeValue(question), id)} words={words} />
          )}
        </div>
      </div>
    </div>
  );
}
