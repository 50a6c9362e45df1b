import { indianDate } from '#domain/calendar/indian-date.ts';
import { firmProblem } from '#domain/company/firm-problem.ts';
import { creditWarnings } from '#domain/invoice/credit-warnings.ts';
import { draftProblems } from '#domain/invoice/draft-problems.ts';
import { draftWarnings } from '#domain/invoice/draft-warnings.ts';
import type { InvoiceDraft } from '#domain/invoice/invoice.ts';
import type { InvoiceTotals } from '#domain/invoice/invoice-totals.ts';
import type { IssuedInvoice } from '#domain/invoice/issued-invoice.ts';
import { liveTotals } from '#domain/invoice/live-totals.ts';
import type { Problem } from '#domain/outcome.ts';
import { taxStates } from '#domain/tax/states.ts';
import type { CompanyStore, InvoiceStore, World } from './ports.ts';

type Preview = {
  /** Of the lines that can be reckoned already, whatever else is wrong; null while there is none. */
  totals: InvoiceTotals | null;
  warnings: Problem[];
  problems: Problem[];
  /** Of a credit note: the tax invoice of ours that its Reference No names. */
  original: IssuedInvoice | null;
};

/** Reckons and checks a draft against the rules and, for a credit note, against the invoice that it corrects. Stores nothing. */
export const previewInvoice = async (
  { world, invoices, companies }: { world: World; invoices: InvoiceStore; companies: CompanyStore },
  draft: InvoiceDraft,
): Promise<Preview> => {
  const taxState = Object.hasOwn(taxStates, draft.taxState) ? (draft.taxState as keyof typeof taxStates) : null;
  const missing = taxState && firmProblem((await companies.current())?.company ?? null, taxState);
  const problems = [...draftProblems(draft), ...(missing ? [{ field: 'taxState', message: missing }] : [])];
  const today = indianDate(world.now());
  const reckoned = liveTotals(draft);
  const totals = reckoned.byRow.size > 0 ? reckoned.totals : null;
  if (draft.kind !== 'credit') return { totals, problems, warnings: draftWarnings(draft, { today }), original: null };

  const original = taxState && (await invoices.find('tax', taxState, draft.referenceNumber.trim()));
  const credited = original ? await invoices.creditedAgainst(original.id) : 0;
  const warnings = [
    ...(taxState ? creditWarnings(draft.referenceNumber, original, { credited, payable: totals?.payable ?? 0 }) : []),
    ...draftWarnings(draft, { today, ...(original ? { rateDate: original.date } : {}) }),
  ];
  return { totals, problems, warnings, original };
};
