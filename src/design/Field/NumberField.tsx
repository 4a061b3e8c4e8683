import { explainNumber, type NumberMessages } from './explain-number.ts';
import { type NumberLimits, readNumber } from './read-number.ts';
import { TextField } from './TextField.tsx';

type NumberFieldProps = {
  id: string;
  name: string;
  label: string;
  hint?: string;
  /** What stands in the field, as it was typed. */
  text: string;
  limits: NumberLimits;
  /** Reads what was typed, where it is more than a number, such as a length with its unit. */
  read?: (text: string, limits: NumberLimits) => ReturnType<typeof readNumber>;
  /** A problem that lies in another field as well. */
  problem?: string | undefined;
  /** An empty field is no mistake. */
  isOptional?: boolean;
  onType: (text: string) => void;
  messages: NumberMessages;
};

/** A number to type, checked while it is typed; the message stands below the field. */
export function NumberField({
  limits,
  text,
  read = readNumber,
  problem,
  isOptional = false,
  onType,
  messages,
  ...field
}: NumberFieldProps) {
  const found = read(text, limits).problem;
  const own = isOptional && found === 'empty' ? undefined : explainNumber(found, limits, messages);
  return (
    <TextField
      {...field}
      error={own ?? problem}
      inputMode={limits.from < 0 ? 'text' : 'decimal'}
      autoComplete="off"
      maxLength={16}
      value={text}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
}
