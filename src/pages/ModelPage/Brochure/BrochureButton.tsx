import { Button } from '../../../design/Button/Button.tsx';
import { Icon } from '../../../design/Icon/Icon.tsx';
import styles from './Brochure.module.css';

/** Prints the page, whose styles for paper make a brochure of it: the browser's dialog saves it as PDF. */
export function BrochureButton({ label }: { label: string }) {
  return (
    <Button look="quiet" className={styles.button} data-print="never" onClick={() => window.print()}>
      <Icon name="print" />
      {label}
    </Button>
  );
}
