import type { PathParams } from './call.ts';
import { sitePaths } from './site-paths.ts';

/** `mediaPath('9f…', 512, 'avif')` → `/media/9f…/512.avif`: a picture at one width. The content of this URL never changes. */
export function mediaPath(hash: string, width: number, format: 'avif' | 'jpg'): string {
  // Hundreds of these are on one page: no pattern is read for each.
  return `${mediaFolder}${hash}/${width}.${format}`;
}

/** `path(paths.deleteInvoice, { type: 'tax', state: 'kerala', refnum: 'KL/26-27/0001' })` → `/api/deleteInvoice/tax/kerala/KL%2F26-27%2F0001` */
export function path<Pattern extends string>(pattern: Pattern, values: PathParams<Pattern>): string {
  return pattern.replace(/:(\w+)(\{[^}]*\})?/g, (_, name: keyof typeof values) => encodeURIComponent(values[name]));
}

const [mediaFolder] = sitePaths.media.split(':');
