import type { ReactNode } from 'react';
import type { OrderModel } from '#/catalogue/model-choices.ts';
import { TextArea } from '../../design/Field/TextArea.tsx';
import { TextField } from '../../design/Field/TextField.tsx';
import { useSiteData } from '../../page/PageContext.tsx';
import { OrderColours } from './OrderColours.tsx';
import styles from './OrderFields.module.css';
import { OrderPurpose } from './OrderPurpose.tsx';
import { FIELDS, type Order, type OrderField, TEXT_LIMIT } from './order-fields.ts';

type OrderFieldsProps = {
  /** Of the sheet. */
  id: string;
  order: Order;
  model: OrderModel;
  /** The list of cars, which loads. */
  cars: ReactNode;
};

/** Every question of the sheet with what answers it. Questions for one purpose show while it is chosen. */
export function OrderFields({ id, order, model, cars }: OrderFieldsProps) {
  const { orderSheet } = useSiteData().messages;
  const controlOf = ({ control, query, label, hint }: OrderField) => {
    const texts = { label: orderSheet[label], hint: hint && orderSheet[hint] };
    switch (control) {
      case 'purpose':
        return <OrderPurpose messages={orderSheet} />;
      case 'car':
        return cars;
      case 'paint':
        return <OrderColours colours={model.colours} label={texts.label} />;
      case 'day':
        return <TextField id={`${id}-${query}`} type="date" name={query} {...texts} />;
      case 'lines':
        return <TextArea id={`${id}-${query}`} name={query} {...texts} maxLength={TEXT_LIMIT} />;
    }
  };
  return (
    // The chosen purpose is for browsers whose style sheets cannot see which radio button is checked.
    <div className={styles.fields} data-print="never" data-purpose={order.purpose}>
      {FIELDS.map(([name, field]) => (
        <div key={name} className={styles.field} data-only-for={field.onlyFor}>
          {controlOf(field)}
        </div>
      ))}
    </div>
  );
}
