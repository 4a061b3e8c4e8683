import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LICENCES_FILE, licencesText, licensedPackages } from './licences.ts';

/** Visitors get these packages, so their licences must allow that without conditions on the rest of the site. */
const SHIPPED = ['MIT', 'Apache-2.0', 'ISC', 'BSD-3-Clause', '0BSD', 'OFL-1.1'];

test('the list of licences is that of the lock file', () => {
  expect(readFileSync(LICENCES_FILE, 'utf8')).toBe(licencesText(licensedPackages()));
});

test('every package has a licence, and what is shipped may be shipped', () => {
  const packages = licensedPackages();
  expect(packages.filter(({ licence }) => licence === 'unknown')).toEqual([]);
  expect(packages.filter(({ licence, isShipped }) => isShipped && !SHIPPED.includes(licence))).toEqual([]);
});

// A suffix such as -dev.3 is a part of one version, not a range.
test('dependencies are pinned to one version', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const versions = Object.entries({ ...dependencies, ...devDependencies });
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)))).toEqual([]);
});
