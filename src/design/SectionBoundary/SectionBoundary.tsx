import { Component, createRef, type ReactNode } from 'react';
import { BoundaryWords } from './BoundaryWords.ts';
import { Failure } from './Failure.tsx';
import type { FailureWords } from './FailureNotice.tsx';
import { failureText } from './failure-text.ts';
import { Attempt } from './LazyChunk.tsx';
import styles from './SectionBoundary.module.css';

type SectionBoundaryProps = {
  /** What is said of a failure; left out, the page's own words (`BoundaryWords`). */
  words?: FailureWords;
  children: ReactNode;
};
type SectionBoundaryState = { attempt: number; failure?: { thrown: unknown } | undefined };

let attempts = 0;

/**
 * Keeps the rest of the page when something inside throws or a script chunk does not load: one sentence, a button that
 * tries again, and the technical text for whoever helps the visitor. Where nobody has given it words it lets the failure
 * through, to the next one around it.
 */
export class SectionBoundary extends Component<SectionBoundaryProps, SectionBoundaryState> {
  static override contextType = BoundaryWords;
  declare context: FailureWords | undefined;
  override state: SectionBoundaryState = { attempt: attempts };
  private readonly frame = createRef<HTMLDivElement>();

  static getDerivedStateFromError(thrown: unknown): Partial<SectionBoundaryState> {
    return { failure: { thrown } };
  }

  override componentDidCatch() {
    // Whoever comes next loads anew, instead of being handed the failure of this attempt.
    attempts += 1;
  }

  private readonly retry = () => {
    // The button goes away; whoever pressed it goes on from the section that comes in its place.
    const frame = this.frame.current;
    if (frame !== null) {
      frame.tabIndex = -1;
      frame.focus({ preventScroll: true });
    }
    this.setState({ attempt: attempts, failure: undefined });
  };

  override render() {
    const { words = this.context, children } = this.props;
    const { attempt, failure } = this.state;
    if (failure !== undefined && words === undefined) throw failure.thrown;
    return (
      <div ref={this.frame} className={styles.frame}>
        {failure === undefined || words === undefined ? (
          <Attempt value={attempt}>{children}</Attempt>
        ) : (
          <Failure words={words} text={failureText(failure.thrown)} onRetry={this.retry} />
        )}
      </div>
    );
  }
}
