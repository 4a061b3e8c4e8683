import { chargeCost, chargingHours, wallEnergy } from '#/formulas/charge.ts';
import { bandText, showTogrogBand } from '#/language/band.ts';
import { fillIn } from '#/language/fill-in.ts';
import { formatNumber } from '#/language/format.ts';
import { toolStyles as tool } from '../Tool/tool-styles.ts';
import type { ChargeQuestion } from './charge-link.ts';
import type { ChargingData } from './charging-data.ts';
import { costPer100 } from './cost-per-100.ts';

type ChargingAnswerProps = { data: ChargingData; question: ChargeQuestion };

/** Time, energy, cost of the charge, and what 100 km cost in summer and on the coldest measured day. */
export function ChargingAnswer({ data, question }: ChargingAnswerProps) {
  const { words, battery, powers, usable, onboard } = data;
  const power = powers.find((each) => each.power === question.power) ?? powers[0];
  if (power === undefined) return null;
  const figures = { battery, ...power };
  const [energy, hours] = [wallEnergy(figures, question), chargingHours(figures, question)];
  if (energy === undefined || hours === undefined) return null;
  const tariff = { limits: data.tariff.limits, prices: question.prices };
  const [summer, winter] = [costPer100(data, question), costPer100(data, question, data.cold)];
  return (
    <div className={tool.answers} role="status">
      <div className={tool.answer}>
        <p className={tool.note}>{words.hours}</p>
        <p className={tool.figure}>
          {bandText(hours)} <span className={tool.unit}>{words.hour}</span>
        </p>
      </div>
      <dl className={tool.figures} data-columns="2">
        <div>
          <dt>{words.wall}</dt>
          <dd>
            {bandText(energy)} {words.kWh}
          </dd>
        </div>
        <div>
          <dt>{words.cost}</dt>
          <dd>{showTogrogBand(chargeCost(tariff, question.used, energy))}</dd>
        </div>
        {summer && (
          <div>
            <dt>{words.per100}</dt>
            <dd>{showTogrogBand(summer)}</dd>
          </div>
        )}
        {winter && (
          <div>
            <dt>{words.per100Winter}</dt>
            <dd>{showTogrogBand(winter)}</dd>
          </div>
        )}
      </dl>
      <p className={tool.note}>
        {fillIn(usable ? words.usable : words.gross, { battery: formatNumber(battery) })}{' '}
        {onboard === undefined && power.power > 7 && `${words.onboardUnknown} `}
        {summer === undefined && `${words.per100Unknown} `}
        {words.cold}
      </p>
    </div>
  );
}
