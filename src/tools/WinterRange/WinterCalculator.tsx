import { useState } from 'react';
import { coldestMeasured, TRIP_LIMITS } from '#/formulas/range.ts';
import { readNumber } from '../Tool/read-number.ts';
import { ShareLink } from '../Tool/ShareLink.tsx';
import { questionLink } from '../Tool/tool-address.ts';
import { toolStyles as tool } from '../Tool/tool-styles.ts';
import { useKeptQuestion } from '../Tool/use-kept-question.ts';
import { FIRST_QUESTION, readWinter, type WinterQuestion, winterValue } from './range-link.ts';
import { WinterAnswer } from './WinterAnswer.tsx';
import { WinterCurve } from './WinterCurve.tsx';
import { WinterMap } from './WinterMap.tsx';
import { WinterQuestions } from './WinterQuestions.tsx';
import type { KnownWinterData } from './winter-data.ts';

type WinterCalculatorProps = { id: string; data: KnownWinterData };

/** The fields as they are typed. A question is made of them only while every one of them is right. */
export type WinterFields = Omit<WinterQuestion, 'speed' | 'start' | 'reserve'> & {
  speed: string;
  start: string;
  reserve: string;
};

const fieldsOf = ({ speed, start, reserve, ...rest }: WinterQuestion): WinterFields => ({
  ...rest,
  speed: String(speed),
  start: String(start),
  reserve: String(reserve),
});

function questionOf(fields: WinterFields): WinterQuestion | undefined {
  const speed = fields.where === 'city' ? FIRST_QUESTION.speed : readNumber(fields.speed, TRIP_LIMITS.speed).value;
  const start = readNumber(fields.start, TRIP_LIMITS.start).value;
  const reserve = readNumber(fields.reserve, TRIP_LIMITS.reserve).value;
  if (speed === undefined || start === undefined || reserve === undefined || reserve >= start) return undefined;
  return { ...fields, speed, start, reserve };
}

/** The winter range calculator: questions, the answer as a band, the map of towns and the curve. */
export function WinterCalculator({ id, data }: WinterCalculatorProps) {
  const { words, towns } = data;
  const [fields, setFields] = useState(() => {
    const asked = readWinter(location.search) ?? FIRST_QUESTION;
    return fieldsOf({ ...asked, town: towns.some((town) => town.id === asked.town) ? asked.town : undefined });
  });
  const question = questionOf(fields);
  const value = question && winterValue(question);
  useKeptQuestion('winter', value);

  return (
    <div className={tool.tool}>
      <div className={tool.columns}>
        <div className={tool.questions}>
          <WinterQuestions
            id={id}
            towns={towns}
            fields={fields}
            onChange={(part) => setFields((before) => ({ ...before, ...part }))}
            words={words}
          />
        </div>
        <div className={tool.answers}>
          {question === undefined ? (
            <p className={tool.refusal} role="status">
              {words.refuse}
            </p>
          ) : (
            <>
              <WinterAnswer data={data} question={question} />
              {question.where === 'road' ? (
                <WinterMap data={data} question={question} onChoose={(town) => setFields({ ...fields, town })} />
              ) : (
                <p className={tool.note}>{words.cityNote}</p>
              )}
            </>
          )}
        </div>
        {question !== undefined && (
          <div className={tool.aside}>
            <WinterCurve data={data} question={question} />
            <p className={tool.note}>
              {data.basis} {question.temperature < coldestMeasured(data.shares) && words.beyond}
            </p>
            <ShareLink link={() => questionLink('winter', winterValue(question), id)} words={words} />
          </div>
        )}
      </div>
    </div>
  );
}
