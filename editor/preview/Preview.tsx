import { useCallback, useEffect, useRef, useState } from 'react';
import type { Files } from '#/content/library-of.ts';
import type { Locale } from '#/language/locales.ts';
import { localePath } from '#/language/locales.ts';
import type { Manifest } from '#/media/manifest.ts';
import { STAGED } from '../pictures/staged.ts';
import type { Clicked, Place } from '../state/places.ts';
import { useWords } from '../words/words.ts';
import { clickedAt, findInPage } from './find-in-page.ts';
import { patchPage } from './patch-page.ts';
import type { PageRendered, PageWanted } from './render-edited.ts';
import { parsedPage, startRenderer } from './trusted.ts';

/** As long as a browser may take to read a drawing that it has been given, in milliseconds. */
const UNREAD = 60_000;
/** After the last letter, in milliseconds. */
const PAUSE = 150;
/** Widths in CSS pixels at which pages are shown. */
const WIDTHS = { desktop: 1280, phoneWidth: 390 } as const;
type Width = keyof typeof WIDTHS;

/** A rendered page, with the pictures that were not saved when it was. */
type Shown = Extract<PageRendered, { html: string }> & Pick<PreviewProps, 'staged'>;

type PreviewProps = {
  files: Files;
  manifest: Manifest;
  /** Addresses of pictures that are not saved yet, by id. */
  staged: ReadonlyMap<string, string>;
  pages: readonly { path: string; title: string }[];
  path: string;
  onPath: (path: string) => void;
  /** What is being edited: the page is scrolled to it. */
  at: Place | undefined;
  onClicked: (clicked: Clicked, locale: Locale) => void;
  /** The content has mistakes: the page stays as it was. */
  isWaiting: boolean;
};

/** The real page with what has been typed, before anything is saved. */
export function Preview({ files, manifest, staged, pages, path, onPath, at, onClicked, isWaiting }: PreviewProps) {
  const say = useWords();
  const [locale, setLocale] = useState<Locale>('mn');
  const [width, setWidth] = useState<Width>('desktop');
  const [page, setPage] = useState<Shown>({ html: '', styles: [], drawings: [], staged: new Map() });
  const [fault, setFault] = useState('');
  const address = localePath(path, locale);

  useEffect(() => {
    if (isWaiting) return;
    const worker = startRenderer();
    const timer = setTimeout(() => worker.postMessage({ files, manifest, path: address } satisfies PageWanted), PAUSE);
    worker.onmessage = ({ data }: MessageEvent<PageRendered>) => {
      if ('html' in data) setPage({ ...data, staged });
      setFault('fault' in data ? data.fault : '');
      worker.terminate();
    };
    return () => {
      clearTimeout(timer);
      worker.terminate();
    };
  }, [files, manifest, staged, address, isWaiting]);

  return (
    <section className="preview" aria-label={say('preview')}>
      <div className="bar">
        <select aria-label={say('previewPage')} value={path} onChange={({ target }) => onPath(target.value)}>
          {pages.map((page) => (
            <option key={page.path} value={page.path}>
              {page.title}
            </option>
          ))}
        </select>
        {(['mn', 'en'] as const).map((each) => (
          <button key={each} type="button" aria-pressed={each === locale} onClick={() => setLocale(each)}>
            {say(each === 'mn' ? 'Mongolian' : 'English')}
          </button>
        ))}
        {(Object.keys(WIDTHS) as Width[]).map((each) => (
          <button key={each} type="button" aria-pressed={each === width} onClick={() => setWidth(each)}>
            {say(each)}
          </button>
        ))}
      </div>
      <p className="help" role="status">
        {fault || say(isWaiting ? 'previewWaits' : 'previewHint')}
      </p>
      <PageFrame
        title={say('preview')}
        page={page}
        width={WIDTHS[width]}
        at={at}
        locale={locale}
        onClicked={(clicked) => onClicked(clicked, locale)}
      />
    </section>
  );
}

type PageFrameProps = Pick<PreviewProps, 'at'> & {
  title: string;
  page: Shown;
  width: number;
  locale: Locale;
  onClicked: (clicked: Clicked) => void;
};

