import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { isContaining } from '#/content/checks/check-fixed.ts';
import { tellProblem } from '#/content/checks/problem.ts';
import { stepsOf, valueAt } from '#/content/checks/value-at.ts';
import { namedFigures } from '#/content/figures/named-figures.ts';
import { fixed } from '#/content/fixed.ts';
import { type Files, libraryOf } from '#/content/library-of.ts';
import type { CarOffer, OpenPoint } from '#/content/schema.ts';
import type { Locale, Text } from '#/language/locales.ts';
import { FormContext, type FormOfFile, type Mistake } from './fields/form-context.ts';
import type { Host, Opened } from './hosts/host.ts';
import { parsed } from './hosts/remote.ts';
import { PictureDialog } from './pictures/PictureDialog.tsx';
import { newPictureId, withStaged } from './pictures/staged.ts';
import { Preview } from './preview/Preview.tsx';
import { type Change, changesIn, rebase, takeBack } from './state/changes.ts';
import { type StagedPicture, useDraft } from './state/draft.ts';
import { keepDraft, keptDraft } from './state/keep-draft.ts';
import { idOf, type Path, setAt } from './state/paths.ts';
import { type Clicked, type Place, placeOf, placesIn } from './state/places.ts';
import { settle } from './state/problems.ts';
import { shapesOf } from './state/written.ts';
import { Bar } from './views/Bar.tsx';
import { Changes } from './views/Changes.tsx';
import { FileForm } from './views/FileForm.tsx';
import { ownFiles, pageOf } from './views/files.ts';
import { MistakeList } from './views/MistakeList.tsx';
import { OpenPoints } from './views/OpenPoints.tsx';
import { PriceTable } from './views/PriceTable.tsx';
import { goTo, type Route, routeOf, useFragment } from './views/route.ts';
import { Start } from './views/Start.tsx';
import { ToRead } from './views/ToRead.tsx';
import { placeIn, titleOf } from './words/names.ts';
import { tellReason } from './words/reasons.ts';
import { tellFailure } from './words/tell-failure.ts';
import { useWords } from './words/words.ts';

const DEALER = 'dealer.json';
/** As long as a browser may take to read a picture that it has been given, in milliseconds. */
const UNREAD = 60_000;
/** Views of one file that are no form. */
const OWN_VIEWS: Partial<Record<Route['view'], string>> = {
  open: 'before-publishing.json',
  read: 'read-sentences.json',
};

type EditorProps = { host: Host; first: Opened; language: Locale; onLanguage: (language: Locale) => void };

