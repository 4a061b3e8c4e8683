/** What every component test starts from: the site's own styles, so that sizes and visibility are those of the site. */
import './site.ts';

// Links lead to other documents; a test's own page has to stay.
addEventListener('click', (event) => {
  const link = (event.target as Element | null)?.closest?.('a[href]');
  if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
});