const keepHere = (event: Event) => event.preventDefault();

/** A page of the site in a frame of its own, scaled to the room that there is. No script of the page runs in it. */
function PageFrame({ title, page: shown, width, at, locale, onClicked }: PageFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const clicked = useRef(onClicked);
  /** Whoever clicks in the page sees the place already. */
  const isSeen = useRef(false);
  useEffect(() => {
    clicked.current = onClicked;
  });

  const onClick = useCallback((event: MouseEvent) => {
    const element = event.target as Element;
    if (element.closest('summary') === null) event.preventDefault();
    isSeen.current = true;
    clicked.current(clickedAt(element));
  }, []);

  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (!page || shown.html === '') return;
    const next = parsedPage(shown.html);
    const drawings = shown.drawings.map(
      ([address, text]) => [address, URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }))] as const,
    );
    showMade(next, [
      ...drawings,
      ...[...shown.staged].map(([id, made]) => [`/pictures/${id}.${STAGED}/`, made] as const),
    ]);
    setStyles(page, shown.styles);
    patchPage(page, next);
    // Each time, because some browsers put another empty page in the place of the first; the same twice counts once.
    page.addEventListener('click', onClick);
    page.addEventListener('submit', keepHere);
    return () => {
      // The page may still be reading them.
      setTimeout(() => {
        for (const [, made] of drawings) URL.revokeObjectURL(made);
      }, UNREAD);
    };
  }, [shown, onClick]);

  useEffect(() => {
    const scaleToRoom = () => {
      if (!room.current || !frame.current) return;
      const { clientWidth, clientHeight } = room.current;
      const scale = Math.min(1, clientWidth / width);
      // Styles of the element's own object: the Content-Security-Policy forbids only the attribute.
      Object.assign(frame.current.style, {
        width: `${width}px`,
        height: `${clientHeight / scale}px`,
        transform: `scale(${scale})`,
      });
    };
    scaleToRoom();
    const observer = new ResizeObserver(scaleToRoom);
    if (room.current) observer.observe(room.current);
    return () => observer.disconnect();
  }, [width]);

  const said = at?.said[locale] ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that has just been drawn has to be scrolled too
  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (!page || at === undefined) return;
    if (isSeen.current) {
      isSeen.current = false;
      return;
    }
    const found = findInPage(page, said, at.picture, at.beside?.[locale]);
    if (found === undefined) return;
    for (let part: Element | null = found; part !== null; part = part.parentElement) {
      if (part.matches('details')) part.setAttribute('open', '');
    }
    found.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [at?.file, at?.path.join('/'), shown.html === '', locale]);

  return (
    <div className="room" ref={room}>
      <iframe ref={frame} title={title} />
    </div>
  );
}

/** Gives a page its styles: the site's file, and what the page has inline, as sheets that the policy of the editor allows. */
function setStyles(page: Document, styles: readonly string[]): void {
  const view = page.defaultView;
  if (view === null) return;
  if (page.querySelector('link[rel=stylesheet]') === null) {
    const link = page.createElement('link');
    link.rel = 'stylesheet';
    link.href = new URL('preview/site.css', document.baseURI).href;
    page.head.append(link);
  }
  page.adoptedStyleSheets = styles.map((style) => {
    const sheet = new (view as Window & typeof globalThis).CSSStyleSheet();
    sheet.replaceSync(style);
    return sheet;
  });
}

/** Shows pictures that no server has yet from where they lie in the browser: a part of each address, and what stands in its place. */
function showMade(page: Document, made: readonly (readonly [part: string, address: string])[]): void {
  for (const image of page.querySelectorAll('img, image')) {
    const name = image.matches('img') ? 'src' : 'href';
    const source = image.getAttribute(name) ?? '';
    const found = made.find(([part]) => source.includes(part));
    if (found === undefined) continue;
    for (const other of image.closest('picture')?.querySelectorAll('source') ?? []) other.remove();
    image.setAttribute('data-address', source);
    image.removeAttribute('srcset');
    image.setAttribute(name, found[1]);
  }
}
