import { TextField } from '../../design/Field/TextField.tsx';
import { explainNumber, type NumberWords } from './explain-number.ts';
import { type NumberLimits, readNumber } from './read-number.ts';

type ToolNumberProps = {
  id: string;
  label: string;
  hint?: string;
  /** What stands in the field, as it was typed. */
  text: string;
  limits: NumberLimits;
  /** A problem that lies in another field as well. */
  problem?: string | undefined;
  /** An empty field is no mistake yet. */
  isOptional?: boolean;
  onType: (text: string) => void;
  words: NumberWords;
};

/** A number to type, checked while it is typed; the message stands below the field. */
export function ToolNumber({
  id,
  label,
  hint,
  text,
  limits,
  problem,
  isOptional = false,
  onType,
  words,
}: ToolNumberProps) {
  const read = readNumber(text, limits);
  const own =
    isOptional && read.problem === 'empty'
      ? undefined
      : explainNumber(read.problem, limits, words, Math.round((limits.from + limits.to) / 2));
  return (
    <TextField
      id={id}
      label={label}
      hint={hint}
      error={own ?? problem}
      inputMode={limits.from < 0 ? 'text' : 'decimal'}
      autoComplete="off"
      maxLength={16}
      value={text}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
}
