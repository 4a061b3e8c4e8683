import type { WinterCalculatorData } from '#/catalogue/calculators.ts';
import { Calculator } from '../Calculator/Calculator.tsx';
import { MoreQuestions } from '../Calculator/MoreQuestions.tsx';
import { ShareLink } from '../Calculator/ShareLink.tsx';
import { Sources } from '../Calculator/Sources.tsx';
import { useQuestion } from '../Calculator/use-question.ts';
import { FIRST_TRIP, PARAMETER, readWinter, winterQuestion, winterValue } from './trip-link.ts';
import { WinterAnswer } from './WinterAnswer.tsx';
import styles from './WinterCalculator.module.css';
import { WinterCurve } from './WinterCurve.tsx';
import { WinterMap } from './WinterMap.tsx';
import { WinterQuestions } from './WinterQuestions.tsx';

/**
 * How far the car goes in the cold: the range as an interval, the towns within it on a map, and the interval over
 * temperatures.
 */
export function WinterCalculator({ data }: { data: WinterCalculatorData }) {
  const { messages, towns } = data;
  const { form, fields, change, link } = useQuestion({
    section: 'winter',
    first: FIRST_TRIP,
    read: (query) =>
      readWinter(
        query,
        towns.map(({ id }) => id),
      ),
    write: (asked) => ({ [PARAMETER]: winterValue(asked) }),
  });
  const question = winterQuestion(fields);
  const isCity = question?.where === 'city';
  return (
    <Calculator
      ref={form}
      questions={<WinterQuestions data={data} fields={fields} onChange={change} />}
      answer={question && <WinterAnswer data={data} question={question} />}
      refusal={messages.refuse}
      picture={
        question &&
        (isCity ? (
          <p className={styles.note}>{messages.cityNote}</p>
        ) : (
          <WinterMap data={data} question={question} onChoose={(town) => change({ town })} />
        ))
      }
      aside={
        question && (
          <>
            <MoreQuestions label={messages.curve} isNeeded={false}>
              <WinterCurve data={data} question={question} />
              <p className={styles.note}>{data.basis}</p>
            </MoreQuestions>
            <Sources
              label={messages.sources}
              method={`${messages.method} ${messages.mapNote}`}
              sources={data.sources}
            />
            <ShareLink link={link} messages={messages} />
          </>
        )
      }
    />
  );
}
