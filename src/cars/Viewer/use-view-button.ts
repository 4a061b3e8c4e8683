import { addDataFile, usePageRecord } from '../../page/PageRecord.ts';

/** What a page carries of a view before anybody has asked for it: the button, and where everything else is found. */
export type ViewButton = { label: string; data: string };

/** Puts what a view needs into a file that is loaded with it; `name` names the file. */
export function useViewButton(name: string, view: { messages: { open: string } } | undefined): ViewButton | undefined {
  const record = usePageRecord();
  return view && { label: view.messages.open, data: addDataFile(record, name, view) };
}
