import { PARAMETER as CONTACT } from '../ContactDialog/contact-link.ts';
import { ORDER_FIELDS } from '../OrderSheet/order-fields.ts';

/** The parameters of a URL that opens one of the dialogs. */
export const DIALOGS_ASKED_BY = [ORDER_FIELDS.model.query, CONTACT];
