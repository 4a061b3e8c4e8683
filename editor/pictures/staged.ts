import type { Manifest, ManifestPicture } from '#/media/manifest.ts';
import { fallbackFor, findRole, ROLES, type Role, type RoleName, widthsFor } from '#/media/roles.ts';
import type { StagedPicture } from '../state/draft.ts';

/** In the address of a picture that is not saved yet, in the place of the hash. */
export const STAGED = 'staged';

/** The manifest as it will be: with pictures that are not saved yet, and without those that go (`null`). */
export function withStaged(
  manifest: Manifest,
  staged: Readonly<Record<string, Pick<StagedPicture, 'width' | 'height'> | null>>,
): Manifest {
  const pictures = { ...manifest.pictures };
  for (const [id, picture] of Object.entries(staged)) {
    const role = findRole(id);
    if (picture === null || role === undefined) delete pictures[id];
    else pictures[id] = stagedEntry(role, picture);
  }
  return { ...manifest, pictures };
}

function stagedEntry(name: RoleName, { width, height }: Pick<StagedPicture, 'width' | 'height'>): ManifestPicture {
  const role: Role = ROLES[name];
  const widths = widthsFor(role, width);
  const fallback = fallbackFor(role, widths);
  return {
    role: name,
    hash: STAGED,
    width,
    height,
    widths,
    fallback,
    colour: '#808080',
    alpha: role.cutOut === true,
    social: false,
  };
}

/** A name for one more picture beside this one, such as `voyah-free/gallery-12`; undefined where its role has one only. */
export function newPictureId(id: string, taken: ReadonlySet<string>): string | undefined {
  const [owner = ''] = id.split('/');
  const name = findRole(id);
  const pattern =
    name && ROLES[name].names.find((each) => each.endsWith('-*') && id.startsWith(`${owner}/${each.slice(0, -1)}`));
  if (pattern === undefined) return undefined;
  for (let number = 1; ; number += 1) {
    const next = `${owner}/${pattern.replace('*', String(number))}`;
    if (!taken.has(next)) return next;
  }
}
