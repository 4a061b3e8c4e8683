import { useLayoutEffect, useRef, useState } from 'react';
import { fillIn } from '#/language/fill-in.ts';
import { replaceUrl } from '../../design/replace-url.ts';
import { FILTER_DEFAULTS, FILTER_GROUPS, type FilterGroup, findChoice } from './filter-url.ts';
import styles from './ModelFilter.module.css';

type Kind = 'electric' | 'petrol' | 'hybrid' | 'fourWheelDrive' | 'sevenSeats';

type ModelFilterProps = {
  /** By what the cars can be chosen, and how many there are of each. */
  kinds: { kind: Kind; count: number }[];
  total: number;
  messages: Record<Kind | 'show' | 'all' | 'sort' | 'brand' | 'length' | 'clearance' | 'shown', string>;
};

/**
 * Which of the cars below are shown, and in which order. The stylesheet of the grid follows the radio buttons; the script
 * keeps the choice in the URL, so that it can be reloaded and shared, and says how many cars are left.
 */
export function ModelFilter({ kinds, total, messages }: ModelFilterProps) {
  const filter = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState<number>();

  useLayoutEffect(() => {
    if (filter.current !== null) followUrl(filter.current);
  }, []);

  const change = () => {
    if (filter.current === null) return;
    writeUrl(filter.current);
    const shown = checkedIn(filter.current, 'show');
    setCount(kinds.find(({ kind }) => kind === shown)?.count ?? total);
  };

  return (
    <div ref={filter} className={styles.filter} data-print="never" onChange={change}>
      <Choices
        group="show"
        legend={messages.show}
        options={[
          { value: FILTER_DEFAULTS.show, label: messages.all, count: total },
          ...kinds.map(({ kind, count: of }) => ({ value: kind, label: messages[kind], count: of })),
        ]}
      />
      <Choices
        group="sort"
        legend={messages.sort}
        options={(['brand', 'length', 'clearance'] as const).map((value) => ({ value, label: messages[value] }))}
      />
      <p role="status" className="visually-hidden">
        {count !== undefined && fillIn(messages.shown, { count: String(count) })}
      </p>
    </div>
  );
}

function checkedIn(filter: HTMLElement, group: FilterGroup): string {
  return filter.querySelector<HTMLInputElement>(`[name='${group}']:checked`)?.value ?? FILTER_DEFAULTS[group];
}

/** Checks what the URL asks for. A choice that was made before the script came counts more, and is written into the URL. */
function followUrl(filter: HTMLElement) {
  for (const group of FILTER_GROUPS) {
    const asked = findChoice(window.location.search, group);
    const inputs = [...filter.querySelectorAll<HTMLInputElement>(`[name='${group}']`)];
    const input = inputs.find(({ value }) => value === asked);
    if (input !== undefined && checkedIn(filter, group) === FILTER_DEFAULTS[group]) input.checked = true;
  }
  writeUrl(filter);
}

/** Puts the choices into the URL; a default is not written. */
function writeUrl(filter: HTMLElement) {
  const query = FILTER_GROUPS.map((group) => {
    const value = checkedIn(filter, group);
    return [group, value === FILTER_DEFAULTS[group] ? undefined : value];
  });
  replaceUrl({ query: Object.fromEntries(query) });
}

type ChoicesProps = {
  group: FilterGroup;
  legend: string;
  options: { value: string; label: string; count?: number }[];
};

function Choices({ group, legend, options }: ChoicesProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map(({ value, label, count }) => (
        <label key={value} className={styles.choice}>
          <input
            className={styles.input}
            type="radio"
            name={group}
            value={value}
            defaultChecked={value === FILTER_DEFAULTS[group]}
          />
          {label}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </label>
      ))}
    </fieldset>
  );
}
