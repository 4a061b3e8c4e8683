import type { CarViewData } from '#/content/catalogue/car.ts';
import { propsFile } from '../../delivery/props-file.ts';

/** What a page carries of the 3D view before anybody has asked for it: the button, and where everything else is found. */
export type ViewButton = { label: string; data: string };

/** Puts what the view needs into a file that is loaded with it. */
export function viewButton(view: CarViewData | undefined): ViewButton | undefined {
  return view && { label: view.messages.open, data: propsFile('CarView', view) };
}
