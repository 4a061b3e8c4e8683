import type { ChargingCalculatorData } from '#/catalogue/calculators.ts';
import { chargeCost, chargingHours, wallEnergy } from '#/formulas/charge.ts';
import { fillIn } from '#/language/fill-in.ts';
import { formatNumber } from '#/language/format.ts';
import { intervalText, showTogrogInterval } from '#/language/interval.ts';
import { Answer } from '../Calculator/Answer.tsx';
import type { ChargeQuestion } from './charge-link.ts';
import { costPer100 } from './cost-per-100.ts';

type ChargingAnswerProps = { data: ChargingCalculatorData; question: ChargeQuestion };

/** Time, energy, cost of the charge, and what 100 km cost in summer and on the coldest measured day. */
export function ChargingAnswer({ data, question }: ChargingAnswerProps) {
  const { messages, battery, powers, usable, onboard } = data;
  const power = powers.find((each) => each.power === question.power);
  const figures = power && { battery, ...power };
  const energy = figures && wallEnergy(figures, question);
  const hours = figures && chargingHours(figures, question);
  if (power === undefined || energy === undefined || hours === undefined) return null;
  const tariff = { limits: data.tariff.limits, prices: question.prices };
  const [summer, winter] = [costPer100(data, question), costPer100(data, question, data.cold)];
  return (
    <Answer
      label={messages.hours}
      result={intervalText(hours)}
      unit={messages.hour}
      others={[
        { label: messages.wall, value: `${intervalText(energy)} ${messages.kWh}` },
        { label: messages.cost, value: showTogrogInterval(chargeCost(tariff, question.used, energy)) },
        ...(summer ? [{ label: messages.per100, value: showTogrogInterval(summer) }] : []),
        ...(winter ? [{ label: messages.per100Winter, value: showTogrogInterval(winter) }] : []),
      ]}
      note={[
        fillIn(usable ? messages.usable : messages.gross, { battery: formatNumber(battery) }),
        onboard === undefined && power.power > 7 ? messages.onboardUnknown : '',
        summer === undefined ? messages.per100Unknown : '',
        messages.cold,
      ]
        .filter(Boolean)
        .join(' ')}
    />
  );
}
