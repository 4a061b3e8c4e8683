/**
 * The classes of a stylesheet that comes with its script: every page carries the site's one stylesheet inline, and what a
 * calculator alone needs has no place in the first view. The sheet joins the site's cascade layers. Its classes are not
 * scoped by the bundler, so each begins with the tool's name.
 *
 * @param css The text of the sheet: `import css from './winter.css?inline'`.
 * @param tool What its classes begin with.
 * @returns `styles.townButton` is the class `winter-town-button`.
 */
export function lateStyles<Name extends string>(
  css: string,
  tool: string,
  names: readonly Name[],
): Record<Name, string> {
  if (typeof document !== 'undefined') {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }
  const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return Object.fromEntries(names.map((name) => [name, `${tool}-${dashed(name)}`])) as Record<Name, string>;
}
