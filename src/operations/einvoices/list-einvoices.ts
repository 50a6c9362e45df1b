import { indianDate } from '#domain/calendar/indian-date.ts';
import type { Company } from '#domain/company/company.ts';
import type { EinvoiceFigure } from '#domain/einvoices/einvoice-figures.ts';
import { type EinvoiceProblem, einvoiceProblems } from '#domain/einvoices/einvoice-problems.ts';
import { reportWindow, windowWords } from '#domain/einvoices/report-window.ts';
import type { Period } from '#domain/returns/period.ts';
import type { ReturnDocument } from '#domain/returns/return-document.ts';
import type { TaxState } from '#domain/tax/states.ts';
import type { CompanyStore } from '../ports/company.ts';
import type { EinvoiceStore, PortalRecord } from '../ports/einvoices.ts';
import type { InvoiceStore } from '../ports/invoices.ts';
import type { ReturnFiles } from '../ports/return-files.ts';
import type { ReturnStore } from '../ports/returns.ts';
import type { System } from '../ports/system.ts';
import { hasIrn } from './await-irn.ts';

type Ports = {
  system: Pick<System, 'now'>;
  companies: Pick<CompanyStore, 'current'>;
  invoices: Pick<InvoiceStore, 'find'>;
  returns: Pick<ReturnStore, 'revision' | 'some'>;
  returnFiles: Pick<ReturnFiles, 'einvoices'>;
  einvoices: Pick<EinvoiceStore, 'find'>;
};

type EinvoiceShown = Exclude<EinvoiceFigure, 'ready' | 'late'>;

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
  counts: Record<EinvoiceFigure, number>;
  rows: EinvoiceRow[];
};

type Asked = { taxState: TaxState; period: Period; show: EinvoiceShown; page: number; size: number };

/** The documents of a period that go to the e-invoice portal, the newest first, with what the portal would miss. */
export async function listEinvoices(
  ports: Ports,
  { taxState, period, show, page, size }: Asked,
): Promise<EinvoiceList> {
  const revision = await ports.returns.revision();
  const company = (await ports.companies.current())?.company;
  if (!company?.eInvoiceFrom)
    return { from: null, counts: { without: 0, with: 0, all: 0, ready: 0, late: 0 }, rows: [] };
  const today = indianDate(ports.system.now());
  const at = { taxState, period, revision, company, today };
  const wanted = { skip: (page - 1) * size, take: size };
  const { counts, seqs } = await ports.returnFiles.einvoices(at, show, wanted);
  const documents = await ports.returns.some(taxState, period, seqs, revision);
  const records = await ports.einvoices.find(documents.map(({ id }) => id));
  const rows = documents
    .reverse()
    .map((document) => einvoiceRow(document, records.get(document.id) ?? null, company, today));
  return { from: company.eInvoiceFrom, counts, rows: await Promise.all(rows.map((row) => withNoteHint(ports, row))) };
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
    problems: [...over, ...einvoiceProblems(document, company, today)],
    hint: isOver ? '' : message,
  };
}

/** A credit note whose invoice has no IRN is hinted at. It can be sent all the same. */
async function withNoteHint({ invoices, einvoices }: Ports, row: EinvoiceRow): Promise<EinvoiceRow> {
  const { document, record, hint } = row;
  if (document.kind !== 'credit' || record || !document.original?.known) return row;
  const original = await invoices.find('tax', document.taxState, document.original.number);
  if (!original || hasIrn((await einvoices.find([original.id])).get(original.id))) return row;
  return { ...row, hint: `${hint} Its invoice ${original.number} has no IRN.`.trim() };
}
