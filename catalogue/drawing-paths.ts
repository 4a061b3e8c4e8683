/** Where the pictures of a car's drawing stand, one of each view (`drawing-file.ts`). */
export function drawingPaths(model: string) {
  return {
    side: `/drawings/side/${model}.svg`,
    front: `/drawings/front/${model}.svg`,
  };
}
