import { mostPictures } from '../callbacks/most-pictures.ts';

/** `photoReference({ folder: 'wallpapers', name: 'teak.jpg' })` → `'wallpapers/teak'`: a picture in the address of a selection. */
export function photoReference({ folder, name }: { folder: string; name: string }): string {
  return `${folder}/${name.replace(/\.jpg$/, '')}`;
}

/** `selectionQuery(['hpl/teak', 'blinds/IMG 1'])` → `'?p=hpl/teak&p=blinds/IMG%201'`; '' for an empty selection. */
export function selectionQuery(references: readonly string[]): string {
  const parts = references.map((each) => `p=${each.split('/').map(encodeURIComponent).join('/')}`);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** The pictures that an address names, each once, in its order: `referencesIn('p=hpl/teak&p=hpl/oak')` → `['hpl/teak', 'hpl/oak']` */
export function referencesIn(query: string): string[] {
  return eachOnce(valuesIn(query, 'p'));
}

/** `valuesIn('m=wp-204&m=WP+118', 'm')` → `['wp-204', 'WP 118']` */
export function valuesIn(query: string, name: string): string[] {
  return query
    .split('&')
    .flatMap((part) => (part.startsWith(`${name}=`) ? [decoded(part.slice(name.length + 1))] : []));
}

/** Each once, without blank ones, and at most as many as a selection holds: `eachOnce(['hpl/oak', 'hpl/oak', ''])` → `['hpl/oak']` */
export function eachOnce(references: readonly string[]): string[] {
  const named = references.map((each) => each.trim()).filter((each) => each !== '');
  return [...new Set(named)].slice(0, mostPictures);
}

/** As a browser writes the value of a form's field; '' for one that is written wrong. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value.replaceAll('+', ' '));
  } catch {
    return '';
  }
}
