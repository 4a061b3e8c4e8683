import { TRIP_LIMITS } from '#/formulas/range.ts';
import { formatNumber } from '#/language/format.ts';
import { readNumber } from '../Tool/read-number.ts';
import { ToolChoice } from '../Tool/ToolChoice.tsx';
import { ToolNumber } from '../Tool/ToolNumber.tsx';
import { ToolSelect } from '../Tool/ToolSelect.tsx';
import { toolStyles as tool } from '../Tool/tool-styles.ts';
import type { WinterFields } from './WinterCalculator.tsx';
import type { Town, WinterWords } from './winter-data.ts';

type WinterQuestionsProps = {
  id: string;
  towns: Town[];
  fields: WinterFields;
  onChange: (part: Partial<WinterFields>) => void;
  words: WinterWords;
};

/** Temperature and goal at once, the rest one press away. */
export function WinterQuestions({ id, towns, fields, onChange, words }: WinterQuestionsProps) {
  const { temperature, where, start, reserve } = fields;
  const presets = [
    { label: words.january, value: -25 },
    { label: words.zero, value: 0 },
    { label: words.summer, value: 20 },
  ];
  const [charge, kept] = [readNumber(start, TRIP_LIMITS.start).value, readNumber(reserve, TRIP_LIMITS.reserve).value];
  const isTooHigh = charge !== undefined && kept !== undefined && kept >= charge;
  return (
    <>
      <div className={tool.field}>
        <div className={tool.head}>
          <label className={tool.label} htmlFor={`${id}-temperature`}>
            {words.temperature}
          </label>
          <span className={tool.reading} aria-hidden="true">
            {formatNumber(temperature)} °C
          </span>
        </div>
        <input
          id={`${id}-temperature`}
          className={tool.slider}
          type="range"
          min={TRIP_LIMITS.temperature.from}
          max={TRIP_LIMITS.temperature.to}
          value={temperature}
          aria-valuetext={`${formatNumber(temperature)} °C`}
          onChange={(event) => onChange({ temperature: event.currentTarget.valueAsNumber })}
        />
        <div className={tool.presets}>
          {presets.map((preset) => (
            <button
              key={preset.value}
              type="button"
              className={tool.preset}
              aria-pressed={preset.value === temperature}
              onClick={() => onChange({ temperature: preset.value })}
            >
              {preset.label}, {formatNumber(preset.value)}°
            </button>
          ))}
        </div>
      </div>
      {where === 'road' && (
        <div>
          <ToolSelect
            id={`${id}-town`}
            label={words.town}
            options={[
              { value: '', label: words.noTown },
              ...towns.map((town) => ({ value: town.id, label: `${town.name}, ${town.km} ${words.km}` })),
            ]}
            chosen={fields.town ?? ''}
            onChoose={(town) => onChange({ town: town === '' ? undefined : town })}
          />
          <label className={tool.check}>
            <input
              type="checkbox"
              checked={fields.isReturn}
              onChange={(event) => onChange({ isReturn: event.currentTarget.checked })}
            />
            {words.back}
          </label>
        </div>
      )}
      <ToolChoice
        name={`${id}-where`}
        label={words.where}
        options={[
          { value: 'road', label: words.road },
          { value: 'city', label: words.city },
        ]}
        chosen={where}
        onChoose={(choice: 'road' | 'city') => onChange({ where: choice })}
      />
      <details className={tool.more} open={isTooHigh || undefined}>
        <summary>{words.settings}</summary>
        <div className={tool.pair}>
          {where === 'road' && (
            <ToolNumber
              id={`${id}-speed`}
              label={words.speed}
              text={fields.speed}
              limits={TRIP_LIMITS.speed}
              onType={(speed) => onChange({ speed })}
              words={words}
            />
          )}
          <ToolNumber
            id={`${id}-start`}
            label={words.start}
            text={start}
            limits={TRIP_LIMITS.start}
            onType={(text) => onChange({ start: text })}
            words={words}
          />
          <ToolNumber
            id={`${id}-reserve`}
            label={words.reserve}
            text={reserve}
            limits={TRIP_LIMITS.reserve}
            problem={isTooHigh ? words.reserveTooHigh : undefined}
            onType={(text) => onChange({ reserve: text })}
            words={words}
          />
        </div>
      </details>
    </>
  );
}
