import type { ShowroomView } from '#/catalogue/showrooms.ts';
import styles from './OpeningHours.module.css';

type OpeningHoursProps = {
  hours: ShowroomView['hours'];
  /** One after another on a line, as long as there is room, or each on a ruled line of its own. */
  look: 'line' | 'rows';
};

/** When a showroom is open, wherever that is said. */
export function OpeningHours({ hours, look }: OpeningHoursProps) {
  return (
    <ul role="list" className={styles.hours} data-look={look}>
      {hours.map(({ days, time }) => (
        <li key={`${days} ${time}`}>
          <span>{days}</span> <span>{time}</span>
        </li>
      ))}
    </ul>
  );
}
