import { formatDate } from '../calendar/indian-date.ts';

/** The place of the link in the words of a letter. */
export const linkPlace = '[link]';

/** `fillInLink('See [link] until [until]', { url, until: '2027-02-19' })` → `'See https://… until 19/02/2027'` */
export function fillInLink(words: string, { url, until }: { url: string; until: string }): string {
  return words.replaceAll(linkPlace, () => url).replaceAll('[until]', () => formatDate(until));
}
