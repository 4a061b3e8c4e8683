/** Where the files of a car's drawing stand: a picture of each view, and the lines of both as numbers (`drawing-file.ts`). */
export function drawingPaths(model: string) {
  return {
    side: `/drawings/side/${model}.svg`,
    front: `/drawings/front/${model}.svg`,
    lines: `/drawings/${model}.json`,
  };
}
