import type { ComponentProps, ReactNode } from 'react';
import styles from './Field.module.css';
import { Field } from './Field.tsx';
import { fieldControl } from './field-control.ts';

type SelectFieldProps = Omit<ComponentProps<'select'>, 'id' | 'className'> & {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
};

/** A list to choose one from: the device's own. The children are its options. */
export function SelectField({ id, label, hint, error, ...select }: SelectFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className={styles.select}>
        <select {...fieldControl(id, hint, error)} {...select} />
      </div>
    </Field>
  );
}
