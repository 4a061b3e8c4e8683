/**
 * The response headers of the site, once, for every host: the preview server reads them here, `finish-build.ts` writes
 * them as `_headers` for static hosts and as `nginx-headers.conf` for nginx.
 */

/** Inline scripts and styles of the built pages, as `sha256-…`. */
export type InlineHashes = { scripts: string[]; styles: string[] };

const YEAR = 31_536_000;

/**
 * What a file may be kept for: hashed files for ever; pages must be asked for again (and answer 304); icons for a day,
 * because browsers ask for them at every page.
 */
export const CACHE = {
  immutable: `public, max-age=${YEAR}, immutable`,
  page: 'public, max-age=0, must-revalidate',
  icon: 'public, max-age=86400',
} as const;

/** The site's icons: their names begin so. */
export const ICONS = ['/favicon', '/apple-touch-icon', '/icon-'] as const;

/** Folders whose file names carry a hash of their content. */
export const IMMUTABLE_FOLDERS = ['/assets/', '/pictures/', '/video/', '/models/'] as const;

/** Whether a path lies in one of these folders. */
export const isHashed = (path: string) => IMMUTABLE_FOLDERS.some((folder) => path.startsWith(folder));

/** The `Cache-Control` of a file of the build. */
export function cacheControl(path: string): string {
  if (isHashed(path)) return CACHE.immutable;
  if (ICONS.some((beginning) => path.startsWith(beginning))) return CACHE.icon;
  return CACHE.page;
}

/**
 * The Content-Security-Policy: only our own files, inline scripts and styles only by their hash, no plug-ins, no frames.
 *
 * @param formTargets Origins that forms may post to besides the site: the newsletter service, if there is one.
 */
export function contentSecurityPolicy({ scripts, styles }: InlineHashes, formTargets: string[] = []): string {
  const quoted = (hashes: string[]) => hashes.map((hash) => `'${hash}'`);
  return [
    ["default-src 'none'"],
    ["script-src 'self'", ...quoted(scripts)],
    ["style-src 'self'", ...quoted(styles)],
    ["img-src 'self'"],
    ["font-src 'self'"],
    ["media-src 'self'"],
    ["connect-src 'self'"],
    ["manifest-src 'self'"],
    ["worker-src 'self'"],
    ["form-action 'self' mailto:", ...formTargets],
    ["base-uri 'none'"],
    ["frame-ancestors 'none'"],
    ["require-trusted-types-for 'script'"],
    // The address of the service worker (src/offline/register-worker.ts); nothing else may make one.
    ['trusted-types service-worker'],
  ]
    .map((directive) => directive.join(' '))
    .join('; ');
}

/** What a page may ask of the device and the site never does: nothing that gets in may do it either. */
const UNUSED = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** The headers of every answer, but of the parts of a page (`headersOf`). */
export function securityHeaders(hashes: InlineHashes, formTargets: string[] = []): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(hashes, formTargets),
    'Strict-Transport-Security': `max-age=${2 * YEAR}; includeSubDomains`,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': UNUSED.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

/** What only documents and workers heed: 1.2 kB of each answer over HTTP/1.1, which shortens no header. */
const FOR_DOCUMENTS = [
  'Content-Security-Policy',
  'X-Frame-Options',
  'Referrer-Policy',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
];

/**
 * Of the site's headers those that an existing file gets. Hashed files are scripts, fonts, pictures and videos: no documents.
 */
export function headersOf(path: string, headers: Record<string, string>): Record<string, string> {
  if (!isHashed(path)) return headers;
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !FOR_DOCUMENTS.includes(name)));
}

/**
 * What a page's answer says besides: the fonts that the head of every page preloads. Networks that deliver the site
 * (Cloudflare, Fastly) send such a header ahead as "103 Early Hints", while the page itself is still on its way; for
 * everybody else it repeats the page's own `<link>`s. The first picture is not in it:
 * docs/decisions/0002-scripts-wait-for-the-hero.md.
 *
 * @param fontsOfPages The addresses of the fonts that each page preloads.
 */
export function pageHeaders(fontsOfPages: readonly string[][]): Record<string, string> {
  const [first = [], ...others] = fontsOfPages;
  const fonts = first.filter((font) => others.every((each) => each.includes(font)));
  if (fonts.length === 0) throw new Error('There is no font that every page preloads.');
  const links = fonts.map((address) => `<${address}>; rel=preload; as=font; type="font/woff2"; crossorigin`);
  return { Link: links.join(', ') };
}
