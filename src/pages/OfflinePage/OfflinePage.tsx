import type { offlinePage } from '#/catalogue/offline-page.ts';
import { buttonClass } from '../../design/Button/Button.tsx';
import { Horizon } from '../../design/Horizon/Horizon.tsx';
import { phoneAddress } from '../../order/ContactAddress/phone-address.ts';
import { useSiteData } from '../../page/PageContext.tsx';
import styles from './OfflinePage.module.css';

/** What a visitor without a network sees in place of a page that they have not visited before. */
export function OfflinePage({ page }: { page: ReturnType<typeof offlinePage> }) {
  const { dealer } = useSiteData();
  return (
    <div className={styles.screen} data-band="night">
      <Horizon>
        <h1>{page.heading}</h1>
        <p className={styles.text}>{page.text}</p>
      </Horizon>
      <p className={styles.links}>
        {/* An empty address is the one that the visitor asked for, whichever that was. */}
        {/* biome-ignore lint/a11y/useValidAnchor: it leads to the page itself */}
        <a className={buttonClass('primary')} href="">
          {page.retry}
        </a>
        <a className={buttonClass('secondary')} href={page.homeAddress}>
          {page.home}
        </a>
        <a className={buttonClass('secondary')} href={phoneAddress(dealer.phone)}>
          {page.call}: {dealer.phone}
        </a>
      </p>
    </div>
  );
}
