import styles from './ChoiceField.module.css';

type ChoiceFieldProps<Value extends string> = {
  name: string;
  label: string;
  options: { value: Value; label: string; hint?: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
};

/** One of a few, all of them in view: radio buttons as a row of tiles. */
export function ChoiceField<Value extends string>({ name, label, options, chosen, onChoose }: ChoiceFieldProps<Value>) {
  return (
    <fieldset className={styles.choice} data-explained={options.some(({ hint }) => hint !== undefined) || undefined}>
      <legend className={styles.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === chosen}
            onChange={() => onChoose(option.value)}
          />
          <span className={styles.label}>{option.label}</span>
          {option.hint !== undefined && <span className={styles.hint}>{option.hint}</span>}
        </label>
      ))}
    </fieldset>
  );
}
