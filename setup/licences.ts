/** `npm run licences`: writes docs/licences.md from package-lock.json, which `setup/licences.check.ts` holds it to. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

type Package = { version: string; license?: string; dev?: boolean };
type Licensed = { name: string; version: string; licence: string; isShipped: boolean };

const LOCK = new URL('../package-lock.json', import.meta.url);
export const LICENCES_FILE = fileURLToPath(new URL('../docs/licences.md', import.meta.url));

/** Every package of the project with its licence, in the order of their names. */
export function licensedPackages(): Licensed[] {
  const { packages } = JSON.parse(readFileSync(LOCK, 'utf8')) as { packages: Record<string, Package> };
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { version, license = 'unknown', dev = false }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license,
      isShipped: !dev,
    }))
    .sort((one, other) => (`${one.name} ${one.version}` < `${other.name} ${other.version}` ? -1 : 1));
}

/** The text of docs/licences.md. */
export function licencesText(packages: Licensed[]): string {
  const table = (part: Licensed[]) =>
    ['| package | version | licence |', '|---|---|---|']
      .concat(part.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`))
      .join('\n');
  return `# Licences

Written by \`npm run licences\` from package-lock.json. The typeface Manrope stands under the SIL Open Font License; the weights of Open Image Denoise in studio/weights, which only clean renders, under the Apache License 2.0; pictures,
drawings and texts are the site's own.

## What visitors get

${table(packages.filter(({ isShipped }) => isShipped))}

## What only builds and tests the site

${table(packages.filter(({ isShipped }) => !isShipped))}
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(LICENCES_FILE, licencesText(licensedPackages()));
