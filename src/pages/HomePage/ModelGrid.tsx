import type { homePage } from '#/catalogue/home-page.ts';
import { ModelCard } from '../../cars/ModelCard/ModelCard.tsx';
import { Island } from '../../page/Island.tsx';
import { FILTER_GROUPS } from './filter-url.ts';
import { ModelFilter } from './ModelFilter.tsx';
import styles from './ModelGrid.module.css';

type ModelGridProps = Pick<ReturnType<typeof homePage>, 'models' | 'kinds' | 'filter'>;

/**
 * All cars from the side, to one scale, each with its main figures. The radio buttons above them choose which are shown
 * and in which order; the stylesheet does that, so it works before scripts and without them.
 */
export function ModelGrid({ models, kinds, filter }: ModelGridProps) {
  return (
    <div className={styles.box} data-filtered>
      <Island of={ModelFilter} asked={FILTER_GROUPS} props={{ kinds, total: models.length, messages: filter }} />
      <ul role="list" className={styles.grid}>
        {models.map((model) => (
          <ModelCard key={model.id} model={model} columns={3}>
            <div
              className={styles.facts}
              data-kinds={model.kinds.join(' ')}
              data-length-place={model.places.length}
              data-clearance-place={model.places.clearance}
            >
              <ul role="list" className={styles.points}>
                {model.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
              <dl className={styles.measures}>
                {model.measures.map(({ label, value }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
              {model.price !== undefined && <p className={styles.price}>{model.price}</p>}
            </div>
          </ModelCard>
        ))}
      </ul>
    </div>
  );
}
