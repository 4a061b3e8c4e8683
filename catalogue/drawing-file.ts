import { content } from './checked-content.ts';
import { drawingPaths } from './drawing-paths.ts';
import { linesOf } from './drawings.ts';

/**
 * What a file below `/drawings` is made from: the lines of a car from both sides, and the view of which it is a picture.
 * Throws where there is no such file.
 */
export function drawingFile(path: string) {
  for (const { id } of Object.values(content.models)) {
    const { side, front } = drawingPaths(id);
    if (path === side) return { view: 'side' as const, lines: linesOf(id) };
    if (path === front) return { view: 'front' as const, lines: linesOf(id) };
  }
  throw new Error(`There is no drawing at ${path}.`);
}
