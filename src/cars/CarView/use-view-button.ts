import type { CarViewData } from '#/catalogue/car.ts';
import { addDataFile, usePageRecord } from '../../page/PageRecord.ts';

/** What a page carries of the 3D view before anybody has asked for it: the button, and where everything else is found. */
export type ViewButton = { label: string; data: string };

/** Puts what the view needs into a file that is loaded with it. */
export function useViewButton(view: CarViewData | undefined): ViewButton | undefined {
  const record = usePageRecord();
  return view && { label: view.messages.open, data: addDataFile(record, 'CarView', view) };
}
