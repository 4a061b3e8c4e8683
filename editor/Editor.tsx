import { useCallback, useMemo, useState } from 'react';
import { valueAt } from '#/content/checks/value-at.ts';
import type { Files } from '#/content/library-of.ts';
import type { Locale, Text } from '#/language/locales.ts';
import { FormContext, type FormOfFile } from './fields/form-context.ts';
import type { Host, Opened } from './hosts/host.ts';
import { parsed } from './hosts/remote.ts';
import { PictureDialog } from './pictures/PictureDialog.tsx';
import { textsOf, withTexts } from './pictures/picture-texts.ts';
import { newPictureId } from './pictures/staged.ts';
import { useStagedAddresses } from './pictures/use-staged-addresses.ts';
import { Preview } from './preview/Preview.tsx';
import { type StagedPicture, useDraft, withoutSame } from './state/draft.ts';
import { lockedIn } from './state/locked-in.ts';
import { type Path, setAt } from './state/paths.ts';
import { type Clicked, fieldOf, isAround, placeOf } from './state/places.ts';
import { type Said, saveDraft, tellMet } from './state/save-draft.ts';
import { useEdited } from './state/use-edited.ts';
import { useKeptDraft } from './state/use-kept-draft.ts';
import { shapesOf } from './state/written.ts';
import { Bar } from './views/Bar.tsx';
import { CurrentView, fileOf } from './views/CurrentView.tsx';
import { ownFiles, pageOf, pagesOf } from './views/files.ts';
import { MistakeList } from './views/MistakeList.tsx';
import { goTo, routeOf, useFragment } from './views/route.ts';
import { useUndoKeys } from './views/use-undo-keys.ts';
import { placeIn } from './words/names.ts';
import { useWords } from './words/words.ts';

type EditorProps = { host: Host; first: Opened; language: Locale; onLanguage: (language: Locale) => void };

/** Where no file is open, no place of one is looked for. */
const NOWHERE: Path = [];

/** The editor of opened files: what has been typed, what is wrong with it, the form, and the page beside it. */
export function Editor({ host, first, language, onLanguage }: EditorProps) {
  const say = useWords();
  const [opened, setOpened] = useState(first);
  const saved = useMemo(() => parsed(opened.texts), [opened]);
  const shapes = useMemo(() => shapesOf(saved), [saved]);
  const [{ past, now: draft, future }, act] = useDraft();
  const edited = useEdited(saved, draft, opened.manifest, language);
  const { files, settled, library, figures, places, changes, mistakes } = edited;
  const [said, setSaid] = useState<Said>({ text: '' });
  const [isSaving, setIsSaving] = useState(false);
  const [isPage, setIsPage] = useState(false);
  const [visit, setVisit] = useState(0);
  const [picture, setPicture] = useState<{ file: string; path: Path; id: string; isNew: boolean }>();
  const [chosenPage, setChosenPage] = useState<{ file: string; path: string }>();
  const staged = useStagedAddresses(draft.pictures);
  const fragment = useFragment();
  const route = useMemo(() => routeOf(fragment), [fragment]);
  const file = fileOf(route, saved);

  useKeptDraft(host.name ?? 'this computer', saved, changes, draft.pictures, ({ draft: left, count, met }) => {
    act({ kind: 'start', draft: left });
    setSaid({ text: [say('restored', { count }), ...tellMet(met, library, language)].join(' ') });
  });
  useUndoKeys(act);

  const change = useCallback(
    (of: string, path: Path, value: unknown) => {
      setSaid({ text: '' });
      act({ kind: 'change', file: of, path, value, saved: saved[of], time: Date.now() });
    },
    [saved, act],
  );

  const addressOfPicture = useCallback(
    (id: string) => {
      const entry = settled.manifest.pictures[id];
      return staged.get(id) ?? (entry && `/pictures/${id}.${entry.hash}/${entry.fallback}.webp`);
    },
    [settled.manifest, staged],
  );

  const wanted = route.view === 'file' ? route.at : NOWHERE;
  const form = useMemo((): FormOfFile => {
    const locked = lockedIn(file);
    return {
      file,
      at: wanted,
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
  }, [file, wanted, saved, library, figures, mistakes, change, addressOfPicture, settled.manifest]);

  async function save() {
    const outcome = await saveDraft(host, { opened, saved, files, draft, changes, library }, language, () => {
      setIsSaving(true);
      setSaid({ text: say('saving') });
    });
    if (outcome.opened) setOpened(outcome.opened);
    if (outcome.action) act(outcome.action);
    setSaid(outcome.said);
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
    goTo({ view: 'file', file: place.file, at: fieldOf(settled.files, place, locale) });
    setIsPage(false);
    setVisit((count) => count + 1);
  }

  /** Puts a picture and its texts into the draft; one more picture is named where it is to stand. */
  function takePicture(
    { file: of, path, id, isNew }: NonNullable<typeof picture>,
    made: StagedPicture | undefined,
    texts: Text,
  ) {
    let next: Files = { ...draft.files, ...withTexts(files, id, texts) };
    if (isNew) next = { ...next, [of]: setAt(files[of], path, id) };
    const pictures = made === undefined ? draft.pictures : { ...draft.pictures, [id]: made };
    act({ kind: 'edit', draft: { files: withoutSame(next, saved), pictures } });
    setPicture(undefined);
  }

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
          <CurrentView
            route={route}
            saved={saved}
            draft={draft}
            edited={edited}
            shapes={shapes}
            visit={visit}
            act={act}
          />
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
          onUse={(made, texts) => takePicture(picture, made, texts)}
        />
      )}
    </FormContext>
  );
}
