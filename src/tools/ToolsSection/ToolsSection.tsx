import type { ReactNode } from 'react';
import type { Calculators } from '#/catalogue/calculators.ts';
import { Disclosure } from '../../design/Disclosure/Disclosure.tsx';
import { Phrase } from '../../design/Phrase/Phrase.tsx';
import { Section } from '../../design/Section/Section.tsx';
import { Island } from '../../page/Island.tsx';
import { CalculatorTable, type CalculatorTableData } from '../Calculator/CalculatorTable.tsx';
import { GarageCalculator } from '../Garage/GarageCalculator.tsx';
import { PARAMETER as FIT } from '../Garage/garage-link.ts';
import { garageTable } from '../Garage/garage-table.ts';
import { ChargingCalculator } from '../HomeCharging/ChargingCalculator.tsx';
import { PARAMETER as CHARGE } from '../HomeCharging/charge-link.ts';
import { chargingTable } from '../HomeCharging/charging-table.ts';
import { LoanCalculator } from '../Loan/LoanCalculator.tsx';
import { PARAMETER as LOAN } from '../Loan/loan-link.ts';
import { loanTable } from '../Loan/loan-table.ts';
import { PARAMETER as WINTER } from '../WinterRange/trip-link.ts';
import { WinterCalculator } from '../WinterRange/WinterCalculator.tsx';
import { winterTable } from '../WinterRange/winter-table.ts';
import styles from './ToolsSection.module.css';
import { ToolTabs } from './ToolTabs.tsx';

/** How many tabs ToolsSection.module.css can mark as open before the scripts run. */
const MOST_PANELS = 4;

type Panel = {
  /** Id of the panel, its URL's hash. */
  id: string;
  messages: { heading: string; lead: string };
  table: CalculatorTableData;
  sources?: { title: string }[];
  calculator: ReactNode;
};

/**
 * The calculators of a car: sections under headings, of which scripts show one at a time under tabs. Each has a table with
 * the usual answers, which is all that a browser without scripts shows of it.
 */
export function ToolsSection({ calculators }: { calculators: Calculators }) {
  const { messages, winter } = calculators;
  const panels = panelsOf(calculators);
  if (panels.length > MOST_PANELS)
    throw new Error(`ToolsSection.module.css marks ${MOST_PANELS} tabs, not ${panels.length}.`);
  return (
    <Section id="tools" pace="utility" heading={messages.heading} lead={messages.lead}>
      <div className={styles.tools}>
        <Island
          of={ToolTabs}
          props={{
            label: messages.tabs,
            tabs: panels.map(({ id, messages: { heading } }) => ({ id, label: heading })),
          }}
        />
        <div className={styles.panels}>
          {panels.map((panel) => (
            <ToolPanel key={panel.id} panel={panel} messages={messages} />
          ))}
        </div>
        {winter !== undefined && 'refusal' in winter && (
          <p id="winter" className={styles.refusal}>
            {winter.refusal}
          </p>
        )}
      </div>
    </Section>
  );
}

function panelsOf({ winter, charging, garage, loan }: Calculators): Panel[] {
  const panels: Panel[] = [];
  if (winter !== undefined && !('refusal' in winter)) {
    panels.push({
      id: 'winter',
      ...winter,
      table: winterTable(winter),
      calculator: <Island of={WinterCalculator} asked={[WINTER]} hasPropsFile props={{ data: winter }} />,
    });
  }
  if (charging !== undefined) {
    panels.push({
      id: 'charging',
      ...charging,
      table: chargingTable(charging),
      calculator: <Island of={ChargingCalculator} asked={[CHARGE]} hasPropsFile props={{ data: charging }} />,
    });
  }
  if (garage !== undefined) {
    panels.push({
      id: 'fit',
      ...garage,
      table: garageTable(garage),
      calculator: <Island of={GarageCalculator} asked={[FIT]} hasPropsFile props={{ data: garage }} />,
    });
  }
  panels.push({
    id: 'loan',
    ...loan,
    table: loanTable(loan),
    calculator: <Island of={LoanCalculator} asked={[LOAN]} hasPropsFile props={{ data: loan }} />,
  });
  return panels;
}

type ToolPanelProps = { panel: Panel; messages: Calculators['messages'] };

/** One calculator under its tab, and below it, folded, its table. */
function ToolPanel({ panel: { id, messages, table, sources = [], calculator }, messages: section }: ToolPanelProps) {
  return (
    <div id={id} className={styles.panel} role="tabpanel" aria-labelledby={`${id}-tab`} tabIndex={-1}>
      <div className={styles.body}>
        <h3 className={styles.heading}>{messages.heading}</h3>
        <p className={styles.lead}>{messages.lead}</p>
        {calculator}
        <div className={styles.table}>
          <Disclosure isWide label={section.table}>
            <CalculatorTable table={table} />
            {sources.length > 0 && (
              <p className={styles.sources}>
                {section.source}: <Phrase>{sources.map(({ title }) => title).join('; ')}</Phrase>.
              </p>
            )}
          </Disclosure>
        </div>
      </div>
    </div>
  );
}
