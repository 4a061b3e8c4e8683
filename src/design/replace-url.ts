/** What changes in the URL: parameters of its query (undefined takes one out), its hash. Everything else in it stays. */
type UrlChange = { query?: Record<string, string | undefined>; hash?: string };

/**
 * Safari refuses more than 100 changes in 30 seconds, and a slider or a held arrow key makes more. So many come at once,
 * one more is allowed every `REFILL` ms: 25 + 30,000 / 450 stay below its limit.
 */
const AT_ONCE = 25;
const REFILL = 450;
/** When a change that was refused is tried again, in ms. */
const REFUSED = 10_000;

let allowed = AT_ONCE;
let refilledAt = 0;
let pending: UrlChange | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Puts what is on the screen into the URL, without an entry in the history: at once, or a little later where a browser would
 * refuse so many changes. The last change always arrives.
 */
export function replaceUrl(change: UrlChange): void {
  if (pending === undefined) addEventListener('popstate', drop, { once: true });
  pending = { ...pending, ...change, query: { ...pending?.query, ...change.query } };
  if (timer === undefined) write();
}

/** The query with these parameters in it or taken out of it: empty, or with `?`. Commas stay readable. */
export function withQuery(search: string, query: Record<string, string | undefined>): string {
  const parameters = new URLSearchParams(search);
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === '') parameters.delete(name);
    else parameters.set(name, value);
  }
  const text = parameters.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}

function write(): void {
  timer = undefined;
  if (pending === undefined) return;
  const refills = Math.floor((performance.now() - refilledAt) / REFILL);
  refilledAt += refills * REFILL;
  allowed = Math.min(AT_ONCE, allowed + refills);
  if (allowed === 0) {
    timer = setTimeout(write, REFILL);
    return;
  }
  allowed -= 1;
  const { pathname, search, hash } = location;
  const url = `${pathname}${withQuery(search, pending.query ?? {})}${pending.hash === undefined ? hash : `#${pending.hash}`}`;
  try {
    if (url !== `${pathname}${search}${hash}`) history.replaceState(history.state, '', url);
  } catch {
    // This browser counts differently. The screen is right all the same, and the URL follows later.
    timer = setTimeout(write, REFUSED);
    return;
  }
  drop();
}

/** Another entry of the history has its own URL. */
function drop(): void {
  removeEventListener('popstate', drop);
  clearTimeout(timer);
  timer = undefined;
  pending = undefined;
}
