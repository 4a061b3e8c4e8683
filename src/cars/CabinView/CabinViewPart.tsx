import type { ViewButton } from '../Viewer/use-view-button.ts';
import { ViewPart } from '../Viewer/ViewPart.tsx';
import styles from './CabinViewPart.module.css';
import { loadCabinView } from './load-cabin-view.ts';

/** The button that takes a seat in the car, over the picture of its dashboard, and the view from there. */
export function CabinViewPart({ view }: { view: ViewButton }) {
  return (
    <ViewPart view={view} className={styles.opener} load={loadCabinView}>
      {({ module: { CabinView }, data, subject }, ends) => <CabinView data={data} picture={subject} {...ends} />}
    </ViewPart>
  );
}
