import type { LoanCalculatorData } from '#/catalogue/calculators.ts';
import { loanCost } from '#/formulas/loan.ts';
import { formatTogrog } from '#/language/format.ts';
import { NumberField } from '../../design/Field/NumberField.tsx';
import { Answer } from '../Calculator/Answer.tsx';
import { Calculator } from '../Calculator/Calculator.tsx';
import { ShareLink } from '../Calculator/ShareLink.tsx';
import { Sources } from '../Calculator/Sources.tsx';
import { useQuestion } from '../Calculator/use-question.ts';
import { firstLoan } from './first-loan.ts';
import styles from './LoanCalculator.module.css';
import { LOAN_LIMITS, loanQuestion, loanValue, PARAMETER, readLoan } from './loan-link.ts';

const NAMES = ['price', 'downPayment', 'months', 'rate'] as const;

/** What a loan costs each month and in all, from what the visitor enters. */
export function LoanCalculator({ data }: { data: LoanCalculatorData }) {
  const { messages } = data;
  const first = firstLoan(data);
  const { form, fields, change, link } = useQuestion({
    section: 'loan',
    first,
    read: (query) => readLoan(query, first),
    write: (asked) => ({ [PARAMETER]: loanValue(asked) }),
  });
  const question = loanQuestion(fields);
  const cost = question && loanCost(question);
  return (
    <Calculator
      ref={form}
      questions={
        <div className={styles.fields}>
          {NAMES.map((name) => (
            <NumberField
              key={name}
              id={`loan-${name}`}
              name={name}
              label={messages[name]}
              text={fields[name]}
              limits={LOAN_LIMITS[name]}
              onType={(text) => change({ [name]: text })}
              messages={messages}
            />
          ))}
        </div>
      }
      answer={
        cost && (
          <Answer
            label={messages.monthly}
            result={formatTogrog(Math.ceil(cost.instalment))}
            others={[
              { label: messages.deposit, value: formatTogrog(cost.deposit) },
              { label: messages.borrowed, value: formatTogrog(cost.borrowed) },
              { label: messages.interest, value: formatTogrog(Math.ceil(cost.interest)) },
              { label: messages.total, value: formatTogrog(Math.ceil(cost.total)) },
            ]}
            note={`${data.isExample ? messages.example : messages.ownTerms} ${messages.noOffer}`}
          />
        )
      }
      refusal={messages.refuse}
      aside={
        <>
          <Sources label={messages.sources} method={messages.method} />
          {question && <ShareLink link={link} messages={messages} />}
        </>
      }
    />
  );
}
