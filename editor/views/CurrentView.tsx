import type { Dispatch } from 'react';
import type { Files } from '#/content/library-of.ts';
import type { CarOffer, OpenPoint } from '#/content/schema.ts';
import { takeBack } from '../state/changes.ts';
import { type Action, type Draft, withoutSame } from '../state/draft.ts';
import type { useEdited } from '../state/use-edited.ts';
import type { shapesOf } from '../state/written.ts';
import { Changes } from './Changes.tsx';
import { FileForm } from './FileForm.tsx';
import { OpenPoints } from './OpenPoints.tsx';
import { PriceTable } from './PriceTable.tsx';
import type { Route } from './route.ts';
import { Start } from './Start.tsx';
import { ToRead } from './ToRead.tsx';

/** Holds the prices, and is the file whose page is shown where no other is asked for. */
const DEALER = 'dealer.json';

/** Views of one file that are no form. */
const OWN_VIEWS: Partial<Record<Route['view'], string>> = {
  open: 'before-publishing.json',
  read: 'read-sentences.json',
};

/** The file that a view is about. */
export function fileOf(route: Route, saved: Files): string {
  const own = route.view === 'file' && route.file in saved ? route.file : DEALER;
  return OWN_VIEWS[route.view] ?? own;
}

type CurrentViewProps = {
  route: Route;
  saved: Files;
  draft: Draft;
  edited: ReturnType<typeof useEdited>;
  shapes: ReturnType<typeof shapesOf>;
  /** How often a click in the page has led here: each time the place is shown anew. */
  visit: number;
  act: Dispatch<Action>;
};

/** What the address asks for: the list of files, the prices, a file's form, what has been changed, or what is to be read. */
export function CurrentView({ route, saved, draft, edited, shapes, visit, act }: CurrentViewProps) {
  const { files, library, changes, settled } = edited;
  switch (route.view) {
    case 'start':
      return <Start files={saved} library={library} />;
    case 'prices':
      return <PriceTable offers={(files[DEALER] as { cars?: Record<string, CarOffer> }).cars ?? {}} />;
    case 'open':
      return <OpenPoints points={files['before-publishing.json'] as OpenPoint[]} />;
    case 'read':
      return <ToRead files={files} />;
    case 'changes':
      return (
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
      );
    case 'file': {
      const file = fileOf(route, saved);
      const shape = shapes.get(file);
      return shape && <FileForm key={file} shape={shape} value={files[file]} at={route.at} visit={visit} />;
    }
  }
}
