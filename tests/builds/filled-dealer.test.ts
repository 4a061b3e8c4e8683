/**
 * The staff fill in what stands empty today: prices, warranties, a second showroom; and write the line in each hero as long as it
 * may be. No check of the content and no test of pages or journeys fails for it, and the pages keep what they promise: bytes,
 * lengths, sheets of paper, words over pictures, large text.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { formatContent } from '../../content/format-content.ts';
import { library } from '../../content/library.ts';
import type { Dealer } from '../../content/schema.ts';
import type { Text } from '../../language/locales.ts';
import { asStarted } from '../../setup/install.mjs';
import { FILLED_DEALER } from '../catalogue/filled-dealer.ts';
import { freePort } from '../free-port.ts';
import { given } from '../visit/given.ts';
import { buildSources, copySources, copyTests } from './second-build.ts';

/** As `tagline` of `content/schema.ts`, in characters. */
const LONGEST_LINE = 80;

/** Every car with all that can be said of it; only one with a battery has a warranty for it. */
function filledDealer(): Dealer {
  const offer = given(FILLED_DEALER.cars?.['voyah-free']);
  const { battery: _, ...carOnly } = given(offer.warranty);
  const cars = Object.values(library.models).map(({ id, drivetrain }) => [
    id,
    drivetrain === 'petrol' ? { ...offer, warranty: carOnly } : offer,
  ]);
  return { ...FILLED_DEALER, cars: Object.fromEntries(cars) };
}

/** The longest line that the schema takes, of the car's own words: two cars must not have the same. */
function longLine({ description }: (typeof library.models)[keyof typeof library.models]): Text {
  const cut = (text: string) => {
    const words = text.split(' ').filter((word) => /^\p{L}+$/u.test(word));
    const repeated = [...words, ...words, ...words].join(' ');
    return repeated.slice(0, repeated.lastIndexOf(' ', LONGEST_LINE));
  };
  return { mn: cut(description.mn), en: cut(description.en) };
}

test('with a dealer who has filled in everything and long lines, the checks of the content and the tests of pages and journeys pass', async () => {
  test.setTimeout(1_800_000);
  const { folder, remove } = copySources();
  const run = (...words: string[]) => {
    const { command, words: rest, shell } = asStarted('npx', ['--no-install', ...words]);
    const { status, stdout, stderr } = spawnSync(command, rest, {
      cwd: folder,
      env: { ...process.env, EVERY_PAGE: '', TEST_PORT: String(port) },
      encoding: 'utf8',
      maxBuffer: 64_000_000,
      shell,
    });
    expect.soft(status, `${words.join(' ')}\n${stdout}${stderr}`).toBe(0);
  };
  const port = await freePort();
  try {
    copyTests(folder);
    // Not a link to them: tests of the staff's pictures put one there.
    cpSync('media/pictures', join(folder, 'media/pictures'), { recursive: true });
    writeFileSync(join(folder, 'content/dealer.json'), formatContent(filledDealer()));
    for (const model of Object.values(library.models)) {
      const file = join(folder, `content/models/${model.id}.json`);
      const written = { ...JSON.parse(readFileSync(file, 'utf8')), tagline: longLine(model) };
      writeFileSync(file, formatContent(written));
    }
    const { isBuilt, said } = buildSources(folder);
    expect(isBuilt, said).toBe(true);
    run('vitest', 'run', '--project=content');
    run('playwright', 'test', '--project=site', '--project=journeys-phone', '--project=journeys-desktop');
  } finally {
    remove();
  }
});
