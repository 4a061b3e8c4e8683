import type { ChargingCalculatorData } from '#/catalogue/calculators.ts';
import { fillIn } from '#/language/fill-in.ts';
import { formatNumber } from '#/language/format.ts';
import { ChoiceField } from '../../design/Field/ChoiceField.tsx';
import { NumberField } from '../../design/Field/NumberField.tsx';
import { readNumber } from '../../design/Field/read-number.ts';
import { MoreQuestions } from '../Calculator/MoreQuestions.tsx';
import styles from './ChargingQuestions.module.css';
import { CHARGE_LIMITS, type ChargeFields, PRICES } from './charge-link.ts';

type ChargingQuestionsProps = {
  data: ChargingCalculatorData;
  fields: ChargeFields;
  onChange: (part: Partial<ChargeFields>) => void;
};

/** Plug and per cent at once; the household's use and the prices one press away. */
export function ChargingQuestions({ data, fields, onChange }: ChargingQuestionsProps) {
  const { messages, powers, tariff } = data;
  const from = readNumber(fields.from, CHARGE_LIMITS.percent).value;
  const to = readNumber(fields.to, CHARGE_LIMITS.percent).value;
  const isTurned = from !== undefined && to !== undefined && to <= from;
  const priced = PRICES.map((name) => readNumber(fields[name], CHARGE_LIMITS.price).value);
  const used = readNumber(fields.used, CHARGE_LIMITS.used).value;
  return (
    <>
      <ChoiceField
        name="power"
        label={messages.power}
        options={powers.map(({ power, label }) => ({
          value: String(power),
          label: `${formatNumber(power)} ${messages.kW}`,
          hint: label,
        }))}
        chosen={fields.power}
        onChoose={(power) => onChange({ power })}
      />
      <div className={styles.pair}>
        {(['from', 'to'] as const).map((name) => (
          <NumberField
            key={name}
            id={`charging-${name}`}
            name={name}
            label={messages[name]}
            text={fields[name]}
            limits={CHARGE_LIMITS.percent}
            problem={name === 'to' && isTurned ? messages.order : undefined}
            onType={(text) => onChange({ [name]: text })}
            messages={messages}
          />
        ))}
      </div>
      <MoreQuestions label={messages.tariff} isNeeded={used === undefined || priced.includes(undefined)}>
        <p className={styles.note}>{fillIn(messages.tariffNote, { date: tariff.since })}</p>
        {PRICES.map((name, tier) => (
          <NumberField
            key={name}
            id={`charging-${name}`}
            name={name}
            label={tierName(data, tier)}
            text={fields[name]}
            limits={CHARGE_LIMITS.price}
            onType={(text) => onChange({ [name]: text })}
            messages={messages}
          />
        ))}
        <NumberField
          id="charging-used"
          name="used"
          label={messages.used}
          hint={messages.usedHint}
          text={fields.used}
          limits={CHARGE_LIMITS.used}
          onType={(text) => onChange({ used: text })}
          messages={messages}
        />
      </MoreQuestions>
    </>
  );
}

/** "150–300 кВт·ц" */
function tierName({ tariff, messages }: ChargingCalculatorData, tier: number): string {
  const [from, to] = [tariff.limits[tier - 1], tariff.limits[tier]];
  const text = from === undefined ? messages.tierFirst : to === undefined ? messages.tierLast : messages.tierMiddle;
  return fillIn(text, { from: String(from ?? 0), to: String(to ?? '') });
}
