import { pointsToConfirm } from '#/content/checks/open-points.ts';
import { unread } from '#/content/checks/read-sentences.ts';
import type { Files, Library } from '#/content/library-of.ts';
import { titleOf } from '../words/names.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { GROUPS } from './files.ts';
import { addressOf } from './route.ts';

const toFile = (file: string, ...at: string[]) => addressOf({ view: 'file', file, at });

/** What has a view of its own, above. */
const APART = ['dealer.json', 'before-publishing.json', 'read-sentences.json'];

/** What may be done, what is most often wanted first. */
export function Start({ files, library }: { files: Files; library: Library }) {
  const say = useWords();
  const locale = useLanguage();
  const open = pointsToConfirm(library).filter(({ confirmed }) => !confirmed).length;
  // Cars and brands in the order of the menus.
  const ordered = [...Object.keys(library.models), ...Object.keys(library.brands), ...Object.keys(files)];
  const left = new Set(ordered.filter((file) => !APART.includes(file)));
  const groups = GROUPS.map(({ word, fits }) => {
    const own = [...left].filter((file) => fits.test(file));
    for (const file of own) left.delete(file);
    return { word, own };
  });
  const cars = Object.entries(library.models);
  return (
    <div className="start">
      <h2>{say('whatToDo')}</h2>
      <ul className="tasks">
        <Task address={addressOf({ view: 'prices' })} title={say('priceTable')} lead={say('priceTableLead')} />
        <Task
          address={toFile('dealer.json', 'showrooms')}
          title={titleOf(library, 'dealer.json', locale)}
          lead={say('hoursLead')}
        />
        <Task address={addressOf({ view: 'open' })} title={say('openPoints')} lead={say('openLead', { count: open })} />
        <Task
          address={addressOf({ view: 'read' })}
          title={say('toRead')}
          lead={say('toReadLead', { count: unread(files, library.readSentences).length })}
        />
      </ul>
      <h3>{say('promotionsLead')}</h3>
      <ul className="links">
        {cars.flatMap(([file, car]) =>
          car.coverage === 'full' ? (
            <li key={file}>
              <a href={toFile(file, 'promotions')}>{car.title}</a>
            </li>
          ) : (
            []
          ),
        )}
      </ul>
      {groups.map(({ word, own }) => (
        <section key={word}>
          <h3>{say(word)}</h3>
          <ul className="links">
            {own.map((file) => (
              <li key={file}>
                <a href={toFile(file)}>{titleOf(library, file, locale)}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Task({ address, title, lead }: { address: string; title: string; lead: string }) {
  return (
    <li>
      <a href={address}>
        <b>{title}</b>
        <span>{lead}</span>
      </a>
    </li>
  );
}
