import { indianDate, isDate } from '#domain/calendar/indian-date.ts';
import type { Company } from '#domain/company/company.ts';
import { firmProblem } from '#domain/company/firm-problem.ts';
import { ownGstinProblem } from '#domain/company/own-gstin-problem.ts';
import { registrationIn } from '#domain/company/registered-states.ts';
import { originRefusal } from '#domain/documents/origin-refusal.ts';
import { type NamedInvoice, noteProblems, noteWarnings } from '#domain/invoices/credit/note-problems.ts';
import type { CreditedInvoice } from '#domain/invoices/credited-invoice.ts';
import { dateOnly } from '#domain/invoices/draft-fields.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import { invoiceKinds } from '#domain/invoices/invoice-kinds.ts';
import { seriesOf } from '#domain/invoices/invoice-number.ts';
import type { InvoiceTotals } from '#domain/invoices/invoice-totals.ts';
import { liveTotals } from '#domain/invoices/live-totals.ts';
import { otherSupplyProblem } from '#domain/invoices/other-supply-problem.ts';
import { seriesFacts } from '#domain/invoices/series-facts.ts';
import type { SeriesFacts } from '#domain/invoices/warnings/date-warnings.ts';
import { draftWarnings } from '#domain/invoices/warnings/draft-warnings.ts';
import type { Problem } from '#domain/outcome.ts';
import { closedDateProblems } from '#domain/returns/filing-problems.ts';
import { refusedLater } from '#domain/returns/refused-later.ts';
import { isTaxState, type TaxState } from '#domain/tax/states.ts';
import type { CatalogueStore } from '../ports/catalogue.ts';
import type { CompanyStore } from '../ports/company.ts';
import type { InvoiceStore } from '../ports/invoices.ts';
import type { System } from '../ports/system.ts';
import type { Tariff } from '../ports/tariff.ts';
import { findNamedInvoice } from './find-named-invoice.ts';
import { listProblems } from './list-problems.ts';

type Ports = {
  system: System;
  invoices: InvoiceStore;
  companies: CompanyStore;
  catalogues: Pick<CatalogueStore, 'current'>;
  tariff: Tariff;
};

type Preview = {
  /** The totals of the lines that can be calculated already; null before the first complete line. */
  totals: InvoiceTotals | null;
  warnings: Problem[];
  problems: Problem[];
  /** Only for a credit note: this shop's tax invoice with the number in Reference No, and its JSON text on the wire. */
  original: (CreditedInvoice & { data: string }) | null;
} & Omit<NamedInvoice, 'original'>;

/** Calculates a draft, and checks it against the rules, its series and, for a credit note, the invoice that it corrects. Stores nothing. */
export async function previewInvoice(ports: Ports, draft: InvoiceDraft): Promise<Preview> {
  const calculated = liveTotals(draft);
  const taxState = isTaxState(draft.taxState) ? draft.taxState : null;
  const version = await ports.companies.current();
  const company = version?.company ?? null;
  const missing = taxState && firmProblem(company, taxState);
  const own = company && ownGstinProblem(company, draft);
  const [series, named, chain, closed, problems] = await Promise.all([
    taxState && seriesOfDraft(ports, draft, taxState, company),
    draft.kind === 'credit' && taxState ? findNamedInvoice(ports, draft, taxState) : undefined,
    chainProblems(ports, draft),
    isDate(dateOnly(draft.date)) ? ports.invoices.closedPeriods(dateOnly(draft.date)) : {},
    listProblems(ports, draft, company),
  ]);
  const original = named?.original ?? null;
  const other = original ? otherSupplyProblem(draft, original.draft, original.number) : null;
  const today = indianDate(ports.system.now());
  const filing = taxState && company ? registrationIn(company, taxState).filing : undefined;
  const later = company
    ? refusedLater(draft, company, today, named?.original, version?.demo)
    : { problems: [], warnings: [] };
  return {
    totals: calculated.byRow.size > 0 ? calculated.totals : null,
    problems: [
      ...problems,
      ...(missing ? [{ field: 'taxState', message: missing }] : []),
      ...(own ? [own] : []),
      ...(other ? [other] : []),
      ...chain,
      ...closedDateProblems(draft, closed),
      ...(named ? noteProblems(draft, named) : []),
      ...later.problems,
    ],
    warnings: [
      ...draftWarnings(draft, { today, series, filing, ...(named ? { original: named.original } : {}) }),
      ...(named ? noteWarnings(draft, named) : []),
      ...later.warnings,
    ],
    original: named?.original && named.invoice ? { ...named.original, data: named.invoice.data } : null,
    beforeShop: named?.beforeShop ?? null,
    issuedIn: named?.issuedIn ?? null,
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
