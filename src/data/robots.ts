import { site } from '#/content/catalogue.ts';

/** `robots.txt`: everything may be read. */
export function loader() {
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${site}/sitemap.xml\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
