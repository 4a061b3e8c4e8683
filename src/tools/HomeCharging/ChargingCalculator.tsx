import type { ChargingCalculatorData } from '#/catalogue/calculators.ts';
import { Calculator } from '../Calculator/Calculator.tsx';
import { ShareLink } from '../Calculator/ShareLink.tsx';
import { Sources } from '../Calculator/Sources.tsx';
import { useQuestion } from '../Calculator/use-question.ts';
import { ChargingAnswer } from './ChargingAnswer.tsx';
import { ChargingNight } from './ChargingNight.tsx';
import { ChargingQuestions } from './ChargingQuestions.tsx';
import { type ChargeFields, chargeQuestion, chargeValue, PARAMETER, readCharge } from './charge-link.ts';
import { PetrolCost } from './PetrolCost.tsx';

/** What a charge at home takes and costs, and petrol beside it once its price is typed. */
export function ChargingCalculator({ data }: { data: ChargingCalculatorData }) {
  const { messages, powers, tariff, petrol } = data;
  const [price0 = '', price1 = '', price2 = ''] = tariff.prices.map(String);
  const first: ChargeFields = {
    power: String(powers.find(({ power }) => power >= 7)?.power ?? powers[0]?.power ?? 0),
    from: '20',
    to: '80',
    used: String(tariff.limits.at(-1) ?? 0),
    price0,
    price1,
    price2,
    petrol: '',
    consumption: String(petrol.consumption),
  };
  const { form, fields, change, link } = useQuestion({
    section: 'charging',
    first,
    read: (query) =>
      readCharge(
        query,
        first,
        powers.map(({ power }) => power),
      ),
    write: (asked) => ({ [PARAMETER]: chargeValue(asked) }),
  });
  const question = chargeQuestion(fields);
  return (
    <Calculator
      ref={form}
      questions={<ChargingQuestions data={data} fields={fields} onChange={change} />}
      answer={question && <ChargingAnswer data={data} question={question} />}
      refusal={messages.refuse}
      picture={question && <ChargingNight data={data} question={question} />}
      further={
        data.rated !== undefined && <PetrolCost data={data} question={question} fields={fields} onChange={change} />
      }
      aside={
        <>
          <Sources label={messages.sources} method={messages.method} sources={data.sources} />
          {question && <ShareLink link={link} messages={messages} />}
        </>
      }
    />
  );
}
