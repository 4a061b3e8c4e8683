import { Component, createRef, type ReactNode } from 'react';
import { BoundaryWords } from './BoundaryWords.ts';
import { Failure } from './Failure.tsx';
import type { FailureWords } from './FailureNotice.tsx';
import { failureText } from './failure-text.ts';
import styles from './SectionBoundary.module.css';

type SectionBoundaryProps = {
  /** What is said of a failure; left out, the page's own words (`BoundaryWords`). */
  words?: FailureWords;
  children: ReactNode;
};
type SectionBoundaryState = { failure?: { thrown: unknown } | undefined };

/**
 * Keeps the rest of the page when something inside throws: one sentence, a button that tries again, and the technical text for whoever helps the visitor. Where nobody has given it words it lets the failure
 * through, to the next one around it.
 */
export class SectionBoundary extends Component<SectionBoundaryProps, SectionBoundaryState> {
  static override contextType = BoundaryWords;
  declare context: FailureWords | undefined;
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
    const { words = this.context, children } = this.props;
    const { failure } = this.state;
    if (failure !== undefined && words === undefined) throw failure.thrown;
    return (
      <div ref={this.frame} className={styles.frame}>
        {failure === undefined || words === undefined ? (
          children
        ) : (
          <Failure words={words} text={failureText(failure.thrown)} onRetry={this.retry} />
        )}
      </div>
    );
  }
}
