import type { ComponentProps, ReactNode } from 'react';
import { Field } from './Field.tsx';
import { fieldControl } from './field-control.ts';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id' | 'className'> & {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
};

/** Several lines of text, with the label above. It grows with its text where the browser can do that. */
export function TextArea({ id, label, hint, error, ...area }: TextAreaProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <textarea rows={4} {...fieldControl(id, hint, error)} {...area} />
    </Field>
  );
}
