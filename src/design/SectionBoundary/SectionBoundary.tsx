import { Component, createRef, type ReactNode } from 'react';
import { failureText } from '../loading/failure-text.ts';
import { BoundaryMessages } from './BoundaryMessages.ts';
import { Failure } from './Failure.tsx';
import type { FailureMessages } from './FailureNotice.tsx';
import styles from './SectionBoundary.module.css';

type SectionBoundaryProps = {
  /** What is said of a failure; left out, the page's own words (`BoundaryMessages`). */
  messages?: FailureMessages;
  children: ReactNode;
};
type SectionBoundaryState = { failure?: { thrown: unknown } | undefined };

/**
 * Keeps the rest of the page when something inside throws: one sentence, a button that tries again, and the technical text for whoever helps the visitor. Where nobody has given it words it lets the failure
 * through, to the next one around it.
 */
export class SectionBoundary extends Component<SectionBoundaryProps, SectionBoundaryState> {
  static override contextType = BoundaryMessages;
  declare context: FailureMessages | undefined;
  override state: SectionBoundaryState = {};
  private readonly frame = createRef<HTMLDivElement>();

  static getDerivedStateFromError(thrown: unknown): Partial<SectionBoundaryState> {
    return { failure: { thrown } };
  }

  private readonly retry = () => {
    // The button goes away; whoever pressed it goes on from the section that comes in its place.
    const frame = this.frame.current;
    if (frame !== null) {
      frame.tabIndex = -1;
      frame.focus({ preventScroll: true });
    }
    this.setState({ failure: undefined });
  };

  override render() {
    const { messages = this.context, children } = this.props;
    const { failure } = this.state;
    if (failure !== undefined && messages === undefined) throw failure.thrown;
    return (
      <div ref={this.frame} className={styles.frame}>
        {failure === undefined || messages === undefined ? (
          children
        ) : (
          <Failure messages={messages} text={failureText(failure.thrown)} onRetry={this.retry} />
        )}
      </div>
    );
  }
}
