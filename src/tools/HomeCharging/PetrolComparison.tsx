import { againstPetrol } from '#/formulas/charge.ts';
import { showTogrogBand } from '#/language/band.ts';
import { fillIn } from '#/language/fill-in.ts';
import { formatNumber, formatTogrog } from '#/language/format.ts';
import { readNumber } from '../Tool/read-number.ts';
import { ToolNumber } from '../Tool/ToolNumber.tsx';
import { toolStyles as tool } from '../Tool/tool-styles.ts';
import type { ChargingFields } from './ChargingCalculator.tsx';
import { CHARGE_LIMITS, type ChargeQuestion } from './charge-link.ts';
import type { ChargingData } from './charging-data.ts';
import { chargingStyles as styles } from './charging-styles.ts';
import { costPer100 } from './cost-per-100.ts';

type PetrolComparisonProps = {
  id: string;
  data: ChargingData;
  question: ChargeQuestion | undefined;
  fields: ChargingFields;
  onChange: (part: Partial<ChargingFields>) => void;
};

/** 100 km with petrol, at the price that the visitor types; without it nothing is compared. */
export function PetrolComparison({ id, data, question, fields, onChange }: PetrolComparisonProps) {
  const { words, petrol } = data;
  const electric = question && costPer100(data, question);
  if (data.rated === undefined) return null;
  const price = readNumber(fields.petrol, CHARGE_LIMITS.petrol).value;
  const use = readNumber(fields.consumption, CHARGE_LIMITS.consumption).value;
  return (
    <div className={styles.petrol}>
      <h3 className={styles.petrolHeading}>{words.petrolHeading}</h3>
      <div className={tool.pair}>
        <ToolNumber
          id={`${id}-petrol`}
          label={words.petrolPrice}
          hint={words.petrolPriceHint}
          text={fields.petrol}
          limits={CHARGE_LIMITS.petrol}
          isOptional
          onType={(text) => onChange({ petrol: text })}
          words={words}
        />
        <ToolNumber
          id={`${id}-consumption`}
          label={words.petrolUse}
          hint={fillIn(words.petrolUseHint, { value: formatNumber(petrol.consumption), model: petrol.model })}
          text={fields.consumption}
          limits={CHARGE_LIMITS.consumption}
          onType={(text) => onChange({ consumption: text })}
          words={words}
        />
      </div>
      <div role="status">
        {price === undefined || use === undefined || electric === undefined ? (
          <p className={tool.refusal}>{words.petrolMissing}</p>
        ) : (
          <Result words={words} electric={electric} petrol={price * use} />
        )}
      </div>
    </div>
  );
}

type ResultProps = { words: ChargingData['words']; electric: { low: number; high: number }; petrol: number };

function Result({ words, electric, petrol }: ResultProps) {
  const { verdict, difference } = againstPetrol(electric, petrol);
  const text = { less: words.petrolLess, more: words.petrolMore, open: words.petrolOpen }[verdict];
  return (
    <>
      <p>
        {words.petrolCost}: <strong className={styles.strong}>{formatTogrog(petrol)}</strong>
      </p>
      <p>{fillIn(text, { band: showTogrogBand(difference) })}</p>
    </>
  );
}