/** The editor of opened files: what has been typed, what is wrong with it, the form, and the page beside it. */
export function Editor({ host, first, language, onLanguage }: EditorProps) {
  const say = useWords();
  const [opened, setOpened] = useState(first);
  const saved = useMemo(() => parsed(opened.texts), [opened]);
  const [{ past, now: draft, future }, act] = useDraft();
  const [said, setSaid] = useState<{ text: string; isBad?: boolean }>({ text: '' });
  const [isSaving, setIsSaving] = useState(false);
  const [isPage, setIsPage] = useState(false);
  const [visit, setVisit] = useState(0);
  const [picture, setPicture] = useState<{ file: string; path: Path; id: string; isNew: boolean }>();
  const [chosenPage, setChosenPage] = useState<{ file: string; path: string }>();
  const route = routeOf(useFragment());
  const ownFile = route.view === 'file' && route.file in saved ? route.file : DEALER;
  const file = OWN_VIEWS[route.view] ?? ownFile;

  // The form follows each letter; checks and preview follow when there is time.
  const files = useMemo(() => ({ ...saved, ...draft.files }), [saved, draft.files]);
  const checked = useDeferredValue(files);
  const settled = useMemo(
    () => settle(checked, withStaged(opened.manifest, draft.pictures)),
    [checked, opened.manifest, draft.pictures],
  );
  const library = useMemo(() => libraryOf(settled.files, settled.manifest), [settled]);
  const figures = useMemo(() => readFigures(library), [library]);
  const places = useMemo(() => readPlaces(settled.files, library, figures), [settled.files, library, figures]);
  const shapes = useMemo(() => shapesOf(saved), [saved]);
  const changes = useMemo(() => changesIn(saved, draft.files), [saved, draft.files]);
  const staged = useStagedAddresses(draft.pictures);

  const mistakes = useMemo(() => {
    const found = new Map<string, Map<string, Mistake[]>>();
    for (const { file: at, path, reason } of settled.problems) {
      const own = at.replace('content/', '');
      const ids = found.get(own) ?? new Map<string, Mistake[]>();
      const id = idOf(path as Path);
      const told = tellReason(reason, language) ?? reason;
      if (!ids.get(id)?.some((each) => each.told === told)) ids.set(id, [...(ids.get(id) ?? []), { reason, told }]);
      found.set(own, ids);
    }
    return found;
  }, [settled.problems, language]);

  useKeptDraft(host.name ?? 'this computer', saved, changes, draft.pictures, (edited, pictures, count, met) => {
    act({ kind: 'start', draft: { files: edited, pictures } });
    const parts = [say('restored', { count })];
    if (met.length > 0) parts.push(say('met', { places: tellPlaces(met) }));
    setSaid({ text: parts.join(' ') });
  });
  useUndoKeys(act);

  const change = useCallback(
    (of: string, path: Path, value: unknown) => {
      setSaid({ text: '' });
      act({ kind: 'change', file: of, path, value, saved: saved[of], time: Date.now() });
    },
    [saved, act],
  );
  const tellPlaces = (met: readonly Change[]) =>
    met.map((each) => placeIn(library, each.file, each.path, language)).join('; ');

  const addressOfPicture = useCallback(
    (id: string) => {
      const entry = settled.manifest.pictures[id];
      return staged.get(id) ?? (entry && `/pictures/${id}.${entry.hash}/${entry.fallback}.webp`);
    },
    [settled.manifest, staged],
  );

  const form = useMemo((): FormOfFile => {
    const locked = lockedIn(file);
    return {
      file,
      library,
      figures,
      mistakes: mistakes.get(file) ?? new Map(),
      isFixed: (id) => locked.has(id),
      isNew: (path) => valueAt(saved[file], path) === undefined,
      change: (path, value) => change(file, path, value),
      addressOf: addressOfPicture,
      onPicture: (path, id, isNew) => {
        const next = isNew ? newPictureId(id, new Set(Object.keys(settled.manifest.pictures))) : id;
        if (next !== undefined) setPicture({ file, path, id: next, isNew });
      },
    };
  }, [file, saved, library, figures, mistakes, change, addressOfPicture, settled.manifest]);

  async function save() {
    // Of what stands in the form now: what has been checked so far may be a few letters behind.
    const wanted = settle(files, withStaged(opened.manifest, draft.pictures));
    const pictures = { ...draft.pictures, ...Object.fromEntries(wanted.gone.map((id) => [id, null])) };
    const values = Object.fromEntries(Object.entries(wanted.files).filter(([each, value]) => value !== saved[each]));
    if (Object.keys(values).length + Object.keys(pictures).length === 0) return setSaid({ text: say('noChanges') });
    if (wanted.problems.length > 0) return setSaid({ text: say('notSaved'), isBad: true });
    setIsSaving(true);
    setSaid({ text: say('saving') });
    try {
      const answer = await host.save({ values, seen: opened.texts, pictures });
      if (answer.kind === 'refused') {
        setSaid({
          text: say('failed', { reason: answer.problems.map((each) => tellProblem(each)).join('; ') }),
          isBad: true,
        });
      } else if (answer.kind === 'waiting elsewhere') {
        setSaid({ text: say('waitingElsewhere', { files: answer.files.join(', ') }), isBad: true });
      } else if (answer.kind === 'changed elsewhere') {
        const { edited, met } = rebase(parsed(answer.opened.texts), changes);
        setOpened(answer.opened);
        act({ kind: 'edit', draft: { ...draft, files: edited } });
        const names = answer.files.map((each) => titleOf(library, each, language)).join(', ');
        const both = met.length === 0 ? '' : ` ${say('met', { places: tellPlaces(met) })}`;
        setSaid({ text: say('changedElsewhere', { files: names }) + both, isBad: true });
      } else {
        setOpened(answer.opened);
        act({ kind: 'start', draft: { files: {}, pictures: {} } });
        setSaid({ text: say('saved') });
      }
    } catch (error) {
      setSaid({ text: say('failed', { reason: tellFailure(error, host.name ?? '', language) }), isBad: true });
    }
    setIsSaving(false);
  }

  const at =
    route.view === 'file' ? places.find((place) => place.file === file && isAround(place.path, route.at)) : undefined;
  // Another file is seen on its own page, unless a click in the page has led to it.
  const pagePath =
    chosenPage?.file === file
      ? chosenPage.path
      : pageOf(settled.files, route.view === 'file' ? file : 'pages/home.json');
  const pages = useMemo(() => pagesOf(settled.files, library, language), [settled.files, library, language]);

  function openClicked(clicked: Clicked, locale: Locale) {
    const place = placeOf(places, clicked, locale, ownFiles(settled.files, pagePath));
    if (place === undefined) return setSaid({ text: say('noPlace') });
    setSaid({ text: '' });
    setChosenPage({ file: place.file, path: pagePath });
    const path =
      place.picture === undefined && typeof place.said === 'object'
        ? deepest(settled.files, place, locale)
        : place.path;
    goTo({ view: 'file', file: place.file, at: path });
    setIsPage(false);
    setVisit((count) => count + 1);
  }

  const shape = shapes.get(file);
  return (
    <FormContext value={form}>
      <Bar
        host={host}
        places={places}
        library={library}
        language={language}
        onLanguage={onLanguage}
        undo={past.length > 0 ? () => act({ kind: 'undo' }) : undefined}
        redo={future.length > 0 ? () => act({ kind: 'redo' }) : undefined}
        changes={changes.length + Object.keys(draft.pictures).length}
        mistakes={settled.problems.length}
        isPage={isPage}
        onPage={setIsPage}
        onSave={isSaving ? undefined : save}
        said={said}
      />
      <main data-page={isPage || undefined}>
        <form onSubmit={(event) => event.preventDefault()} aria-label={say('form')}>
          <MistakeList mistakes={mistakes} library={library} />
          {route.view === 'start' && <Start files={saved} library={library} />}
          {route.view === 'prices' && (
            <PriceTable
              offers={((files[DEALER] as { cars?: Record<string, CarOffer> }).cars ?? {}) as Record<string, CarOffer>}
            />
          )}
          {route.view === 'open' && <OpenPoints points={files['before-publishing.json'] as OpenPoint[]} />}
          {route.view === 'read' && <ToRead files={files} />}
          {route.view === 'changes' && (
            <Changes
              library={library}
              changes={changes}
              pictures={Object.keys(draft.pictures)}
              gone={settled.gone}
              onTakeBack={(each) =>
                act({ kind: 'edit', draft: { ...draft, files: withoutSame(takeBack(draft.files, each), saved) } })
              }
              onTakeBackPicture={(id) => {
                const { [id]: _, ...others } = draft.pictures;
                act({ kind: 'edit', draft: { ...draft, pictures: others } });
              }}
            />
          )}
          {route.view === 'file' && shape && (
            <FileForm key={file} shape={shape} value={files[file]} at={route.at} visit={visit} />
          )}
        </form>
        <Preview
          files={settled.files}
          manifest={settled.manifest}
          staged={staged}
          pages={pages}
          path={pagePath}
          onPath={(path) => setChosenPage({ file, path })}
          at={at}
          onClicked={openClicked}
          isWaiting={settled.problems.length > 0}
        />
      </main>
      {picture !== undefined && (
        <PictureDialog
          key={picture.id}
          id={picture.id}
          address={picture.isNew ? undefined : addressOfPicture(picture.id)}
          texts={textsOf(settled.files, picture.id)}
          shownAt={places
            .filter((place) => place.picture === picture.id)
            .map((place) => placeIn(library, place.file, place.path, language))}
          onClose={() => setPicture(undefined)}
          onUse={(made, texts) => {
            const [owner = '', name = ''] = picture.id.split('/');
            const list = `pictures/${owner}.json`;
            let next: Files = { ...draft.files, [list]: setAt(files[list], [name], texts) };
            if (picture.isNew) next = { ...next, [picture.file]: setAt(files[picture.file], picture.path, picture.id) };
            const pictures = made === undefined ? draft.pictures : { ...draft.pictures, [picture.id]: made };
            act({ kind: 'edit', draft: { files: withoutSame(next, saved), pictures } });
            setPicture(undefined);
          }}
        />
      )}
    </FormContext>
  );
}

