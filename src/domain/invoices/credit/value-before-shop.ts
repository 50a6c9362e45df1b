import { buyerKeys } from '../../customers/buyer-keys.ts';
import { customerNameKey } from '../../customers/customer-keys.ts';
import type { UnknownOriginal } from '../../returns/supplement.ts';
import { foldText } from '../../text/fold-text.ts';
import { buyerName } from '../buyer-name.ts';
import type { InvoiceDraft } from '../invoice.ts';
import { liveTotals } from '../live-totals.ts';
import type { BeforeShop } from './before-shop.ts';

/** A valid credit note against an invoice that this shop did not issue. */
type NoteBefore = {
  id: string;
  number: string;
  draft: InvoiceDraft;
  /** What its supplements say of that invoice, the oldest first; each has what those before it said. */
  said: { line: number; original: UnknownOriginal | null }[];
};

type Named = Omit<BeforeShop, 'saidIn'> & { note: Pick<NoteBefore, 'id' | 'number'> };

/**
 * `valueBeforeShop(note, notes)` → what was said of the invoice that a note names, and what its notes took back; null when nobody has
 * said its value. Old series began anew each year: an invoice of this number, of another buyer or of a day that Other Refrences does
 * not name, is another one. `isSure`: false when the buyer is written in another way, or two such invoices are known.
 */
export function valueBeforeShop(
  draft: Pick<InvoiceDraft, 'referenceNumber' | 'buyerAddress' | 'otherReferences'>,
  notes: readonly NoteBefore[],
): Named | null {
  const number = foldText(draft.referenceNumber.trim());
  const days = daysIn(draft.otherReferences);
  const alike = notes.flatMap((note) => {
    const said = newest(note);
    if (foldText((said?.original.number ?? note.draft.referenceNumber).trim()) !== number) return [];
    const buyer = compareBuyers(draft.buyerAddress, note.draft.buyerAddress, said?.original.gstin ?? '');
    const date = said?.original.date ?? '';
    const isOtherDay = days.length > 0 && date !== '' && !days.includes(date);
    return buyer === 'other' || isOtherDay ? [] : [{ note, said, buyer, date }];
  });
  const valued = alike.flatMap(({ said, ...each }) => {
    const value = said?.original.value ?? null;
    return said === null || value === null ? [] : [{ ...each, value, line: said.line }];
  });
  const own = valued.filter(({ buyer }) => buyer === 'same');
  const [first, ...others] = own.length > 0 ? own : valued;
  if (!first) return null;
  // The newest word on the value counts, whichever note says it.
  const last = others.reduce((one, other) => (other.line > one.line ? other : one), first);
  const isSure = own.length > 0 && new Set(own.flatMap(({ date }) => date || [])).size < 2;
  const counted = alike.filter(
    ({ buyer, date }) => (buyer === 'same' || !isSure) && (isSure || date === '' || date === last.date),
  );
  const sums = counted.map(({ note }) => liveTotals(note.draft).totals);
  return {
    number: draft.referenceNumber.trim(),
    date: last.date,
    value: last.value,
    credited: sums.reduce((sum, { taxable, tax }) => sum + taxable + tax, 0),
    isSure,
    note: { id: last.note.id, number: last.note.number },
  };
}

/** What counts of a note's supplements, with the line that said it first: later ones repeat it. */
function newest({ said }: NoteBefore): { line: number; original: UnknownOriginal } | null {
  const last = said.at(-1)?.original;
  if (!last) return null;
  const text = JSON.stringify(last);
  const before = said.findLastIndex(({ original }) => JSON.stringify(original) !== text);
  return { original: last, line: said[before + 1]?.line ?? 0 };
}

/** `gstin`: as a supplement says it. */
function compareBuyers(buyer: string, other: string, gstin: string): 'same' | 'perhaps' | 'other' {
  const [one, two] = [buyerKeys(buyer), buyerKeys(other)];
  const said = gstin || two.gstin;
  if (one.gstin !== null && said !== null) return one.gstin === said ? 'same' : 'other';
  const isOne = one.gstin === null && said === null && (one.fit === two.fit || one.buyer === two.buyer);
  if (isOne) return 'same';
  return customerNameKey(buyerName(buyer)) === customerNameKey(buyerName(other)) ? 'perhaps' : 'other';
}

/** `daysIn('Our bill of 10/05/2025')` → `['2025-05-10']` */
function daysIn(text: string): string[] {
  return [...text.matchAll(/\b(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\b/g)].map(
    ([, day = '', month = '', year]) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  );
}
