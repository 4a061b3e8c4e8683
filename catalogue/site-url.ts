import { content } from './checked-content.ts';

/** The site's own address without a slash at the end, for absolute links. */
export const siteUrl = content.dealer.site;
