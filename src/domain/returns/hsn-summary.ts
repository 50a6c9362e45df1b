import { roundHalfUp } from '../money/paise.ts';
import { isService, type UnitCodes, unitCode } from '../tax/unit-code.ts';
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

/** Adds up table 12. `parts: false` puts all buyers into one table. */
export function createHsnSummary(
  parts: boolean,
  unitCodes: UnitCodes,
): {
  add(document: ReturnDocument): void;
  rows(part: HsnPart): HsnRow[];
} {
  const tables: Record<HsnPart, Map<string, Open>> = { b2b: new Map(), b2c: new Map() };
  return {
    add: ({ kind, gstin, lines }) => {
      const table = tables[parts && gstin === '' ? 'b2c' : 'b2b'];
      const sign = kind === 'credit' ? -1 : 1;
      for (const line of lines) {
        const { hsn, gstBasisPoints } = line;
        const service = isService(hsn);
        const uqc = service ? 'NA' : unitCode(line.unit, unitCodes);
        const key = `${hsn} ${uqc} ${gstBasisPoints}`;
        const row = table.get(key) ?? { hsn, uqc, gstBasisPoints, quantityMilli: 0, quantityHundredths: 0, ...noHeads };
        addHeads(row, line, sign);
        if (!service) row.quantityMilli += sign * line.quantityMilli;
        table.set(key, row);
      }
    },
    rows: (part) => [...tables[part].values()].map(rounded).filter(holdsSomething).sort(byCode),
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
  return compare(one.hsn, other.hsn) || compare(one.uqc, other.uqc) || one.gstBasisPoints - other.gstBasisPoints;
}

function compare(one: string, other: string) {
  return one < other ? -1 : Number(one > other);
}
