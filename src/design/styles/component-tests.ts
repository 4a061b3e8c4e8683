/** What every component test starts from: the site's own styles, so that sizes and visibility are those of the site. */
import './site.ts';
