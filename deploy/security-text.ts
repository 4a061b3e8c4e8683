import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dealer } from '../content/catalogue/dealer.ts';
import { DEFAULT_LOCALE } from '../language/locales.ts';

/** Until when the contact holds (RFC 9116 wants at most about a year). A build after this day warns. */
const EXPIRES = '2027-11-01T00:00:00.000Z';

/** Writes `/.well-known/security.txt`: whom to tell about a weakness of the site, from the dealer's settings. */
export async function writeSecurityText(client: string): Promise<void> {
  const { email, site } = dealer(DEFAULT_LOCALE);
  if (Date.now() > Date.parse(EXPIRES)) {
    console.warn('security.txt has expired: check the contact and set a new day in deploy/security-text.ts.');
  }
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${EXPIRES}`,
    'Preferred-Languages: mn, en',
    `Canonical: ${site}/.well-known/security.txt`,
  ];
  await mkdir(join(client, '.well-known'), { recursive: true });
  await writeFile(join(client, '.well-known', 'security.txt'), `${lines.join('\n')}\n`);
}
