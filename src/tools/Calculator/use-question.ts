import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { replaceUrl, withQuery } from '../../design/replace-url.ts';

type Question<Fields> = {
  /** Id of the section to which a shared link leads. */
  section: string;
  /** What the page asks by itself. */
  first: Fields;
  /** Reads the fields from a query; undefined where it asks nothing. Queries are untrusted input. */
  read: (query: string) => Fields | undefined;
  /**
   * The parameters of the query that ask it again; empty ones are taken out. While a field cannot be read a parameter is
   * undefined, and the URL keeps the last question that could be.
   */
  write: (fields: Fields) => Record<string, string | undefined>;
};

/**
 * The fields of a calculator, as they are typed. The HTML shows the first question; on hydration the URL's takes its place,
 * and what the visitor has typed by then counts more than both. Every change goes into the URL.
 */
export function useQuestion<Fields extends Record<string, string>>(question: Question<Fields>) {
  const { section, first, read, write } = question;
  const form = useRef<HTMLDivElement>(null);
  const [fields, setFields] = useState(first);
  const latest = useRef(first);

  const set = (next: Fields) => {
    latest.current = next;
    setFields(next);
  };
  const change = (part: Partial<Fields>) => {
    set({ ...latest.current, ...part });
    const query = write(latest.current);
    if (!Object.values(query).includes(undefined)) replaceUrl({ query });
  };

  const takeOver = useEffectEvent(() => {
    const typed = typedIn(form, first);
    const asked = read(location.search);
    if (asked !== undefined) set(asked);
    if (Object.keys(typed).length > 0) change(typed);
  });
  useLayoutEffect(() => takeOver(), []);

  const link = () => {
    const { origin, pathname } = location;
    return `${origin}${pathname}${withQuery('', write(latest.current))}#${section}`;
  };
  return { form, fields, change, link };
}

/** What was typed or chosen before hydration: the fields that no longer are as the HTML has them. */
function typedIn<Fields extends Record<string, string>>(form: RefObject<HTMLElement | null>, first: Fields) {
  const controls = form.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select') ?? [];
  const typed: Record<string, string> = {};
  for (const control of controls) {
    const { name, value } = control;
    if (!(name in first)) continue;
    if (control instanceof HTMLSelectElement || !['radio', 'checkbox'].includes(control.type)) {
      if (value !== first[name]) typed[name] = value;
    } else if (control.checked !== control.defaultChecked && (control.checked || control.type === 'checkbox')) {
      typed[name] = control.checked ? value : '';
    }
  }
  return typed as Partial<Fields>;
}
