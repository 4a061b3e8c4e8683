import { Phrase } from '../../design/Phrase/Phrase.tsx';
import { useSiteData } from '../../page/PageContext.tsx';
import styles from './OrderPaper.module.css';
import type { OrderAnswer } from './order-answers.ts';

/** A large figure of the car. The note says of which version or test it is, and is never parted from it. */
export type OrderFigure = { value: string; unit?: string | undefined; label: string; note?: string | undefined };

type OrderPaperProps = {
  answers: OrderAnswer[];
  /** The chosen paint, 1 to 6, empty for none. */
  paint: string;
  figures?: OrderFigure[] | undefined;
  /** Short enough to be typed: without the texts, which stand above it. */
  link: string;
};

/** More lines of a text than these are joined, so that the order stays on one page. */
const LINES = 8;

/** The order as it stands on the print, below the car's name and in place of the form. On the screen it is not there. */
export function OrderPaper({ answers, paint, figures = [], link }: OrderPaperProps) {
  const { orderSheet } = useSiteData().messages;
  return (
    <div className={styles.paper} data-paper>
      <dl className={styles.choice}>
        {answers
          .filter(({ control }) => control !== 'car')
          .map(({ name, control, label, value }) => (
            <div key={name}>
              <dt>{label}</dt>
              {control === 'paint' ? (
                <dd className={styles.colour} data-paint={paint || undefined}>
                  {paint !== '' && <span className={styles.swatch} />}
                  <Phrase>{value}</Phrase>
                </dd>
              ) : (
                <dd className={styles.text}>{control === 'lines' ? joined(value) : value}</dd>
              )}
            </div>
          ))}
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
                {unit !== undefined && <small>{` ${unit}`}</small>}
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

/** The text with its lines, or on one line where there are too many. */
function joined(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.length > LINES ? lines.join(' · ') : text;
}
