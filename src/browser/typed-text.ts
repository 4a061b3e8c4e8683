import { keepForVisit, keptForVisit } from '../design/kept-for-visit.ts';

/** What visitors have typed or chosen, over a reload that the site itself proposes: browsers keep it over other reloads only. */
const KEY = 'typed-text';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function fields(): [name: string, field: Field][] {
  const all = [...document.querySelectorAll<Field>('input, textarea, select')];
  return all.map((field) => {
    const isChoice = field.type === 'radio' || field.type === 'checkbox';
    return [isChoice ? `${field.name}=${field.value}` : field.id || field.name, field];
  });
}

const isChecked = (field: Field) => field instanceof HTMLInputElement && /radio|checkbox/.test(field.type);

/** Reloads the page with everything that was typed, as far as it can be kept: the page is needed more than its text. */
export function reloadKeepingText(): void {
  const typed = fields().map(([name, field]) => [
    name,
    isChecked(field) ? (field as HTMLInputElement).checked : field.value,
  ]);
  keepForVisit(KEY, JSON.stringify(typed));
  location.reload();
}

/** Puts back what `reloadKeepingText` has kept, before the islands hydrate: they take over what they find. */
export function restoreText(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'reload') return;
  const kept = keptForVisit(KEY);
  if (kept === '') return;
  keepForVisit(KEY, '');
  try {
    const typed = new Map<string, string | boolean>(JSON.parse(kept));
    for (const [name, field] of fields()) {
      const value = typed.get(name);
      if (typeof value === 'string') field.value = value;
      else if (value !== undefined) (field as HTMLInputElement).checked = value;
    }
  } catch {
    // Nothing readable was kept.
  }
}
