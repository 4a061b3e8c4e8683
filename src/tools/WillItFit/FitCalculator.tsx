import { useEffect, useState } from 'react';
import { readNumber } from '../Tool/read-number.ts';
import { ShareLink } from '../Tool/ShareLink.tsx';
import { ToolNumber } from '../Tool/ToolNumber.tsx';
import { keepQuestion, questionLink } from '../Tool/tool-address.ts';
import { toolStyles as tool } from '../Tool/tool-styles.ts';
import { FitAnswer } from './FitAnswer.tsx';
import { FitPicture } from './FitPicture.tsx';
import { GARAGE_LIMITS, type Garage } from './fit.ts';
import type { FitData } from './fit-data.ts';
import { fitValue, type GarageQuestion, readFit } from './fit-link.ts';
import { useDrawing } from './use-drawing.ts';

type FitCalculatorProps = { id: string; title: string; data: FitData; lines?: string | undefined };

const MEASURES = ['length', 'width', 'height'] as const;

/** Millimetres of a garage that is typed completely; undefined before. */
function garageOf({ length, width, height }: GarageQuestion): Garage | undefined {
  if (length === undefined || width === undefined || height === undefined) return undefined;
  return { length: length * 10, width: width * 10, height: height * 10 };
}

/** Garage measures to type, what is left beside the car, and both drawn to one scale. */
export function FitCalculator({ id, title, data, lines }: FitCalculatorProps) {
  const { words, measures } = data;
  const drawing = useDrawing(lines);
  const [texts, setTexts] = useState(() => {
    const asked = readFit(location.search);
    return Object.fromEntries(MEASURES.map((key) => [key, asked[key]?.toString() ?? ''])) as Record<
      (typeof MEASURES)[number],
      string
    >;
  });
  const question: GarageQuestion = Object.fromEntries(
    MEASURES.map((key) => [key, readNumber(texts[key], GARAGE_LIMITS[key]).value]),
  );
  const garage = garageOf(question);
  const value = fitValue(question);
  const [first] = useState(value);
  useEffect(() => {
    if (value !== first) keepQuestion('fit', value);
  }, [value, first]);

  return (
    <div className={tool.tool}>
      <div className={tool.columns}>
        <div className={tool.pair}>
          {MEASURES.map((key) => (
            <ToolNumber
              key={key}
              id={`${id}-${key}`}
              label={words[key]}
              text={texts[key]}
              limits={GARAGE_LIMITS[key]}
              isOptional
              onType={(text) => setTexts((before) => ({ ...before, [key]: text }))}
              words={words}
            />
          ))}
        </div>
        <div className={tool.answers}>
          <FitAnswer words={words} measures={measures} garage={garage} />
          <FitPicture title={title} words={words} measures={measures} garage={garage} drawing={drawing} />
          <p className={tool.note}>{words.mirrors}</p>
          {value !== undefined && <ShareLink link={() => questionLink('fit', value, id)} words={words} />}
        </div>
      </div>
    </div>
  );
}
