import type { MouseEvent } from 'react';
import { buttonClass } from '../../design/Button/Button.tsx';
import { Phrase } from '../../design/Phrase/Phrase.tsx';
import { useSiteData } from '../../page/PageContext.tsx';
import { ModelCard, type ModelCardData } from '../ModelCard/ModelCard.tsx';
import styles from './Vehicles.module.css';

type VehiclesProps = {
  /** Each card then leads to its comparison with this car. */
  compare?: { home: string; model: string };
};

/**
 * Opens the list and goes on from its first card, in one step: the browser's own way would hide the button first and say
 * so later, and the focus would be nowhere in between.
 */
function openAndGoOn(event: MouseEvent<HTMLElement>) {
  const list = event.currentTarget.parentElement as HTMLDetailsElement;
  event.preventDefault();
  list.open = true;
  list.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
}

/** The cars of the house. See more is a native disclosure that opens once: it works before scripts. */
export function Vehicles({ compare }: VehiclesProps) {
  const { messages, brands } = useSiteData();
  const { vehicles } = messages;
  const all = brands.flatMap((brand) => brand.models);
  const models = all.filter(({ coverage }) => coverage === 'full');
  const moreModels = all.filter(({ coverage }) => coverage === 'partial');
  const comparison = compare && { ...compare, label: vehicles.compare };
  return (
    <div className={styles.vehicles}>
      <Cards models={models} compare={comparison} />
      {moreModels.length > 0 && (
        // The visitor may have opened it before the scripts arrived.
        <details className={styles.more} suppressHydrationWarning>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button, Enter and Space press it as well. */}
          <summary className={`${buttonClass('secondary')} ${styles.button}`} onClick={openAndGoOn}>
            <Phrase>{vehicles.seeMore}</Phrase>
          </summary>
          <Cards models={moreModels} compare={comparison} />
        </details>
      )}
    </div>
  );
}

type CardsProps = { models: ModelCardData[]; compare?: { home: string; model: string; label: string } | undefined };

function Cards({ models, compare }: CardsProps) {
  return (
    <ul role="list" className={styles.cards}>
      {models.map((model) => (
        <ModelCard key={model.id} model={model} compare={compare} columns={4} />
      ))}
    </ul>
  );
}
