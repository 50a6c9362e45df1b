import { compareText } from '../text/compare-text.ts';
import { addTo, type MaterialUses, materialsIn, quantityList, type SoldRows } from './material-uses.ts';

type Quantities = MaterialUses['sold'][number]['quantities'];

/** How often a material was asked for, sampled, quoted and sold. */
export type MaterialCounts = {
  /** Requests without samples that name it. */
  asked: number;
  /** Requests for samples of it. */
  sampled: number;
  /** Those of `sampled` from which a standing tax invoice was made that sells it. */
  ordered: number;
  /** Pro-formas. */
  quoted: number;
  /** Tax invoices. */
  sold: number;
  /** Credit notes. */
  credited: number;
  /** Taxable value of what was sold less what was credited: paise. */
  net: number;
};

/** A material and its counts; quantities are in thousandths, those sold less what was credited. */
type MaterialSum = MaterialCounts & { code: string; offered: Quantities; quantities: Quantities };

/** `totals` counts each request and document once, and of samples all requests from which a tax invoice was made. */
export type MaterialSums = { sums: MaterialSum[]; totals: MaterialCounts };

type Sum = MaterialCounts & Record<'offered' | 'quantities', Map<string, number>>;

/** Adds up requests and documents by material, in any order. */
export function openMaterialSums() {
  const sums = new Map<string, Sum>();
  const totals = noCounts();
  const sumOf = (code: string): Sum => {
    const sum = sums.get(code) ?? { ...noCounts(), offered: new Map(), quantities: new Map() };
    sums.set(code, sum);
    return sum;
  };
  return {
    /** `codes`: those that it names. */
    addRequest: (what: 'asked' | 'sampled', codes: readonly string[]) => {
      if (codes.length > 0) totals[what] += 1;
      for (const code of codes) sumOf(code)[what] += 1;
    },
    /** `codes`: those of its samples that an invoice made from it sells. */
    addOrder: (codes: readonly string[]) => {
      totals.ordered += 1;
      for (const code of codes) sumOf(code).ordered += 1;
    },
    /** A challan offers and sells nothing. */
    addDocument: (rows: SoldRows) => {
      const what = ({ pro: 'quoted', tax: 'sold', credit: 'credited', challan: null } as const)[rows.kind];
      const found = what === null ? [] : [...materialsIn(rows)];
      if (what === null || found.length === 0) return;
      totals[what] += 1;
      for (const [code, { quantities, net }] of found) {
        const sum = sumOf(code);
        sum[what] += 1;
        for (const [unit, milli] of quantities) addTo(what === 'quoted' ? sum.offered : sum.quantities, unit, milli);
        if (what === 'quoted') continue;
        sum.net += net;
        totals.net += net;
      }
    },
    /** The codes that were named so far. */
    codes: () => sums.keys(),
    result: (): MaterialSums => ({
      totals,
      sums: [...sums].map(([code, sum]) => ({
        ...sum,
        code,
        offered: quantityList(sum.offered),
        quantities: quantityList(sum.quantities),
      })),
    }),
  };
}

/** Of a material without any use. */
export function noCounts(): MaterialCounts {
  return { asked: 0, sampled: 0, ordered: 0, quoted: 0, sold: 0, credited: 0, net: 0 };
}

/** By what the report is ordered: codes and names from A, counts and values from the most; '-net' the other way. */
export const materialOrders = ['code', 'name', 'asked', 'sampled', 'ordered', 'quoted', 'sold', 'net'] as const;

export type MaterialOrder = (typeof materialOrders)[number];

/** `name`: in English, '' of one that is no longer in the catalogue (`isListed`). */
export type MaterialRow = MaterialSum & { name: string; isListed: boolean };

/** Rows in an order, those that are equal by code; those without any use stay below. `sortMaterials(rows, '-net')` → the least first. */
export function sortMaterials(rows: readonly MaterialRow[], order: MaterialOrder | `-${MaterialOrder}`): MaterialRow[] {
  const by = order.replace('-', '') as MaterialOrder;
  const sign = order.startsWith('-') ? -1 : 1;
  return rows.toSorted(
    (one, other) =>
      Number(isUnused(one)) - Number(isUnused(other)) ||
      sign *
        (by === 'code' || by === 'name'
          ? compareText(one[by].toLowerCase(), other[by].toLowerCase())
          : other[by] - one[by]) ||
      compareText(one.code, other.code),
  );
}

/** Whether nobody asked for it, and no document has it. */
function isUnused({ asked, sampled, quoted, sold, credited }: MaterialCounts): boolean {
  return asked + sampled + quoted + sold + credited === 0;
}
