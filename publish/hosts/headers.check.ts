import { describe, expect, test } from 'vitest';
import { cacheControl, contentSecurityPolicy, headersOf, pageHeaders, securityHeaders } from './headers.ts';

const HASHES = { scripts: ['sha256-one', 'sha256-two'], styles: ['sha256-three'] };

describe('what a file may be kept for', () => {
  test.each([
    ['/assets/start.d3f1.js', 'public, max-age=31536000, immutable'],
    ['/pictures/voyah-free/hero.0a1b/1200.avif', 'public, max-age=31536000, immutable'],
    ['/video/voyah-free.0a1b.mp4', 'public, max-age=31536000, immutable'],
    ['/models/voyah-free.0a1b.glb', 'public, max-age=31536000, immutable'],
    ['/favicon.ico', 'public, max-age=86400'],
    ['/apple-touch-icon.png', 'public, max-age=86400'],
    ['/icon-512.png', 'public, max-age=86400'],
    ['/voyah/free', 'public, max-age=0, must-revalidate'],
    ['/service-worker.js', 'public, max-age=0, must-revalidate'],
    ['/search.json', 'public, max-age=0, must-revalidate'],
    // Only a folder of that name at the root.
    ['/en/assets/start.js', 'public, max-age=0, must-revalidate'],
    ['/assets', 'public, max-age=0, must-revalidate'],
  ])('%s: %s', (path, expected) => expect(cacheControl(path)).toBe(expected));
});

test('the policy lets in our own files and what is known by its hash, and asks for trusted types', () => {
  expect(contentSecurityPolicy(HASHES).split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' 'sha256-one' 'sha256-two'",
    "style-src 'self' 'sha256-three'",
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self' mailto:",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types service-worker',
  ]);
});

test('forms may post to the newsletter service, if there is one, and nowhere else', () => {
  const formsOf = (targets?: string[]) => contentSecurityPolicy(HASHES, targets).match(/form-action ([^;]*)/)?.[1];
  expect(formsOf()).toBe("'self' mailto:");
  expect(formsOf(['https://news.example'])).toBe("'self' mailto: https://news.example");
});

test('every answer carries these headers', () => {
  const {
    'Content-Security-Policy': policy,
    'Permissions-Policy': permissions,
    ...others
  } = securityHeaders(HASHES, ['https://news.example']);
  expect(policy).toBe(contentSecurityPolicy(HASHES, ['https://news.example']));
  expect(permissions?.split(', ')).toEqual(
    expect.arrayContaining(['camera=()', 'microphone=()', 'geolocation=()', 'payment=()', 'usb=()']),
  );
  expect(permissions?.split(', ').filter((each) => !/^[a-z-]+=\(\)$/.test(each))).toEqual([]);
  expect(others).toEqual({
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
});

test('the parts of a page leave out what only documents heed', () => {
  const headers = securityHeaders(HASHES);
  expect(headersOf('/voyah/free', headers)).toBe(headers);
  expect(headersOf('/service-worker.js', headers)).toBe(headers);
  expect(Object.keys(headersOf('/assets/start.js', headers))).toEqual([
    'Strict-Transport-Security',
    'X-Content-Type-Options',
    'Cross-Origin-Resource-Policy',
  ]);
});

describe('early hints', () => {
  test('name the fonts that every page preloads, in the order of the first', () => {
    const { Link } = pageHeaders([
      ['/assets/a.woff2', '/assets/b.woff2', '/assets/c.woff2'],
      ['/assets/c.woff2', '/assets/a.woff2', '/assets/b.woff2'],
      ['/assets/a.woff2', '/assets/c.woff2'],
    ]);
    expect(Link).toBe(
      '</assets/a.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin, ' +
        '</assets/c.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin',
    );
  });

  test.each([[[]], [[['/assets/a.woff2'], []]]])('stop the build where there is none: %j', (fonts: string[][]) => {
    expect(() => pageHeaders(fonts)).toThrow('There is no font that every page preloads.');
  });
});
