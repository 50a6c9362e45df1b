import { languages } from '#domain/text/language.ts';
import { paths } from './paths.ts';

/** The first words of the site's own addresses: no category may have them as its address. */
export const ownWords: ReadonlySet<string> = new Set([
  ...Object.values(paths).map((each) => (each.split('/')[1] ?? '').toLowerCase()),
  ...languages,
  'assets',
  'catalogue',
  'brochuremaker',
  'selection',
]);
