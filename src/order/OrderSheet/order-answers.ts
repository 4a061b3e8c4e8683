import type { OrderModel } from '#/catalogue/model-choices.ts';
import type { SiteData } from '#/catalogue/site-data.ts';
import { formatDay } from './format-day.ts';
import { FIELDS, type Order, type OrderField, type OrderFieldName, PURPOSES } from './order-fields.ts';

/** An answer as people read it, with its question. */
export type OrderAnswer = { name: OrderFieldName; control: OrderField['control']; label: string; value: string };

/** What is asked and answered, in the order of the sheet. What is left open is not there, but for the colour: it says so. */
export function orderAnswers(order: Order, model: OrderModel, { locale, messages }: SiteData): OrderAnswer[] {
  const { orderSheet } = messages;
  const show = (control: OrderField['control'], value: string) => {
    switch (control) {
      case 'purpose':
        return orderSheet[PURPOSES[value]?.label ?? 'order'];
      case 'car':
        return model.title;
      case 'paint':
        return model.colours.find(({ index }) => String(index) === value)?.name ?? orderSheet.noColour;
      case 'day':
        return value === '' ? '' : formatDay(value, locale);
      case 'lines':
        return value;
    }
  };
  return FIELDS.map(([name, { control, label, shortLabel = label }]) => ({
    name,
    control,
    label: orderSheet[shortLabel],
    value: show(control, order[name]),
  })).filter(({ value }) => value !== '');
}
