import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Library } from '#/content/library-of.ts';
import { LOCALES, type Locale } from '#/language/locales.ts';
import type { Host, Request, RequestState } from '../hosts/host.ts';
import { idOf } from '../state/paths.ts';
import { type Place, searchPlaces } from '../state/places.ts';
import type { Said } from '../state/save-draft.ts';
import { placeIn, valueText } from '../words/names.ts';
import { useWords, type Word } from '../words/words.ts';
import { addressOf } from './route.ts';

/** Found places that are shown. */
const SHOWN = 20;
/** How often a host is asked how far a change has come, in milliseconds. */
const ASKED_EVERY = 15_000;

type BarProps = {
  host: Host;
  places: readonly Place[];
  library: Library;
  language: Locale;
  onLanguage: (language: Locale) => void;
  /** Undefined where there is nothing to undo, redo or save. */
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
  onSave: (() => void) | undefined;
  changes: number;
  mistakes: number;
  isPage: boolean;
  onPage: (isPage: boolean) => void;
  said: Said;
};

/** What is always at hand: the way to the start, search, undo, the list of changes, saving. */
export function Bar(props: BarProps) {
  const { host, places, library, language, onLanguage, undo, redo, onSave, changes, mistakes, isPage, onPage, said } =
    props;
  const say = useWords();
  return (
    <header>
      <h1>
        <a href={addressOf({ view: 'start' })}>{say('title')}</a>
      </h1>
      <p className="where">{host.name ?? say('thisComputer')}</p>
      <Search places={places} library={library} language={language} />
      <button type="button" aria-label={say('undo')} title={say('undo')} disabled={undo === undefined} onClick={undo}>
        ↶
      </button>
      <button type="button" aria-label={say('redo')} title={say('redo')} disabled={redo === undefined} onClick={redo}>
        ↷
      </button>
      <a className="button" href={addressOf({ view: 'changes' })}>
        {say('changes')} ({changes})
      </a>
      <button type="button" className="look" aria-pressed={isPage} onClick={() => onPage(!isPage)}>
        {say(isPage ? 'form' : 'page')}
      </button>
      <button type="button" className="save" disabled={onSave === undefined} onClick={onSave}>
        {say('save')}
      </button>
      <select
        aria-label={say('language')}
        value={language}
        onChange={({ target }) => onLanguage(target.value as Locale)}
      >
        {LOCALES.map((locale) => (
          <option key={locale} value={locale}>
            {say(locale === 'mn' ? 'Mongolian' : 'English')}
          </option>
        ))}
      </select>
      <p className="said" data-bad={said.isBad || undefined} role="status">
        {said.text || (mistakes === 0 ? '' : mistakes === 1 ? say('mistake') : say('mistakes', { count: mistakes }))}
      </p>
      <RequestLine host={host} said={said.text} />
    </header>
  );
}

function Search({ places, library, language }: { places: readonly Place[]; library: Library; language: Locale }) {
  const say = useWords();
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query);
  const found = useMemo(() => searchPlaces(places, library, wanted, language), [places, library, wanted, language]);
  const isPrices = query.trim() !== '' && say('priceTable').toLowerCase().includes(query.trim().toLowerCase());
  return (
    <search className="search">
      <input
        type="search"
        aria-label={say('search')}
        placeholder={say('search')}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && setQuery('')}
      />
      {query.trim() !== '' && (
        <ul className="results" aria-label={say('found')} aria-busy={wanted !== query || undefined}>
          {isPrices && (
            <li>
              <a href={addressOf({ view: 'prices' })} onClick={() => setQuery('')}>
                <b>{say('priceTable')}</b>
              </a>
            </li>
          )}
          {found.slice(0, SHOWN).map((place) => (
            <li key={`${place.file} ${idOf(place.path)}`}>
              <a href={addressOf({ view: 'file', file: place.file, at: place.path })} onClick={() => setQuery('')}>
                <b>{placeIn(library, place.file, place.path, language)}</b>
                <span>{place.picture ?? valueText(place.said, language)}</span>
              </a>
            </li>
          ))}
          {found.length === 0 && !isPrices && <li>{say('nothingFound')}</li>}
        </ul>
      )}
    </search>
  );
}

const STATES: Record<RequestState, Word> = {
  checking: 'stateChecking',
  failed: 'stateFailed',
  waiting: 'stateWaiting',
  merged: 'stateMerged',
  live: 'stateLive',
  closed: 'stateClosed',
};

/** How far the last change has come on its way to the site, in plain words. */
function RequestLine({ host, said }: { host: Host; said: string }) {
  const say = useWords();
  const [now, setNow] = useState<{ request: Request; state: RequestState }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again after each save, which says something
  useEffect(() => {
    if (host.request === undefined) return;
    const ask = () => host.request?.().then(setNow, () => undefined);
    ask();
    const timer = setInterval(ask, ASKED_EVERY);
    return () => clearInterval(timer);
  }, [host, said]);
  if (now === undefined) return null;
  return (
    <p className="request" data-state={now.state}>
      {say(STATES[now.state])} · <a href={now.request.address}>{say('request')}</a>
    </p>
  );
}
