import { portOr } from '../../publish/hosts/listen.ts';

/** Where the editor answers on this computer: `PORT`, or 4180. */
export const port = portOr(4180);
export const address = `http://localhost:${port}/admin/`;
