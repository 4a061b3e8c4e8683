import { useContext, useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { SiteData } from '#/catalogue/site-data.ts';
import { localePath } from '#/language/locales.ts';
import { CloseOverlay, Overlay } from '../../design/Dialog/Overlay.tsx';
import { LocaleContext } from '../../design/Phrase/LocaleContext.ts';
import { Failure } from '../../design/SectionBoundary/Failure.tsx';
import { pageLinks } from '../SiteLinks/site-links.ts';
import type { Grouped } from './load-finder.ts';
import styles from './Search.module.css';
import { SearchPages } from './SearchPages.tsx';
import { searchMessage } from './search-message.ts';
import { useFinder } from './use-finder.ts';
import { useOptions } from './use-options.ts';

type SearchProps = { brands: SiteData['brands']; messages: Pick<SiteData['messages'], 'search' | 'siteLinks'> };

/** The id that the search button opens. */
export const SEARCH = 'search';
const RESULTS = 'search-results';
const NOTHING: Grouped = { groups: [], isUnsaid: false };

/**
 * The search over the whole site. Before and without scripts it is a list of all pages; with them the field becomes a
 * combobox. What finds, and what there is to find, are fetched when it is first opened. Text that was typed before is kept.
 */
export function Search({ brands, messages: { search: messages, siteLinks: linkWords } }: SearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const locale = useContext(LocaleContext);
  const { status, finder, failure, load } = useFinder(localePath('/search.json', locale));
  const [typed, setTyped] = useState('');

  const query = useDeferredValue(typed);
  const { groups, isUnsaid } = useMemo(() => finder?.find(query) ?? NOTHING, [finder, query]);
  const count = groups.reduce((sum, { found }) => sum + found.length, 0);
  const options = useOptions(RESULTS, count);

  const ask = (text: string) => {
    setTyped(text);
    options.leave();
    if (status === 'waiting') load();
  };
  const start = () => {
    if (status === 'failed') load();
    ask(field.current?.value ?? '');
  };
  const clear = () => {
    if (field.current !== null) field.current.value = '';
    ask('');
  };
  const startEarly = useEffectEvent(start);
  useEffect(() => {
    if (field.current?.value) startEarly();
  }, []);

  const retry = () => {
    field.current?.focus();
    load();
  };
  const showExample = (text: string) => {
    if (field.current === null) return;
    field.current.value = text;
    field.current.focus();
    ask(text);
  };

  return (
    <Overlay id={SEARCH} className={styles.search} name={{ label: messages.heading }} onOpen={start} onClose={clear}>
      <search className={styles.head}>
        {/* A form of its own: Chromium looks for the fields before and after it there, and not in the whole page. */}
        <form className={styles.field} method="dialog" onSubmit={(event) => event.preventDefault()}>
          <label className={styles.label} htmlFor="search-query">
            {messages.label}
          </label>
          <input
            ref={field}
            className={styles.input}
            id="search-query"
            type="text"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            placeholder={messages.placeholder}
            onInput={({ currentTarget }) => ask(currentTarget.value)}
            onKeyDown={options.handleKey}
            {...(finder !== undefined && options.field)}
          />
        </form>
        <CloseOverlay id={SEARCH} label={messages.close} />
      </search>
      <div className={styles.body}>
        <p className={styles.status} role="status">
          {searchMessage(messages, status, query, count, isUnsaid)}
        </p>
        {failure !== undefined && (
          <Failure
            messages={{ sentence: messages.failed, retry: messages.retry, details: messages.details }}
            text={failure}
            onRetry={retry}
          />
        )}
        {finder !== undefined && count > 0 ? (
          <finder.SearchResults id={RESULTS} groups={groups} active={options.active} messages={messages} />
        ) : (
          <>
            <p className={styles.examples}>
              <span>{messages.examplesHeading}</span>
              {Object.values(messages.examples).map((example) => (
                <button key={example} type="button" onClick={() => showExample(example)}>
                  {example}
                </button>
              ))}
            </p>
            <SearchPages heading={messages.pages} brands={brands} links={pageLinks(linkWords, locale)} />
          </>
        )}
      </div>
    </Overlay>
  );
}
