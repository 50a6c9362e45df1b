import type { Gstr1, Gstr1Question } from './gstr1.ts';
import { addHeads, type Heads, headsOf, isNothing } from './heads.ts';
import { returnPeriod } from './period.ts';
import { writtenAmount } from './written-amount.ts';

/** What GSTR-3B takes from the return of its period. */
type Gstr3b = {
  /** Table 3.1(a): outward taxable supplies, other than zero rated, nil rated and exempted. */
  outward: Heads;
  /** Table 3.1(b): zero rated, which has IGST alone. */
  zeroRated: Heads;
  /** Table 3.2: of these, to unregistered buyers in other states. */
  unregistered: Gstr1['interStateUnregistered'];
};

/** `gstr3b(gstr1)` → tables 3.1(a), 3.1(b) and 3.2; of a quarter with what its IFFs reported. */
export function gstr3b({ outward, inIff, interStateUnregistered, zeroRated }: Gstr1): Gstr3b {
  const all = headsOf(outward);
  addHeads(all, inIff);
  addHeads(all, zeroRated, -1);
  return { outward: all, zeroRated, unregistered: interStateUnregistered };
}

/** The tables under the keys of the portal. The other tables of GSTR-3B are not known here. */
export function gstr3bJson(gstr1: Gstr1, { gstin, period }: Pick<Gstr1Question, 'gstin' | 'period'>): string {
  const { outward, zeroRated, unregistered } = gstr3b(gstr1);
  const [txval, iamt, camt, samt] = [outward.taxable, outward.igst, outward.cgst, outward.sgst].map(writtenAmount);
  const zero = isNothing(zeroRated)
    ? ''
    : `,"osup_zero":{"txval":${writtenAmount(zeroRated.taxable)},"iamt":${writtenAmount(zeroRated.igst)},"csamt":0}`;
  const supplies = `{"osup_det":{"txval":${txval},"iamt":${iamt},"camt":${camt},"samt":${samt},"csamt":0}${zero}}`;
  const rows = unregistered.map(
    ({ place, taxable, igst }) => `{"pos":"${place}","txval":${writtenAmount(taxable)},"iamt":${writtenAmount(igst)}}`,
  );
  const places = `{"unreg_details":[${rows.join()}]}`;
  return `{"gstin":"${gstin}","ret_period":"${returnPeriod(period)}","sup_details":${supplies},"inter_sup":${places}}`;
}
