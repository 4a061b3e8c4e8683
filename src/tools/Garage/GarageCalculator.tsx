import type { GarageCalculatorData } from '#/catalogue/calculators.ts';
import { NumberField } from '../../design/Field/NumberField.tsx';
import { Calculator } from '../Calculator/Calculator.tsx';
import { ShareLink } from '../Calculator/ShareLink.tsx';
import { useQuestion } from '../Calculator/use-question.ts';
import { GarageAnswer } from './GarageAnswer.tsx';
import styles from './GarageCalculator.module.css';
import { GaragePicture } from './GaragePicture.tsx';
import { EXAMPLE_GARAGE, fitValue, MEASURES, PARAMETER, readFit, readGarage } from './garage-link.ts';
import { GARAGE_LIMITS } from './garage-room.ts';
import { readLength } from './read-length.ts';

/** Garage measures to type, what is left beside the car, and both drawn to one scale. */
export function GarageCalculator({ data }: { data: GarageCalculatorData }) {
  const { messages } = data;
  const { form, fields, change, link } = useQuestion({
    section: 'fit',
    first: EXAMPLE_GARAGE,
    read: readFit,
    write: (asked) => ({ [PARAMETER]: fitValue(asked) }),
  });
  const garage = readGarage(fields);
  return (
    <Calculator
      ref={form}
      questions={
        <div className={styles.fields}>
          {MEASURES.map((name) => (
            <NumberField
              key={name}
              id={`fit-${name}`}
              name={name}
              label={messages[name]}
              text={fields[name]}
              limits={GARAGE_LIMITS[name]}
              read={readLength}
              onType={(text) => change({ [name]: text })}
              messages={messages}
            />
          ))}
          <p className={styles.note}>{messages.example}</p>
          <p className={styles.note}>{messages.mirrors}</p>
        </div>
      }
      answer={garage && <GarageAnswer data={data} garage={garage} />}
      refusal={messages.missing}
      picture={<GaragePicture data={data} garage={garage} />}
      aside={garage && <ShareLink link={link} messages={messages} />}
    />
  );
}
