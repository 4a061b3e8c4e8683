import { loadChunk } from '../../design/loading/load-chunk.ts';
import { loadJson } from '../../design/loading/load-json.ts';

/** The device draws nothing of this kind, whatever is loaded. The message is for the visitor. */
export class NoDrawingError extends Error {
  override readonly name = 'NoDrawingError';
}

/** What every view is told, whatever it shows. */
type ViewData = { messages: { noDrawing: string } };

type ViewParts<Data, Module, Subject> = {
  /** Names the script in errors. */
  name: string;
  loadScript: () => Promise<Module>;
  /** Of what is shown; names it in errors. */
  addressOf: (data: Data) => string;
  /** Brings what is shown. The signal ends what is still being loaded. */
  loadSubject: (data: Data, signal: AbortSignal) => Promise<Subject>;
};

const isData = <Data extends ViewData>(value: unknown): value is Data =>
  typeof value === 'object' && value !== null && 'messages' in value;

/**
 * Loads messages, script and subject of a view; after a failure the next call tries again.
 *
 * @param address Of the file with the view's data.
 * @param signal Ends what is still being loaded.
 * @throws NoDrawingError before anything large is loaded; ChunkError where script or subject do not come in the time that scripts
 *   have; another error where the data do not come.
 */
export async function loadView<Data extends ViewData, Module, Subject>(
  address: string,
  { name, loadScript, addressOf, loadSubject }: ViewParts<Data, Module, Subject>,
  signal: AbortSignal,
): Promise<{ module: Module; data: Data; subject: Subject }> {
  const data = await loadJson(address, isData<Data>);
  if (!canDraw()) throw new NoDrawingError(data.messages.noDrawing);
  const [module, subject] = await Promise.all([
    loadChunk(name, loadScript),
    loadChunk(addressOf(data), () => loadSubject(data, signal)),
  ]);
  return { module, data, subject };
}

/** Whether the device draws in 3D now: browsers know the interface where a driver is missing or locked out, too. */
function canDraw(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
