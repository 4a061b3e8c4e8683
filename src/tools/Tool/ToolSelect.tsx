import { toolStyles as styles } from './tool-styles.ts';

type ToolSelectProps = {
  id: string;
  label: string;
  options: { value: string; label: string }[];
  chosen: string;
  onChoose: (value: string) => void;
};

/** One of many: the browser's own list. */
export function ToolSelect({ id, label, options, chosen, onChoose }: ToolSelectProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={styles.select}
        value={chosen}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
