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

/** A page as a document, in which nothing runs. */
export const parsedPage = (html: string): Document =>
  new DOMParser().parseFromString(policy.createHTML(html), 'text/html');

/** A worker that renders one page. */
export const startRenderer = (): Worker => new Worker(policy.createScriptURL(RENDERER), { type: 'module' });
