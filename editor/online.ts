import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildEditor } from './build.ts';
import { readWhere, type Where } from './hosts/where.ts';
import { editorPolicy } from './policy.ts';

/** Where the editor of a published site stands below its root. */
const EDITOR_FOLDER = 'admin';

/**
 * Where the content of the site is edited online, as the variable `EDITOR_PLACE` says; undefined where it is empty or not set.
 *
 * @throws Error where it is not written as a place of a repository.
 */
export const editorPlace = (text = process.env.EDITOR_PLACE): Where | undefined => (text ? readWhere(text) : undefined);

/**
 * Puts the editor beside the pages of a built site, with what it wants to know of the repository and of what has been published.
 *
 * @param client The folder of the built site.
 * @returns The path below which it stands, and its own Content-Security-Policy.
 */
export async function addEditor(client: string, where: Where): Promise<{ path: string; policy: string }> {
  const folder = join(client, EDITOR_FOLDER);
  await buildEditor(folder);
  writeFileSync(join(folder, 'config.json'), JSON.stringify(where));
  writeFileSync(join(folder, 'published.json'), JSON.stringify(publishedFiles(join(import.meta.dirname, '..'))));
  return { path: `/${EDITOR_FOLDER}/`, policy: editorPolicy(where.origin) };
}

/** What a site was built from: the SHA-256 of each content file, by its path in the repository. */
function publishedFiles(root: string): Record<string, string> {
  const files = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.json'),
  );
  return Object.fromEntries(
    files.sort().map((file) => {
      const path = `content/${file.replaceAll('\\', '/')}`;
      return [
        path,
        createHash('sha256')
          .update(readFileSync(join(root, path)))
          .digest('hex'),
      ];
    }),
  );
}
