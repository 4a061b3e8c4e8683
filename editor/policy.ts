/**
 * The Content-Security-Policy of the editor: its own files, pictures that are not saved yet (`blob:`), and the one host that it
 * saves to. The page beside the form is shown in a frame of the same policy, so nothing of it runs.
 *
 * @param origin Of the host's API; none on the computer of whoever edits.
 */
export function editorPolicy(origin?: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' blob:",
    "font-src 'self'",
    "media-src 'self'",
    "worker-src 'self'",
    `connect-src 'self'${origin === undefined ? '' : ` ${origin}`}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types preview',
  ].join('; ');
}
