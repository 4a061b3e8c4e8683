import { findNodeAtLocation, parseTree } from 'jsonc-parser';

/**
 * The line (from 1) of a JSON text on which the value at a path begins; where nothing stands at the path, the line of what
 * would hold it. Undefined where the text is no JSON.
 */
export function lineOf(text: string, path: readonly PropertyKey[]): number | undefined {
  const root = parseTree(text);
  if (root === undefined) return undefined;
  const steps = path.map((step) => (typeof step === 'number' ? step : String(step)));
  for (let length = steps.length; length >= 0; length -= 1) {
    const node = findNodeAtLocation(root, steps.slice(0, length));
    if (node === undefined) continue;
    // A property begins with its name, which stands before the value.
    const { offset } = node.parent?.type === 'property' ? node.parent : node;
    return text.slice(0, offset).split('\n').length;
  }
  return undefined;
}
