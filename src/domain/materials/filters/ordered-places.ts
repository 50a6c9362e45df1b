import type { Colour } from '../../colours/colour.ts';

/** The places of pictures by the codes of their materials; those without one last: `byCode(['WP 20', '', 'WP 3'])` → `[2, 0, 1]` */
export function byCode(codes: readonly string[]): number[] {
  const numbers = new Intl.Collator('en', { numeric: true });
  return ordered(codes, (one, other) => +(one === '') - +(other === '') || numbers.compare(one, other));
}

/** From light to dark, by the first colour and then the second; those without one last: `lightFirst([['black'], ['white']])` → `[1, 0]` */
export function lightFirst(colours: readonly (readonly Colour[])[]): number[] {
  const rank = (colour: Colour | undefined) => (colour ? fromLight.indexOf(colour) : fromLight.length);
  return ordered(
    colours.map(([first, second = first]) => rank(first) * (fromLight.length + 1) + rank(second)),
    (one, other) => one - other,
  );
}

/** Those that are equal stay as they were, newest first. */
function ordered<Value>(values: readonly Value[], compare: (one: Value, other: Value) => number): number[] {
  return [...values.entries()].toSorted(([, one], [, other]) => compare(one, other)).map(([at]) => at);
}

/** By the lightness that people see in what has the name. */
const fromLight: readonly Colour[] = [
  ...(['white', 'cream', 'yellow', 'beige', 'pink', 'orange', 'grey'] as const),
  ...(['green', 'blue', 'red', 'purple', 'brown', 'charcoal', 'black'] as const),
];
