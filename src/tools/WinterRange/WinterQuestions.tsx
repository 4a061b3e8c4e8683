import type { WinterCalculatorData } from '#/catalogue/calculators.ts';
import { TRIP_LIMITS, verdictOf } from '#/formulas/range.ts';
import { formatNumber } from '#/language/format.ts';
import { ChoiceField } from '../../design/Field/ChoiceField.tsx';
import { NumberField } from '../../design/Field/NumberField.tsx';
import { readNumber } from '../../design/Field/read-number.ts';
import { SelectField } from '../../design/Field/SelectField.tsx';
import { MoreQuestions } from '../Calculator/MoreQuestions.tsx';
import { JANUARY, RETURN, type WinterFields, winterQuestion } from './trip-link.ts';
import styles from './WinterQuestions.module.css';

type WinterQuestionsProps = {
  data: WinterCalculatorData;
  fields: WinterFields;
  onChange: (part: Partial<WinterFields>) => void;
};

const NUMBERS = ['speed', 'start', 'reserve'] as const;

/** Temperature and goal at once, the rest one press away. */
export function WinterQuestions({ data, fields, onChange }: WinterQuestionsProps) {
  const { messages, towns } = data;
  const question = winterQuestion(fields);
  const numbers = NUMBERS.filter((name) => name !== 'speed' || fields.where === 'road');
  const [start, reserve] = [
    readNumber(fields.start, TRIP_LIMITS.start),
    readNumber(fields.reserve, TRIP_LIMITS.reserve),
  ];
  const isTooHigh = start.value !== undefined && reserve.value !== undefined && reserve.value >= start.value;
  return (
    <>
      <Temperature data={data} temperature={Number(fields.temperature)} onChange={onChange} />
      <ChoiceField
        name="where"
        label={messages.where}
        options={[
          { value: 'road', label: messages.road },
          { value: 'city', label: messages.city },
        ]}
        chosen={fields.where}
        onChoose={(where) => onChange({ where })}
      />
      {fields.where === 'road' && (
        <div>
          <SelectField
            id="winter-town"
            name="town"
            label={messages.town}
            value={fields.town}
            onChange={(event) => onChange({ town: event.currentTarget.value })}
          >
            <option value="">{messages.noTown}</option>
            {towns.map(({ id, name, km }) => (
              <option key={id} value={id}>
                {`${name}, ${km} ${messages.km}${question ? `: ${messages[`${verdictOf(data, question, km)}Verdict`]}` : ''}`}
              </option>
            ))}
          </SelectField>
          <label className={styles.check}>
            <input
              type="checkbox"
              name="isReturn"
              value={RETURN}
              checked={fields.isReturn === RETURN}
              onChange={(event) => onChange({ isReturn: event.currentTarget.checked ? RETURN : '' })}
            />
            {messages.back}
          </label>
        </div>
      )}
      <MoreQuestions label={messages.settings} isNeeded={question === undefined}>
        {numbers.map((name) => (
          <NumberField
            key={name}
            id={`winter-${name}`}
            name={name}
            label={messages[name]}
            text={fields[name]}
            limits={TRIP_LIMITS[name]}
            problem={name === 'reserve' && isTooHigh ? messages.reserveTooHigh : undefined}
            onType={(text) => onChange({ [name]: text })}
            messages={messages}
          />
        ))}
      </MoreQuestions>
    </>
  );
}

type TemperatureProps = Pick<WinterQuestionsProps, 'data' | 'onChange'> & { temperature: number };

/** A slider, and the temperatures that most visitors mean as buttons. */
function Temperature({ data: { messages }, temperature, onChange }: TemperatureProps) {
  const presets = [
    { label: messages.january, value: JANUARY },
    { label: messages.zero, value: 0 },
    { label: messages.summer, value: 20 },
  ];
  const { from, to } = TRIP_LIMITS.temperature;
  return (
    <div className={styles.temperature}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor="winter-temperature">
          {messages.temperature}
        </label>
        <span className={styles.reading} aria-hidden="true">
          {`${formatNumber(temperature)} °C`}
        </span>
      </div>
      <input
        id="winter-temperature"
        name="temperature"
        className={styles.slider}
        type="range"
        min={from}
        max={to}
        value={temperature}
        aria-valuetext={`${formatNumber(temperature)} °C`}
        onChange={(event) => onChange({ temperature: event.currentTarget.value })}
      />
      <div className={styles.presets}>
        {presets.map(({ label, value }) => (
          <button
            key={value}
            type="button"
            className={styles.preset}
            aria-pressed={value === temperature}
            onClick={() => onChange({ temperature: String(value) })}
          >
            {`${label}, ${formatNumber(value)}°`}
          </button>
        ))}
      </div>
    </div>
  );
}
