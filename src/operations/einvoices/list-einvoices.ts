import { indianDate } from '#domain/calendar/indian-date.ts';
import type { Company } from '#domain/company/company.ts';
import { type EinvoiceProblem, einvoiceProblems } from '#domain/einvoices/einvoice-problems.ts';
import { needsIrn } from '#domain/einvoices/needs-irn.ts';
import { reportWindow, windowWords } from '#domain/einvoices/report-window.ts';
import type { Period } from '#domain/returns/period.ts';
import type { ReturnDocument } from '#domain/returns/return-document.ts';
import type { TaxState } from '#domain/tax/gst.ts';
import type { CompanyStore } from '../ports/company.ts';
import type { EinvoiceStore, PortalRecord } from '../ports/einvoices.ts';
import type { InvoiceStore } from '../ports/invoices.ts';
import type { ReturnStore } from '../ports/returns.ts';
import type { System } from '../ports/system.ts';

type Ports = {
  system: Pick<System, 'now'>;
  companies: Pick<CompanyStore, 'current'>;
  invoices: Pick<InvoiceStore, 'find'>;
  returns: Pick<ReturnStore, 'documents'>;
  einvoices: Pick<EinvoiceStore, 'find'>;
};

type EinvoiceShown = 'without' | 'with' | 'all';

export type EinvoiceRow = {
  document: ReturnDocument;
  record: PortalRecord | null;
  /** What keeps the portal from taking it; empty for one that has its IRN. */
  problems: EinvoiceProblem[];
  /** What is worth knowing, and does not keep it back; '' for nothing. */
  hint: string;
};

type EinvoiceList = {
  /** The first day of e-invoices; null when the firm makes none. */
  from: string | null;
  counts: Record<EinvoiceShown, number> & { ready: number };
  rows: EinvoiceRow[];
};

type Asked = { taxState: TaxState; period: Period; show: EinvoiceShown; page: number; size: number };

const BATCH = 200;

/** The documents of a period that go to the e-invoice portal, the newest first, with what the portal would miss. */
export async function listEinvoices(
  ports: Ports,
  { taxState, period, show, page, size }: Asked,
): Promise<EinvoiceList> {
  const company = (await ports.companies.current())?.company;
  const counts = { without: 0, with: 0, all: 0, ready: 0 };
  if (!company?.eInvoiceFrom) return { from: null, counts, rows: [] };
  const today = indianDate(ports.system.now());
  const shown: EinvoiceRow[] = [];
  for await (const row of rowsOf(ports, company, taxState, period, today)) {
    const has = row.record?.einvoice ? 'with' : 'without';
    counts[has] += 1;
    counts.all += 1;
    if (isReady(row)) counts.ready += 1;
    if (show === 'all' || show === has) shown.push(row);
    // In a long month only the last documents stay in memory: they are shown first.
    if (shown.length > 2 * page * size) shown.splice(0, shown.length - page * size);
  }
  const rows = shown.reverse().slice((page - 1) * size, page * size);
  return { from: company.eInvoiceFrom, counts, rows: await Promise.all(rows.map((row) => withNoteHint(ports, row))) };
}

/** `isReady(row)` → `true`: it can be sent to the portal now. */
function isReady({ record, problems }: EinvoiceRow): boolean {
  return !record?.einvoice && !record?.burnt && problems.length === 0;
}

async function* rowsOf(
  { returns, einvoices }: Ports,
  company: Company,
  taxState: TaxState,
  period: Period,
  today: string,
): AsyncGenerator<EinvoiceRow> {
  let batch: ReturnDocument[] = [];
  const found = async function* () {
    const records = await einvoices.find(batch.map(({ id }) => id));
    for (const document of batch) yield einvoiceRow(document, records.get(document.id) ?? null, company, today);
    batch = [];
  };
  for await (const document of returns.documents(taxState, period)) {
    if (document.cancelled || document.carried || !needsIrn(document, company)) continue;
    batch.push(document);
    if (batch.length === BATCH) yield* found();
  }
  yield* found();
}

/** One document with what the portal said and what it would miss. */
export function einvoiceRow(
  document: ReturnDocument,
  record: PortalRecord | null,
  company: Company,
  today: string,
): EinvoiceRow {
  if (record?.einvoice || record?.burnt) return { document, record, problems: [], hint: record.burnt?.message ?? '' };
  const { isOver, message } = windowWords(reportWindow(document.date, company.turnover, today));
  const over: EinvoiceProblem[] = isOver ? [{ line: null, remedy: 'reissue', message }] : [];
  return {
    ...{ document, record },
    problems: [...over, ...einvoiceProblems(document, company)],
    hint: isOver ? '' : message,
  };
}

/** A credit note whose invoice has no IRN is hinted at. It can be sent all the same. */
async function withNoteHint({ invoices, einvoices }: Ports, row: EinvoiceRow): Promise<EinvoiceRow> {
  const { document, record, hint } = row;
  if (document.kind !== 'credit' || record || !document.original?.known) return row;
  const original = await invoices.find('tax', document.taxState, document.original.number);
  if (!original || (await einvoices.find([original.id])).get(original.id)?.einvoice) return row;
  return { ...row, hint: `${hint} Its invoice ${original.number} has no IRN.`.trim() };
}
