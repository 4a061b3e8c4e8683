import { useState } from 'react';
import { type Sentence, sentencesOf } from '#/content/checks/read-sentences.ts';
import type { Files } from '#/content/library-of.ts';
import type { ReadSentences } from '#/content/schema.ts';
import { useForm } from '../fields/form-context.ts';
import type { Path } from '../state/paths.ts';
import { placeIn, titleOf } from '../words/names.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { addressOf } from './route.ts';

/** Today where the reader is, as `2026-11-24`. */
const today = () => new Date().toLocaleDateString('sv-SE');

/**
 * What a native reader has still to read, file by file, in both languages side by side. What has been ticked is kept by its
 * words (`read-sentences.json`), so a changed sentence comes back; it stays in sight until the next visit, to be taken back.
 */
export function ToRead({ files }: { files: Files }) {
  const { library, change } = useForm();
  const locale = useLanguage();
  const say = useWords();
  const read = files['read-sentences.json'] as ReadSentences;
  // As it was when the list was opened: nothing moves away below the pointer.
  const [before] = useState(read);
  const all = sentencesOf(files);
  const listed = Object.keys(files)
    .map((file) => ({ file, sentences: all.filter((each) => each.file === file && !(each.mark in before)) }))
    .filter(({ sentences }) => sentences.length > 0);

  /** Marks sentences as read or unread; those that stand nowhere any more go. */
  const mark = (sentences: readonly Sentence[], isRead: boolean) => {
    const chosen = new Set(sentences.map((each) => each.mark));
    const kept = all.flatMap((each): [string, string][] => {
      const day = chosen.has(each.mark) ? (isRead ? (read[each.mark] ?? today()) : undefined) : read[each.mark];
      return day === undefined ? [] : [[each.mark, day]];
    });
    change([], Object.fromEntries(kept));
  };

  return (
    <div className="to-read">
      <h2>{say('toRead')}</h2>
      <p>{listed.length === 0 ? say('nothingToRead') : say('toReadHow')}</p>
      {listed.map(({ file, sentences }) => (
        <FileToRead
          key={file}
          title={titleOf(library, file, locale)}
          sentences={sentences}
          isRead={(each) => each.mark in read}
          placeOf={(each) => placeIn(library, file, each.path as Path, locale)}
          onMark={mark}
        />
      ))}
    </div>
  );
}

type FileToReadProps = {
  title: string;
  sentences: readonly Sentence[];
  isRead: (each: Sentence) => boolean;
  placeOf: (each: Sentence) => string;
  onMark: (sentences: readonly Sentence[], isRead: boolean) => void;
};

function FileToRead({ title, sentences, isRead, placeOf, onMark }: FileToReadProps) {
  const say = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const left = sentences.filter((each) => !isRead(each));
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        {title} <span>{left.length}</span>
      </summary>
      {isOpen && (
        <>
          <button type="button" disabled={left.length === 0} onClick={() => onMark(left, true)}>
            {say('allRead')}
          </button>
          <ul>
            {sentences.map((each) => (
              <li key={each.mark} data-done={isRead(each) || undefined}>
                <label className="check" htmlFor={each.mark}>
                  <input
                    id={each.mark}
                    type="checkbox"
                    checked={isRead(each)}
                    onChange={({ target }) => onMark([each], target.checked)}
                  />
                  <span lang="mn">{each.text.mn}</span>
                  <span lang="en">{each.text.en}</span>
                </label>
                <a href={addressOf({ view: 'file', file: each.file, at: each.path as Path })}>{placeOf(each)}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}
