import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { formatDate, indianDate } from '#domain/calendar/indian-date.ts';
import { buyerName } from '#domain/invoices/buyer-name.ts';
import { type CancelReason, cancelWords } from '#domain/invoices/cancel-reason.ts';
import { copiesOf } from '#domain/invoices/invoice-copies.ts';
import type { InvoiceKind } from '#domain/invoices/invoice-kinds.ts';
import type { InvoiceTotals } from '#domain/invoices/invoice-totals.ts';
import type { TaxType } from '#domain/tax/gst.ts';
import type { TaxState } from '#domain/tax/states.ts';
import type { CallAnswer } from '../../../call-api.ts';
import { callStaff } from '../frame/call-staff.ts';

/** An issued document in a list of the server. */
export type InvoiceRecord = {
  id: string;
  refnum: string;
  gstType: TaxType;
  /** JSON text of the issued input; a download sends it back. */
  data: string;
  totals: InvoiceTotals;
  cancelled: boolean;
  /** Null when it is not cancelled. `at` is an ISO UTC instant; `reason` is '' when none was given. */
  cancellation: { at: string; by: string; reason: CancelReason['reason'] | ''; why: string } | null;
  /** ISO UTC instant. */
  issuedAt: string;
  /** It needs an IRN and has none; said in a page of a list alone. */
  irnAwaited?: boolean | undefined;
  /** Of the page of a report: credit notes have left nothing of it. */
  whollyCredited?: boolean | undefined;
};

export type ReportFilter = {
  kind: InvoiceKind;
  state: TaxState;
  query: string;
  /** `YYYY-MM-DD`, or '' for any day. */
  from: string;
  to: string;
  /** Whether the list includes cancelled documents. */
  cancelled: boolean;
};

/** `after`: the number of the last row of the page before; '' when it is not known. */
type Part = { page: number; size: number; after: string };

export type ReportTotals = { count: number; sums: Record<keyof Omit<InvoiceTotals, 'words'>, bigint> };

/** The rows of a page, without waiting for the totals. */
export function fetchReport(
  filter: ReportFilter,
  { page, size, after }: Part,
  signal: AbortSignal,
): Promise<CallAnswer<InvoiceRecord[]>> {
  const part = { page: String(page), size: String(size), after, totals: 'without' };
  return callStaff(addressOf(filter, part), { signal, read: (response) => response.json() });
}

/** Count and sums of all documents that the filter finds. */
export function fetchReportTotals(filter: ReportFilter, signal: AbortSignal): Promise<CallAnswer<ReportTotals>> {
  return callStaff(addressOf(filter, { page: '1', totals: 'only' }), {
    signal,
    read: async ({ headers }) => ({
      count: Number(headers.get('X-Total-Count')),
      sums: readSums(headers.get('X-Totals') ?? ''),
    }),
  });
}

function addressOf({ kind, state, query, from, to, cancelled }: ReportFilter, part: Record<string, string>): string {
  const asked = { q: query, from, to, cancelled: String(cancelled), ...part };
  return `${path(paths.getInvoiceDetails, { type: kind, state })}?${new URLSearchParams(asked)}`;
}

/** Parses the sums as BigInt: JSON.parse would round large numbers. */
function readSums(json: string): ReportTotals['sums'] {
  return Object.fromEntries(
    [...json.matchAll(/"(\w+)":(-?\d+)/g)].map(([, name = '', paise = '']) => [name, BigInt(paise)]),
  ) as ReportTotals['sums'];
}

/** The label of the action that opens all copies in one PDF. Null for a document with one copy. */
export function allCopiesName(draft: Parameters<typeof copiesOf>[0]): 'Triplicate' | 'Both copies' | null {
  const count = copiesOf(draft).length;
  if (count === 1) return null;
  return count === 2 ? 'Both copies' : 'Triplicate';
}

/** Returns the date (the text before the first space, specification section 3) and the buyer's name. */
export function readRecord({ data }: InvoiceRecord): { shownDate: string; buyer: string } {
  const input = JSON.parse(data) as { orderDate?: string; buyerAddress?: string };
  const date = (input.orderDate ?? '').split(' ')[0] ?? '';
  return { shownDate: formatDate(date), buyer: buyerName(input.buyerAddress ?? '') };
}

/** `'Cancelled 18/09/2026 by meena: duplicate.'`, or '' when it is not cancelled. */
export function cancellationSentence({ cancellation }: Pick<InvoiceRecord, 'cancellation'>): string {
  if (!cancellation) return '';
  const { at, by, reason, why } = cancellation;
  const because = cancelWords(reason === '' ? null : { reason, why });
  return `Cancelled ${formatDate(indianDate(at))} by ${by}: ${because}${/[.!?]$/.test(because) ? '' : '.'}`;
}
