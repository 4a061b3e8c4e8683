import styles from './SourceMark.module.css';

type SourceMarkProps = {
  /** What the mark is called, before its number: "Source". */
  label: string;
  /** The place of the source in the list to which the mark leads, from 1 (`SourceList`). */
  source: number;
};

/** A small raised number behind a figure that leads to where it was published. */
export function SourceMark({ label, source }: SourceMarkProps) {
  return (
    <a className={styles.mark} href={`#source-${source}`} aria-label={`${label} ${source}`}>
      {source}
    </a>
  );
}
