import { toolStyles as styles } from './tool-styles.ts';

type ToolChoiceProps<Value extends string | number> = {
  name: string;
  label: string;
  options: { value: Value; label: string; hint?: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
};

/** One of a few, all of them in view: radio buttons as one row of tiles. */
export function ToolChoice<Value extends string | number>({
  name,
  label,
  options,
  chosen,
  onChoose,
}: ToolChoiceProps<Value>) {
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.label}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === chosen}
            onChange={() => onChoose(option.value)}
          />
          <span className={styles.optionLabel}>{option.label}</span>
          {option.hint !== undefined && <span className={styles.hint}>{option.hint}</span>}
        </label>
      ))}
    </fieldset>
  );
}
