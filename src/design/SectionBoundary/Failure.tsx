import { Button } from '../Button/Button.tsx';
import { type FailureMessages, FailureNotice } from './FailureNotice.tsx';

type FailureProps = {
  messages: FailureMessages;
  /** The technical text. */
  text: string;
  /** Tries again. The button goes away with the failure: hand its focus on. */
  onRetry: () => void;
};

/** What stands in the place of a part that failed. */
export function Failure({ messages, text, onRetry }: FailureProps) {
  return (
    <FailureNotice messages={messages} text={text}>
      <Button look="secondary" onClick={onRetry}>
        {messages.retry}
      </Button>
    </FailureNotice>
  );
}
