import type { ComponentProps, ReactNode } from 'react';
import { Field } from './Field.tsx';
import { fieldControl } from './field-control.ts';

type TextFieldProps = Omit<ComponentProps<'input'>, 'id' | 'className'> & {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
};

/** A line of text, an e-mail address or a number, with its label above it. Give it `defaultValue`, not `value`. */
export function TextField({ id, label, hint, error, ...input }: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input type="text" {...fieldControl(id, hint, error)} {...input} />
    </Field>
  );
}
