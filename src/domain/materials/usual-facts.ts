import type { CatalogueCategory } from '../catalogue/catalogue-record.ts';
import type { PlaceId } from '../catalogue/place-titles.ts';
import { inEnglish } from '../text/names.ts';
import type { Fact } from './catalogue-material.ts';
import { type FactKind, type FactUnit, factKinds } from './fact-kinds.ts';

/** The unit of each number that is usually said; '' where it is said in words. */
type UsualFacts = Partial<Record<FactKind, FactUnit | ''>>;

type Category = Pick<CatalogueCategory, 'names' | 'place'>;

// What the trade asks of each kind; the first name that fits.
const byName: readonly (readonly [name: RegExp, facts: UsualFacts])[] = [
  [/wall ?paper|mural/, { material: '', size: 'mm', repeat: 'mm', pack: 'pieces', finish: '', fire: '' }],
  [
    /carpet.*tile|tile.*carpet/,
    { material: '', size: 'mm', thickness: 'mm', weight: 'g/m²', pack: 'pieces', fire: '', warranty: 'years' },
  ],
  [
    /carpet|rug|\bmats?\b|grass|lawn/,
    { material: '', size: 'm', thickness: 'mm', weight: 'g/m²', finish: '', fire: '' },
  ],
  [/film/, { material: '', size: 'm', thickness: 'µm', finish: '', warranty: 'years' }],
  [/awning|canop|shade|blind|curtain/, { material: '', size: 'mm', weight: 'g/m²', fire: '', warranty: 'years' }],
];

const byPlace: Readonly<Record<PlaceId, UsualFacts>> = {
  walls: { material: '', size: 'mm', thickness: 'mm', finish: '', fire: '' },
  floors: { material: '', size: 'mm', thickness: 'mm', pack: 'pieces', finish: '', warranty: 'years' },
  ceilings: { material: '', size: 'mm', thickness: 'mm', weight: 'kg/m²', pack: 'pieces', fire: '' },
  facades: { material: '', size: 'mm', thickness: 'mm', weight: 'kg/m²', fire: '', warranty: 'years' },
  'windows-and-outdoors': { material: '', size: 'mm', finish: '', warranty: 'years' },
};

function usualOf({ names, place }: Category): UsualFacts {
  const name = names.en.toLowerCase();
  return byName.find(([pattern]) => pattern.test(name))?.[1] ?? byPlace[place];
}

/**
 * The rows of a new material of a category, for what is usually said of its kind: those that are filled stay, and blank ones of another
 * kind go. `withUsualFacts([], wallpapers).map(({ kind }) => kind)` → material, size, repeat, pack, finish, fire
 */
export function withUsualFacts(facts: readonly Fact[], category: Category): Fact[] {
  const filled = filledFacts(facts);
  const usual = usualOf(category);
  const missing = factKinds.filter((kind) => kind in usual && !filled.some((fact) => fact.kind === kind));
  return [...filled, ...missing.map(blankFact)].toSorted(
    (one, other) => factKinds.indexOf(one.kind) - factKinds.indexOf(other.kind),
  );
}

/** Without the rows in which nothing is typed. */
export function filledFacts(facts: readonly Fact[]): Fact[] {
  return facts.filter(({ label, number, unit, text }) =>
    [...Object.values(label), ...Object.values(text), unit, number ?? ''].some((each) => String(each).trim() !== ''),
  );
}

/** The unit that comes with the first digit of a number: `usualUnit('pack', carpetTiles)` → `'pieces'` */
export function usualUnit(kind: FactKind, category: Category | undefined): FactUnit {
  return (category && usualOf(category)[kind]) || 'mm';
}

/** A row in which nothing is typed. */
export function blankFact(kind: FactKind): Fact {
  return { kind, label: inEnglish(''), number: null, unit: '', text: inEnglish('') };
}
