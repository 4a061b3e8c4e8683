import type { ViewButton } from '../Viewer/use-view-button.ts';
import { ViewPart } from '../Viewer/ViewPart.tsx';
import styles from './CarViewPart.module.css';
import { loadCarView } from './load-car-view.ts';

type CarViewPartProps = {
  view: ViewButton;
  /** The paint that the page shows. */
  paint: { index: number; name: string };
};

/** The button that loads the car's 3D view over its pictures on the stage, and the view. */
export function CarViewPart({ view, paint }: CarViewPartProps) {
  return (
    <ViewPart view={view} className={styles.opener} load={loadCarView}>
      {({ module: { CarView }, data, subject }, ends) => <CarView data={data} file={subject} paint={paint} {...ends} />}
    </ViewPart>
  );
}
