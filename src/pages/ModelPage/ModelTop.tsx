import type { ReactNode } from 'react';
import type { modelPage } from '#/catalogue/model-page.ts';
import { localePath } from '#/language/locales.ts';
import { ModelNavigation } from '../../cars/ModelNavigation/ModelNavigation.tsx';
import { phoneAddress } from '../../order/ContactAddress/phone-address.ts';
import { DIALOGS } from '../../order/OrderDialogs/dialogs.ts';
import { Island } from '../../page/Island.tsx';
import { useSiteData } from '../../page/PageContext.tsx';
import styles from './ModelTop.module.css';

type ModelTopProps = {
  model: Pick<ReturnType<typeof modelPage>, 'title' | 'address' | 'subNavigation'>;
  /** The URL of the page on which it stands, locale included. */
  current: string;
  /** The parts of a long page, for a list in the fixed bar: `{ label: 'Exterior', address: '#exterior' }`. */
  parts?: { label: string; address: string }[];
  /** What the page begins with: its hero, as high as the window below the bars. */
  children?: ReactNode;
};

/** The top of every page of a car: its name and its pages, and the first view. */
export function ModelTop({ model, current, parts = [], children }: ModelTopProps) {
  const { locale, dealer, messages } = useSiteData();
  return (
    <div className={styles.top} data-band="night">
      <Island
        of={ModelNavigation}
        props={{
          title: model.title,
          links: model.subNavigation,
          current,
          parts,
          home: localePath('/home', locale),
          phone: { label: dealer.phone, address: phoneAddress(dealer.phone) },
          contactDialog: DIALOGS.contactDialog,
          messages: { ...messages.modelNavigation, call: messages.buyBar.call, buyNow: messages.buy.buyNow },
        }}
      />
      {children}
    </div>
  );
}
