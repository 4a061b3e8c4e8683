type Policy = { createHTML: (text: string) => string; createScriptURL: (address: string) => string };
type Factory = { createPolicy: (name: string, rules: Policy) => Policy };

const RENDERER = new URL('preview/renderer.js', document.baseURI).href;

const rules: Policy = {
  // It is parsed where no script runs, and shown where the policy allows none but the editor's own.
  createHTML: (text) => text,
  createScriptURL: (address) => {
    if (address !== RENDERER) throw new TypeError(`${address} is not the renderer.`);
    return address;
  },
};
const policy = (window as Window & { trustedTypes?: Factory }).trustedTypes?.createPolicy('preview', rules) ?? rules;

/** A page as a document without its scripts: none may run, and with Trusted Types nobody may turn one into another. */
export function parsedPage(html: string): Document {
  const page = new DOMParser().parseFromString(policy.createHTML(html), 'text/html');
  for (const script of page.querySelectorAll('script')) script.remove();
  return page;
}

/** A worker that renders one page. */
export const startRenderer = (): Worker => new Worker(policy.createScriptURL(RENDERER), { type: 'module' });
