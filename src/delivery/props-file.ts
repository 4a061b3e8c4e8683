/** Props of islands that stand in files of their own, by URL. Rendering a page adds those of its islands. */
export const propsFiles: Record<string, () => string> = {};

/** The URL of the file with an island's props; its name changes with its content, so that browsers may keep it. */
export function propsFile(name: string, props: object): string {
  const text = JSON.stringify(props);
  const url = `/assets/${name}-${hashOf(text)}.json`;
  propsFiles[url] = () => text;
  return url;
}

/** FNV-1a, which runs where pages are rendered as well as in the browser of a component test. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36).padStart(7, '0');
}
