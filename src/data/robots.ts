import { siteUrl } from '#/content/catalogue/site-url.ts';

/** `robots.txt`: everything may be read. */
export function loader() {
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
