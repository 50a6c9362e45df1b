import type { CatalogueRecord } from '../../catalogue/catalogue-record.ts';
import { folderProduct } from '../../catalogue/folders-of.ts';
import { formatRupees } from '../../money/format-rupees.ts';
import { plainAmount } from '../../money/plain-amount.ts';
import { foldText } from '../../text/fold-text.ts';
import type { CatalogueMaterial } from '../catalogue-material.ts';

/** A colourway that a row of the form can be filled with. */
export type MaterialChoice = {
  code: string;
  /** As the list shows it: 'WP 204 Sage · Leaf wallpaper', with '(discontinued)' where it is. */
  label: string;
  /** What the row says of it: 'WP 204 Sage'. */
  remark: string;
  /** Of the form; '' where neither material nor category names one. */
  product: string;
  /** Rupees as they are typed, for one `unit`; both '' where no rate is known, or its unit is none of the form's. */
  rate: string;
  unit: string;
};

/**
 * What typed letters can mean in the field of products: a code however it is spaced, or words of a name, of at most so many
 * colourways. `materialChoices(materials, record, 'wp20', 8)[0]?.remark` → `'WP 204 Sage'`. What is discontinued comes last.
 */
export function materialChoices(
  materials: readonly CatalogueMaterial[],
  record: CatalogueRecord,
  typed: string,
  most: number,
): MaterialChoice[] {
  const key = keyOf(typed);
  const words = foldText(typed.trim()).split(/\s+/);
  if (key.length < SHORTEST) return [];
  const found: { material: CatalogueMaterial; colourway: string }[][] = ranks.map(() => []);
  for (const material of materials) {
    const { key: own, ways } = comparedOf(material);
    for (const { colourway, text } of ways) {
      const rank = rankOf(own, text, { key, words });
      if (rank !== null) found[rank + (material.discontinued ? GONE : 0)]?.push({ material, colourway });
    }
  }
  return found
    .flat()
    .slice(0, most)
    .map(({ material, colourway }) => choiceOf(material, colourway, record));
}

// One letter says too little of a code.
const SHORTEST = 2;
const [EXACT, BEGUN, NAMED, GONE] = [0, 1, 2, 3];
const ranks = [EXACT, BEGUN, NAMED, GONE + EXACT, GONE + BEGUN, GONE + NAMED];

function rankOf(own: string, text: string, { key, words }: { key: string; words: string[] }) {
  if (own === key) return EXACT;
  if (own.startsWith(key)) return BEGUN;
  return words.every((word) => text.includes(` ${word}`)) ? NAMED : null;
}

/** What typed letters are compared with: the code, and the words of each colourway, each after a space. */
type Compared = { key: string; ways: { colourway: string; text: string }[] };

// Each letter that is typed looks through all: to fold 5,000 of them takes a tenth of a second.
const kept = new WeakMap<CatalogueMaterial, Compared>();

function comparedOf(material: CatalogueMaterial): Compared {
  const before = kept.get(material);
  if (before) return before;
  const { code, names, colourways } = material;
  const compared = {
    key: keyOf(code),
    ways: colourways.map((way) => ({
      colourway: way.names.en,
      text: foldText(` ${code} ${way.names.en} ${names.en}`).replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' '),
    })),
  };
  kept.set(material, compared);
  return compared;
}

function keyOf(code: string): string {
  return code.toLowerCase().replaceAll(/[ -]+/g, '');
}

function choiceOf(
  { code, names, folder, product, rate, discontinued }: CatalogueMaterial,
  colourway: string,
  record: CatalogueRecord,
): MaterialChoice {
  const remark = `${code} ${colourway}`.trim();
  return {
    code,
    label: (names.en === '' ? remark : `${remark} · ${names.en}`) + (discontinued ? ' (discontinued)' : ''),
    remark,
    product: productOf({ folder, product }, record),
    ...ratedAs(rate, record),
  };
}

/** The rate of a material as it is typed, and the unit of the form that it is for; both '' where none is known, or for another unit. */
export function ratedAs(
  rate: CatalogueMaterial['rate'],
  { units }: Pick<CatalogueRecord, 'units'>,
): Pick<MaterialChoice, 'rate' | 'unit'> {
  const unit = rate && units.find(({ value, text }) => [value, text].some((each) => sameWord(each, rate.unit)));
  return rate && unit ? { rate: plainAmount(formatRupees(rate.paise)), unit: unit.value } : { rate: '', unit: '' };
}

/**
 * The product of the form that a material is sold as: its own, or that of its category where the catalogue has lost its own; '' for none,
 * and for one that is hidden, which new documents are not offered.
 */
export function productOf(
  { folder, product }: Pick<CatalogueMaterial, 'folder' | 'product'>,
  record: CatalogueRecord,
): string {
  const named = record.products.some(({ name }) => name === product) ? product : folderProduct(record, folder);
  return record.products.some(({ name, hidden }) => name === named && hidden) ? '' : named;
}

function sameWord(one: string, other: string): boolean {
  return foldText(one.trim()) === foldText(other.trim());
}
