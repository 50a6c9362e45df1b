import type { InvoiceDraft } from '../invoices/invoice.ts';
import { readLine } from '../invoices/read-line.ts';
import type { Problem } from '../outcome.ts';
import type { TaxType } from '../tax/gst.ts';
import type { TaxState } from '../tax/states.ts';
import { consignmentOf, deliveryState, dispatchState } from './consignment.ts';
import { MOST_LINES, tooManyLines, tooOld } from './eway-problems.ts';
import { isEwayRequired } from './eway-required.ts';

type Later = { problems: Problem[]; warnings: Problem[] };

/**
 * `ewayRefusedLater(draft, types, '2026-11-21')` → what the e-way portal would refuse of an invoice or a challan. It takes so many lines
 * of goods, fewer than the document can have: those above are for a second one. And it takes documents of so many days: that is a
 * warning, because the number of a bill that was made in them can be added. Goods that need no bill are not checked.
 */
export function ewayRefusedLater(
  draft: InvoiceDraft,
  { taxState, taxType, date }: { taxState: TaxState; taxType: TaxType; date: string },
  today: string,
): Later {
  const old = tooOld(date, today);
  if (!old && !tooManyLines(draft.lines.length)) return nothing;
  const lines = draft.lines.flatMap((line) => (line.product.trim() === '' ? [] : (readLine(line, draft) ?? [])));
  const { goods, value } = consignmentOf({ taxType, lines });
  const addresses = { ...draft, taxState };
  const from = dispatchState(addresses);
  const to = deliveryState(addresses, { pin: '' }) ?? from;
  const codes = goods.map(({ hsn }) => hsn);
  const moves = { fromState: from.code, toState: to.code, codes, value, date, jobWork: draft.purpose === 'job-work' };
  if (codes.length === 0 || !isEwayRequired(moves)) return nothing;
  const message = tooManyLines(codes.length, draft.kind);
  const row = goods[MOST_LINES]?.row ?? 1;
  return {
    problems: message
      ? [{ field: `line ${row} product`, message: `e-Way bill: ${message}`, correction: { kind: 'split', row } }]
      : [],
    warnings: old ? [{ field: 'date', message: `e-Way bill: ${old.message}` }] : [],
  };
}

const nothing: Later = { problems: [], warnings: [] };
