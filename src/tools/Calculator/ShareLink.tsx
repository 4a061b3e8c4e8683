import { useState } from 'react';
import { Button } from '../../design/Button/Button.tsx';
import { Icon } from '../../design/Icon/Icon.tsx';
import styles from './ShareLink.module.css';

type ShareMessages = { share: string; shared: string; notShared: string };

type ShareLinkProps = {
  /** Gives the link at the moment of the press. */
  link: () => string;
  messages: ShareMessages;
};

/** Copies the link to what is on the screen; where the browser forbids it, the link is shown instead. */
export function ShareLink({ link, messages }: ShareLinkProps) {
  const [message, setMessage] = useState('');
  const copy = async () => {
    const url = link();
    try {
      await navigator.clipboard.writeText(url);
      setMessage(messages.shared);
    } catch {
      setMessage(`${messages.notShared} ${url}`);
    }
  };
  return (
    <div className={styles.share} data-print="never">
      <Button look="quiet" onClick={() => void copy()}>
        <Icon name="copy" />
        {messages.share}
      </Button>
      <span role="status" className={styles.status}>
        {message}
      </span>
    </div>
  );
}
