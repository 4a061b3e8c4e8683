import { useState } from 'react';
import { Button } from '../../../design/Button/Button.tsx';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { printPage } from '../../../design/print-page.ts';
import { useSiteData } from '../../../page/PageContext.tsx';
import styles from './BrochureButton.module.css';

/** Prints the page, whose styles for paper make a brochure of it: the browser's dialog saves it as PDF. */
export function BrochureButton() {
  const { messages } = useSiteData();
  const [message, setMessage] = useState('');
  const print = async () => setMessage((await printPage()) ? '' : messages.printing.noDialog);
  return (
    <div className={styles.save} data-print="never">
      <Button look="quiet" onClick={() => void print()}>
        <Icon name="print" />
        {messages.brochure.save}
      </Button>
      <p className={styles.message} role="status">
        {message}
      </p>
    </div>
  );
}
