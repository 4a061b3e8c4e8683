import type { ComparisonData } from '#/catalogue/comparison.ts';
import { PARAMETER as COMPARE } from '../../cars/CompareLink/compare-link.ts';
import { SourceList } from '../../cars/FactTable/SourceList.tsx';
import { Disclosure } from '../../design/Disclosure/Disclosure.tsx';
import { Section } from '../../design/Section/Section.tsx';
import { Island } from '../../page/Island.tsx';
import { AllFigures } from './AllFigures.tsx';
import { Comparison } from './Comparison.tsx';
import styles from './ComparisonSection.module.css';

/** Two or three cars side by side, and folded below them a table of all figures of all cars, and their sources. */
export function ComparisonSection({ data }: { data: ComparisonData }) {
  const { messages } = data;
  return (
    <Section id="compare" band="raised" heading={messages.heading} lead={messages.lead}>
      <Island of={Comparison} asked={[COMPARE]} hasPropsFile props={{ data }} />
      <div className={styles.all} data-print="never">
        <Disclosure isWide label={messages.all}>
          <AllFigures data={data} />
        </Disclosure>
        <SourceList isWide label={messages.sources} sources={data.sources} />
      </div>
    </Section>
  );
}
