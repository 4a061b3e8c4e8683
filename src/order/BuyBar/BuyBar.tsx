import type { ReactNode } from 'react';
import { DialogButton } from '../../design/Dialog/DialogButton.tsx';
import { Icon } from '../../design/Icon/Icon.tsx';
import { Phrase } from '../../design/Phrase/Phrase.tsx';
import { useSiteData } from '../../page/PageContext.tsx';
import { phoneAddress } from '../ContactAddress/phone-address.ts';
import { DIALOGS } from '../OrderDialogs/dialogs.ts';
import styles from './BuyBar.module.css';

/**
 * What stands below a car's hero, and on phones a bar with call, messenger and Buy now at the window's lower edge. The bar
 * comes when the hero's own buttons have left the window, and stays while this part of the page is in view. `OrderBlock` covers
 * it; base.css keeps what has the focus above it.
 */
export function BuyBar({ children }: { children: ReactNode }) {
  return (
    <div className={styles.area}>
      {children}
      <div className={styles.rail}>
        <Bar />
      </div>
    </div>
  );
}

function Bar() {
  const { dealer, messages } = useSiteData();
  return (
    <aside className={styles.bar} data-buy-bar data-band="night" data-print="never" aria-label={messages.buyBar.label}>
      <a className={styles.way} href={phoneAddress(dealer.phone)}>
        <Icon name="phone" />
        {messages.buyBar.call}
      </a>
      {dealer.messenger !== undefined && (
        <a className={styles.way} href={dealer.messenger.address}>
          <Icon name="message" />
          <Phrase>{dealer.messenger.name}</Phrase>
        </a>
      )}
      <DialogButton dialog={DIALOGS.contactDialog} look="primary" className={styles.buy ?? ''}>
        <Phrase>{messages.buy.buyNow}</Phrase>
      </DialogButton>
    </aside>
  );
}
