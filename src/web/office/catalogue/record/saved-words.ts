import type { CatalogueAnswer } from '#contract/catalogue.ts';
import { shownTime } from '../../parts/shown-time.ts';

/** `'saved 20/11/2026 11:30 by asha'` */
export function savedWords({ savedAt, savedBy }: Pick<CatalogueAnswer, 'savedAt' | 'savedBy'>): string {
  return savedBy === '' ? 'the opening stock' : `saved ${shownTime(savedAt)} by ${savedBy}`;
}
