/** Where the content of a published site is edited, as `EDITOR_PLACE` says it when the site is built. */
export type Where = { kind: 'github' | 'gitlab' | 'forgejo'; origin: string; repository: string; branch: string };

const ORIGINS = { github: 'https://api.github.com', gitlab: 'https://gitlab.com', forgejo: '' } as const;

/**
 * Reads `github:owner/name`, `gitlab:group/name` or `forgejo:https://git.example/owner/name`; a branch other than `main` stands
 * behind an `@`, a GitLab of one's own is written as a Forgejo is.
 *
 * @throws Error that says how it is written.
 */
export function readWhere(text: string): Where {
  const [, kind, origin, repository, branch = 'main'] =
    /^(github|gitlab|forgejo):(?:(https:\/\/[^/\s]+)\/)?([\w.-]+(?:\/[\w.-]+)+?)(?:@([\w./-]+))?$/.exec(text) ?? [];
  const at = origin ?? ORIGINS[kind as Where['kind']] ?? '';
  if (kind === undefined || repository === undefined || at === '') {
    throw new Error(
      `EDITOR_PLACE is "${text}". It is written github:owner/name, gitlab:group/name or forgejo:https://git.example/owner/name, with @branch where that is not main.`,
    );
  }
  return { kind: kind as Where['kind'], origin: at, repository, branch };
}
