import { fillIn } from '#/language/fill-in.ts';
import { formatNumber } from '#/language/format.ts';
import { readNumber } from '../Tool/read-number.ts';
import { ToolChoice } from '../Tool/ToolChoice.tsx';
import { ToolNumber } from '../Tool/ToolNumber.tsx';
import { toolStyles as tool } from '../Tool/tool-styles.ts';
import type { ChargingFields } from './ChargingCalculator.tsx';
import { CHARGE_LIMITS } from './charge-link.ts';
import type { ChargingData } from './charging-data.ts';

type ChargingQuestionsProps = {
  id: string;
  data: ChargingData;
  fields: ChargingFields;
  onChange: (part: Partial<ChargingFields>) => void;
};

/** Plug and per cent at once; the household's use and the prices one press away. */
export function ChargingQuestions({ id, data, fields, onChange }: ChargingQuestionsProps) {
  const { words, powers, tariff } = data;
  const from = readNumber(fields.from, CHARGE_LIMITS.percent).value;
  const to = readNumber(fields.to, CHARGE_LIMITS.percent).value;
  const isTurned = from !== undefined && to !== undefined && to <= from;
  const setPrice = (tier: number, text: string) =>
    onChange({ prices: fields.prices.map((price, at) => (at === tier ? text : price)) });
  return (
    <>
      <ToolChoice
        name={`${id}-power`}
        label={words.power}
        options={powers.map(({ power, label }) => ({
          value: power,
          label: `${formatNumber(power)} ${words.kW}`,
          hint: label,
        }))}
        chosen={fields.power}
        onChoose={(power) => onChange({ power })}
      />
      <div className={tool.pair}>
        <ToolNumber
          id={`${id}-from`}
          label={words.from}
          text={fields.from}
          limits={CHARGE_LIMITS.percent}
          onType={(text) => onChange({ from: text })}
          words={words}
        />
        <ToolNumber
          id={`${id}-to`}
          label={words.to}
          text={fields.to}
          limits={CHARGE_LIMITS.percent}
          problem={isTurned ? words.order : undefined}
          onType={(text) => onChange({ to: text })}
          words={words}
        />
      </div>
      <details className={tool.more}>
        <summary>{words.tariff}</summary>
        <div>
          <p className={tool.note}>{fillIn(words.tariffNote, { date: tariff.since })}</p>
          <div className={tool.pair}>
            {fields.prices.map((price, tier) => (
              <ToolNumber
                // biome-ignore lint/suspicious/noArrayIndexKey: a tier is its place in the tariff
                key={tier}
                id={`${id}-price-${tier}`}
                label={tierName(data, tier)}
                text={price}
                limits={CHARGE_LIMITS.price}
                onType={(text) => setPrice(tier, text)}
                words={words}
              />
            ))}
          </div>
          <ToolNumber
            id={`${id}-used`}
            label={words.used}
            hint={words.usedHint}
            text={fields.used}
            limits={CHARGE_LIMITS.used}
            onType={(text) => onChange({ used: text })}
            words={words}
          />
        </div>
      </details>
    </>
  );
}

/** "150–300 кВт·ц" */
function tierName({ tariff, words }: ChargingData, tier: number): string {
  const [from, to] = [tariff.limits[tier - 1], tariff.limits[tier]];
  const text = from === undefined ? words.tierFirst : to === undefined ? words.tierLast : words.tierMiddle;
  return fillIn(text, { from: String(from ?? 0), to: String(to ?? '') });
}
