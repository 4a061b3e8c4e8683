import { useState } from 'react';
import { Button } from '../../design/Button/Button.tsx';
import { Icon } from '../../design/Icon/Icon.tsx';
import { toolStyles as styles } from './tool-styles.ts';

type ShareWords = { share: string; shared: string; notShared: string };

type ShareLinkProps = {
  /** Gives the link at the moment of the press. */
  link: () => string;
  words: ShareWords;
};

/** Copies the link to what is on the screen; where the browser forbids it, the link is shown instead. */
export function ShareLink({ link, words }: ShareLinkProps) {
  const [message, setMessage] = useState('');
  const copy = async () => {
    const address = link();
    try {
      await navigator.clipboard.writeText(address);
      setMessage(words.shared);
    } catch {
      setMessage(`${words.notShared} ${address}`);
    }
  };
  return (
    <div className={styles.share} data-print="never">
      <Button look="quiet" onClick={() => void copy()}>
        <Icon name="copy" />
        {words.share}
      </Button>
      <span role="status" className={styles.status}>
        {message}
      </span>
    </div>
  );
}
