import { roundHalfUp } from '../money/paise.ts';
import { isSac } from '../tax/is-sac.ts';
import { type UnitCodes, unitCode } from '../tax/unit-code.ts';
import { compareText } from '../text/compare-text.ts';
import { addHeads, type Heads, headsOf, isNothing, noHeads } from './heads.ts';
import type { ReturnDocument } from './return-document.ts';

type HsnPart = 'b2b' | 'b2c';

/** A row of table 12: a code at a rate in a unit, notes taken off. */
export type HsnRow = Heads & {
  hsn: string;
  /** The unit quantity code; `NA` of a service. */
  uqc: string;
  gstBasisPoints: number;
  /** In hundredths, half up; 0 of a service. */
  quantityHundredths: number;
};

type Open = HsnRow & { quantityMilli: number };

/**
 * Adds up table 12. `parts: false` puts all buyers into one table. A difference of price takes a value out of it and no quantity;
 * `countAll`: its quantity too, as earlier releases filed it.
 */
export function createHsnSummary(
  parts: boolean,
  unitCodes: UnitCodes,
  countAll = false,
): {
  add(document: ReturnDocument): void;
  rows(part: HsnPart): HsnRow[];
  /** The units of goods that are reported as OTH (others). */
  otherUnits(): string[];
} {
  const tables: Record<HsnPart, Map<string, Open>> = { b2b: new Map(), b2c: new Map() };
  const others = new Set<string>();
  const codes = new Map<string, string>();
  // A month of 500,000 lines has a dozen units.
  const codeOf = (unit: string) => {
    const code = codes.get(unit) ?? unitCode(unit, unitCodes);
    codes.set(unit, code);
    return code;
  };
  return {
    add: ({ kind, gstin, lines }) => {
      const table = tables[parts && gstin === '' ? 'b2c' : 'b2b'];
      const sign = kind === 'credit' ? -1 : 1;
      for (const line of lines) {
        const { hsn, gstBasisPoints } = line;
        const service = isSac(hsn);
        const uqc = service ? 'NA' : codeOf(line.unit);
        if (uqc === 'OTH') others.add(line.unit.trim());
        const key = `${hsn} ${uqc} ${gstBasisPoints}`;
        const known = table.get(key);
        const row = known ?? { hsn, uqc, gstBasisPoints, quantityMilli: 0, quantityHundredths: 0, ...noHeads };
        addHeads(row, line, sign);
        if (!service && (countAll || !line.valueOnly)) row.quantityMilli += sign * line.quantityMilli;
        if (!known) table.set(key, row);
      }
    },
    rows: (part) => [...tables[part].values()].map(rounded).filter(holdsSomething).sort(byCode),
    otherUnits: () => [...others].sort(),
  };
}

/** Half up away from zero, so that what is sold and what is taken back round alike. */
function rounded({ quantityMilli, hsn, uqc, gstBasisPoints, ...sums }: Open): HsnRow {
  const size = Number(roundHalfUp(BigInt(Math.abs(quantityMilli)), 10n));
  const quantityHundredths = quantityMilli < 0 && size !== 0 ? -size : size;
  return { hsn, uqc, gstBasisPoints, quantityHundredths, ...headsOf(sums) };
}

function holdsSomething(row: HsnRow): boolean {
  return row.quantityHundredths !== 0 || !isNothing(row);
}

function byCode(one: HsnRow, other: HsnRow): number {
  return (
    compareText(one.hsn, other.hsn) || compareText(one.uqc, other.uqc) || one.gstBasisPoints - other.gstBasisPoints
  );
}
