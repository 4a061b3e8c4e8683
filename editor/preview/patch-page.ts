/**
 * Makes a page look like another one and keeps what is the same: scroll position, loaded pictures, open parts. Elements are
 * compared by their place.
 */
export function patchPage(page: Document, next: Document): void {
  patchAttributes(page.documentElement, next.documentElement);
  patchAttributes(page.body, next.body);
  patchChildren(page.body, next.body);
}

function patchChildren(now: Element, next: Element): void {
  const wanted = [...next.childNodes];
  const present = [...now.childNodes];
  for (const [at, node] of wanted.entries()) {
    const other = present[at];
    if (other === undefined) now.append(now.ownerDocument.adoptNode(node));
    else if (!patchNode(other, node)) other.replaceWith(now.ownerDocument.adoptNode(node));
  }
  for (const node of present.slice(wanted.length)) node.remove();
}

/** False where the one cannot become the other. */
function patchNode(now: Node, next: Node): boolean {
  if (now.nodeType !== next.nodeType || now.nodeName !== next.nodeName) return false;
  if (now.nodeType !== Node.ELEMENT_NODE) {
    if (now.nodeValue !== next.nodeValue) now.nodeValue = next.nodeValue;
    return true;
  }
  patchAttributes(now as Element, next as Element);
  patchChildren(now as Element, next as Element);
  return true;
}

function patchAttributes(now: Element, next: Element): void {
  for (const { name } of [...now.attributes]) if (!next.hasAttribute(name)) now.removeAttribute(name);
  for (const { name, value } of next.attributes) if (now.getAttribute(name) !== value) now.setAttribute(name, value);
}
