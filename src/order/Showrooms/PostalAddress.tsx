import type { ShowroomView } from '#/catalogue/showrooms.ts';
import styles from './PostalAddress.module.css';

/** Where a showroom is, wherever that is said, below its name where there are several. */
export function PostalAddress({ showroom: { name, postalAddress } }: { showroom: ShowroomView }) {
  return (
    <address className={styles.address}>
      {name !== undefined && <span className={styles.name}>{name}</span>} {postalAddress}
    </address>
  );
}
