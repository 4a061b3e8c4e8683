import { siteData } from '#/content/catalogue/site-data.ts';

/** `site.webmanifest`: name, icons and colours for a visitor who puts the site on the home screen. */
export function loader() {
  const { dealer } = siteData('mn');
  return Response.json(
    {
      name: dealer.name,
      short_name: dealer.name.slice(0, 12),
      lang: 'mn',
      start_url: '/home',
      display: 'browser',
      background_color: '#f7f6f3',
      theme_color: '#0a0c0e',
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    { headers: { 'Content-Type': 'application/manifest+json' } },
  );
}
