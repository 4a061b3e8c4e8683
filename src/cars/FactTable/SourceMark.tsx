import styles from './SourceMark.module.css';

type SourceMarkProps = {
  /** What it is called: "Source". */
  label: string;
  /** The place of the source in the list of the page, from 1 (`SourceList`). */
  source: number;
};

/** The quiet number beside a figure that leads to where it was published. */
export function SourceMark({ label, source }: SourceMarkProps) {
  return (
    <a className={styles.mark} href={`#source-${source}`} aria-label={`${label} ${source}`}>
      {source}
    </a>
  );
}