/** Nothing while the figures cannot be read: that is a mistake of its own. */
function readFigures(library: ReturnType<typeof libraryOf>) {
  try {
    return namedFigures(library);
  } catch {
    return {};
  }
}

function readPlaces(files: Files, library: ReturnType<typeof libraryOf>, figures: ReturnType<typeof readFigures>) {
  try {
    return placesIn(files, library, figures);
  } catch {
    return [];
  }
}

/** The ids of the places of a file that the specification fixes whole. */
function lockedIn(file: string): Set<string> {
  const values = fixed.filter((group) => group.file === file).flatMap((group) => Object.entries(group.values));
  return new Set(values.filter(([, value]) => !isContaining(value)).map(([path]) => idOf(stepsOf(path))));
}

const isAround = (place: Path, at: Path) => at.length > 0 && idOf(at).startsWith(idOf(place));

/** The language's own field of a text; the place itself where it is no text. */
function deepest(files: Files, { file, path }: Place, locale: Locale): Path {
  const value = valueAt(files[file], path);
  return typeof value === 'object' && value !== null && locale in value ? [...path, locale] : path;
}

/** Files without those that are as they were saved. */
const withoutSame = (files: Files, saved: Files): Files =>
  Object.fromEntries(
    Object.entries(files).filter(([file, value]) => JSON.stringify(value) !== JSON.stringify(saved[file])),
  );

