import { Phrase } from '../../design/Phrase/Phrase.tsx';
import styles from './SourceLink.module.css';

/** Who published a figure, and the place of the source in the page's list (`SourceList`), from 1. */
export type PlacedSource = { publisher: string; place: number };

type SourceLinkProps = {
  /** What stands before the name: "Source". */
  label: string;
  source: PlacedSource;
  /** Where the link stands below one figure, only those read the label who do not see that. */
  isLabelShown?: boolean;
};

/** Below a figure set large: the name of who published it, which leads to the list of sources. */
export function SourceLink({ label, source: { publisher, place }, isLabelShown = false }: SourceLinkProps) {
  return (
    <a className={styles.source} href={`#source-${place}`}>
      <span className={isLabelShown ? undefined : 'visually-hidden'}>{label}: </span>
      <Phrase>{publisher}</Phrase>
    </a>
  );
}
