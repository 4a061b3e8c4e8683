import { Button } from '../Button/Button.tsx';
import { FailureNotice, type FailureWords } from './FailureNotice.tsx';

type FailureProps = {
  words: FailureWords;
  /** The technical text. */
  text: string;
  /** Tries again. The button goes away with the failure: hand its focus on. */
  onRetry: () => void;
};

/** What stands in the place of a part that failed. */
export function Failure({ words, text, onRetry }: FailureProps) {
  return (
    <FailureNotice words={words} text={text}>
      <Button look="secondary" onClick={onRetry}>
        {words.retry}
      </Button>
    </FailureNotice>
  );
}
