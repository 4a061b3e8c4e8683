import { Phrase } from '../../design/Phrase/Phrase.tsx';
import { useSiteData } from '../../page/PageContext.tsx';
import { formatDay } from './format-day.ts';
import styles from './OrderPaper.module.css';
import { purposeName } from './OrderPurpose.tsx';
import type { Order } from './order-link.ts';

/** A large figure of the car. The note says of which version or test it is, and is never parted from it. */
export type OrderFigure = { value: string; unit?: string | undefined; label: string; note?: string | undefined };

type OrderPaperProps = {
  order: Order;
  /** Name of the chosen colour. */
  colour: string | undefined;
  figures?: OrderFigure[] | undefined;
  /** Short enough to be typed: without the wishes, which stand above it. */
  link: string;
};

/** More lines of wishes than these are joined, so that the order stays on one page. */
const LINES = 8;

/** The order as it stands on the print, in place of the form. On the screen it is not there. */
export function OrderPaper({ order, colour, figures = [], link }: OrderPaperProps) {
  const { locale, messages } = useSiteData();
  const { purpose, day, wishes } = order;
  const lines = wishes.split('\n').filter((line) => line.trim() !== '');
  const { orderSheet } = messages;
  return (
    <div className={styles.paper} data-paper>
      <dl className={styles.choice}>
        <Row label={orderSheet.purposeLabel}>{purposeName(purpose, orderSheet)}</Row>
        {purpose === 'test-drive' && day !== '' && <Row label={orderSheet.day}>{formatDay(day, locale)}</Row>}
        <div>
          <dt>{orderSheet.colour}</dt>
          <dd className={styles.colour} data-paint={order.colour}>
            {colour !== undefined && <span className={styles.swatch} />}
            <Phrase>{colour ?? orderSheet.noColour}</Phrase>
          </dd>
        </div>
        {wishes !== '' && (
          <div>
            <dt>{orderSheet.wishes}</dt>
            <dd className={styles.wishes}>{lines.length > LINES ? lines.join(' · ') : wishes}</dd>
          </div>
        )}
        <div>
          <dt>{orderSheet.link}</dt>
          <dd className={styles.link}>{link}</dd>
        </div>
      </dl>
      {figures.length > 0 && (
        <ul role="list" className={styles.figures}>
          {figures.map(({ value, unit, label, note }) => (
            <li key={label}>
              <span className={styles.value}>
                {value}
                {unit !== undefined && <small> {unit}</small>}
              </span>
              <span>{label}</span>
              {note !== undefined && <span>{note}</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Row({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
