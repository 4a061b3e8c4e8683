import type { SiteData } from '#/catalogue/site-data.ts';
import { fillIn } from '#/language/fill-in.ts';

export type SearchMessages = SiteData['messages']['search'];

/** How much of a long question is repeated, in characters. */
const LONGEST_QUESTION = 40;

/** What is said of a question's outcome. Nothing before a question is asked, and nothing where a failure is told instead. */
export function searchMessage(
  messages: SearchMessages,
  status: string,
  query: string,
  count: number,
  isUnsaid = false,
): string {
  const asked = query.trim();
  if (asked === '' || status === 'failed') return '';
  if (status !== 'ready') return messages.loading;
  if (isUnsaid) return messages.unsaid;
  if (count === 1) return messages.countOne;
  if (count > 1) return fillIn(messages.count, { count: String(count) });
  const letters = Array.from(asked);
  const short = letters.length > LONGEST_QUESTION ? `${letters.slice(0, LONGEST_QUESTION).join('')}…` : asked;
  return `${fillIn(messages.nothing, { query: short })} ${messages.nothingHelp}`;
}
