import postcss, { type AtRule, type Container } from 'postcss';

/** Whether a rule holds on paper alone. */
const isForPaper = ({ name, params }: AtRule) => name === 'media' && params.trim() === 'print';

/** Takes the children of `within` that hold on paper alone, or on no paper, away, however deep they stand. */
function prune(within: Container, isForPrint: boolean): void {
  within.each((node) => {
    if (node.type === 'atrule' && isForPaper(node)) {
      if (!isForPrint) node.remove();
    } else if (node.type === 'atrule' && node.nodes !== undefined && node.name !== 'keyframes') {
      prune(node, isForPrint);
      if (node.nodes.length === 0) node.remove();
    } else if (isForPrint) node.remove();
  });
}

/** Divides a stylesheet into what a window needs and what only paper needs, each with its layers and conditions. */
export function dividePrint(css: string): { screen: string; print: string } {
  const [screen, print] = [postcss.parse(css), postcss.parse(css)];
  prune(screen, false);
  prune(print, true);
  return { screen: screen.toString(), print: print.toString() };
}
