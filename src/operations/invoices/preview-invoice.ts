import { indianDate, isDate } from '#domain/calendar/indian-date.ts';
import type { Company } from '#domain/company/company.ts';
import { firmProblem } from '#domain/company/firm-problem.ts';
import { ownGstinProblem } from '#domain/company/own-gstin-problem.ts';
import { originRefusal } from '#domain/documents/origin-refusal.ts';
import type { CreditedInvoice } from '#domain/invoices/credited-invoice.ts';
import { dateOnly } from '#domain/invoices/draft-fields.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import { invoiceKinds } from '#domain/invoices/invoice-kinds.ts';
import { seriesOf } from '#domain/invoices/invoice-number.ts';
import type { InvoiceTotals } from '#domain/invoices/invoice-totals.ts';
import { liveTotals } from '#domain/invoices/live-totals.ts';
import { seriesFacts } from '#domain/invoices/series-facts.ts';
import type { SeriesFacts } from '#domain/invoices/warnings/date-warnings.ts';
import { draftWarnings } from '#domain/invoices/warnings/draft-warnings.ts';
import type { Problem } from '#domain/outcome.ts';
import type { TaxState } from '#domain/tax/gst.ts';
import { taxStates } from '#domain/tax/states.ts';
import type { CatalogueStore } from '../ports/catalogue.ts';
import type { CompanyStore } from '../ports/company.ts';
import type { InvoiceStore } from '../ports/invoices.ts';
import type { System } from '../ports/system.ts';
import { listProblems } from './list-problems.ts';

type Ports = {
  system: System;
  invoices: InvoiceStore;
  companies: CompanyStore;
  catalogues: Pick<CatalogueStore, 'current'>;
};

type Preview = {
  /** The totals of the lines that can be calculated already; null before the first complete line. */
  totals: InvoiceTotals | null;
  warnings: Problem[];
  problems: Problem[];
  /** Only for a credit note: this shop's tax invoice with the number in Reference No, and its JSON text on the wire. */
  original: (CreditedInvoice & { data: string }) | null;
};

/** Calculates a draft, and checks it against the rules, its series and, for a credit note, the invoice that it corrects. Stores nothing. */
export async function previewInvoice(ports: Ports, draft: InvoiceDraft): Promise<Preview> {
  const calculated = liveTotals(draft);
  const taxState = Object.hasOwn(taxStates, draft.taxState) ? (draft.taxState as TaxState) : null;
  const company = (await ports.companies.current())?.company ?? null;
  const missing = taxState && firmProblem(company, taxState);
  const own = company && ownGstinProblem(company, draft);
  const [series, original, chain, problems] = await Promise.all([
    taxState && seriesOfDraft(ports, draft, taxState, company),
    draft.kind === 'credit' && taxState ? findOriginal(ports, draft, taxState) : undefined,
    chainProblems(ports, draft),
    listProblems(ports, draft, company),
  ]);
  const today = indianDate(ports.system.now());
  return {
    totals: calculated.byRow.size > 0 ? calculated.totals : null,
    problems: [
      ...problems,
      ...(missing ? [{ field: 'taxState', message: missing }] : []),
      ...(own ? [own] : []),
      ...chain,
    ],
    warnings: draftWarnings(draft, { today, series, ...(original === undefined ? {} : { original }) }),
    original: original ?? null,
  };
}

/** Why it cannot be made from its origin, such as a quantity that is not left. */
async function chainProblems({ invoices }: Ports, draft: InvoiceDraft): Promise<Problem[]> {
  if (draft.from === undefined) return [];
  const refusal = originRefusal(draft, await invoices.findOrigin(draft.from));
  if (!refusal) return [];
  return refusal.problems.length > 0 ? refusal.problems : [{ field: 'from', message: refusal.message }];
}

async function seriesOfDraft(
  { invoices }: Ports,
  draft: InvoiceDraft,
  taxState: TaxState,
  company: Company | null,
): Promise<SeriesFacts | null> {
  const date = dateOnly(draft.date);
  if (!isDate(date) || !invoiceKinds.includes(draft.kind)) return null;
  const series = seriesOf(draft.kind, taxState, date);
  const counted = await invoices.countedSeries([series.financialYear]);
  return seriesFacts(series, counted, company?.openingNumbers ?? {});
}

async function findOriginal({ invoices }: Ports, draft: InvoiceDraft, taxState: TaxState) {
  const found = await invoices.find('tax', taxState, draft.referenceNumber.trim());
  if (!found) return null;
  const notes = await invoices.draftsCrediting(found.id);
  return {
    number: found.number,
    date: found.date,
    draft: found.draft,
    payable: found.totals.payable,
    cancelled: found.cancelledAt !== null,
    credited: notes.map((note) => liveTotals(note).totals).reduce((sum, { taxable, tax }) => sum + taxable + tax, 0),
    creditedLines: notes
      .flatMap(({ lines }) => lines)
      .filter(({ product }) => product.trim() !== '')
      .map(({ product, unit, quantity, rate, discount }) => ({
        ...{ product: product.trim(), unit: unit.trim(), quantity, rate },
        ...(discount === undefined ? {} : { discount }),
      })),
    data: found.data,
  };
}
