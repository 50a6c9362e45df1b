import type { Share } from '#domain/shares/share.ts';

/** `scriptOf('नमूना गृह सज्जा')` → `'hi'`: screen readers and fonts need the language of a name. */
export function scriptOf(text: string): Share['language'] {
  if (/[\u0B00-\u0B7F]/.test(text)) return 'or';
  return /[\u0900-\u097F]/.test(text) ? 'hi' : 'en';
}
