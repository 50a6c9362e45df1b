import { stateName } from '#domain/tax/states.ts';

/** `placeSaid('32')` → `'32 Kerala'`; `'not known'` for a blank place of supply. */
export function placeSaid(place: string): string {
  return place === '' ? 'not known' : `${place} ${stateName(place)}`;
}