function textsOf(files: Files, id: string): Text {
  const [owner = '', name = ''] = id.split('/');
  return (valueAt(files[`pictures/${owner}.json`], [name]) as Text | undefined) ?? { mn: '', en: '' };
}

/** The pages that can be looked at, by their titles. */
function pagesOf(files: Files, library: ReturnType<typeof libraryOf>, language: Locale) {
  const paths = new Map<string, string>();
  for (const [file, value] of Object.entries(files)) {
    const path = pageOf(files, file);
    if (!paths.has(path) || (value as { path?: string }).path === path || file.startsWith('pages/'))
      paths.set(path, titleOf(library, file, language));
  }
  return [...paths]
    .map(([path, title]) => ({ path, title }))
    .toSorted((one, other) => one.path.localeCompare(other.path));
}

/** Addresses in the browser of pictures that are not saved yet, given back when they are gone. */
function useStagedAddresses(pictures: Readonly<Record<string, StagedPicture>>): ReadonlyMap<string, string> {
  // At once, not in an effect: nothing may ask the server for them in between.
  const addresses = useMemo(
    () => new Map(Object.entries(pictures).map(([id, { master }]) => [id, URL.createObjectURL(master)])),
    [pictures],
  );
  useEffect(
    () => () => {
      // The page may still be reading what it was just given.
      setTimeout(() => {
        for (const address of addresses.values()) URL.revokeObjectURL(address);
      }, UNREAD);
    },
    [addresses],
  );
  return addresses;
}

type Restored = (
  edited: Files,
  pictures: Readonly<Record<string, StagedPicture>>,
  count: number,
  met: readonly Change[],
) => void;

/** Keeps what is not saved through reload and crash, and brings back what was left. */
function useKeptDraft(
  host: string,
  saved: Files,
  changes: readonly Change[],
  pictures: Readonly<Record<string, StagedPicture>>,
  onRestored: Restored,
): void {
  const [isRead, setIsRead] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    keptDraft(host).then((kept) => {
      if (kept !== undefined) {
        const { edited, met } = rebase(saved, kept.changes);
        const count = changesIn(saved, edited).length + Object.keys(kept.pictures).length;
        if (count > 0) onRestored(edited, kept.pictures, count, met);
      }
      setIsRead(true);
    });
  }, []);
  useEffect(() => {
    if (isRead) keepDraft(host, { changes, pictures });
  }, [isRead, host, changes, pictures]);
}

/** Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y) everywhere: a field's own would know nothing of the rest. */
function useUndoKeys(act: (action: { kind: 'undo' | 'redo' }) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const key = event.code;
      if (!(event.ctrlKey || event.metaKey) || event.altKey || !['KeyZ', 'KeyY'].includes(key)) return;
      event.preventDefault();
      act({ kind: key === 'KeyY' || event.shiftKey ? 'redo' : 'undo' });
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [act]);
}
