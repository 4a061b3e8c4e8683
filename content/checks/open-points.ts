import type { Library } from '../library.ts';
import type { OpenPoint } from '../schema.ts';

const DEALER: Omit<OpenPoint, 'confirmed'> = {
  what: {
    mn: 'Жишээ утас, хаяг, цаг, холбоосын оронд өөрийн тань мэдээлэл',
    en: 'Your own phone, addresses, hours and links in place of the samples',
  },
  where: [{ file: 'dealer.json', at: 'sample' }],
};

/** Everything that only the dealer can confirm, confirmed or not; his own details are, once they are no samples. */
export function pointsToConfirm({ dealer, openPoints }: Library): OpenPoint[] {
  return [{ ...DEALER, confirmed: !dealer.sample }, ...openPoints];
}
