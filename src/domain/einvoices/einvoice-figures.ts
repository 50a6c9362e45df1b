import type { Company } from '../company/company.ts';
import type { ReturnDocument } from '../returns/return-document.ts';
import { einvoiceProblems } from './einvoice-problems.ts';
import { needsIrn } from './needs-irn.ts';
import { reportWindow, windowWords } from './report-window.ts';

/** What the list of e-invoices counts. `ready`: can be sent to the portal now; `late`: the portal no longer accepts it. */
export const einvoiceFigures = ['without', 'with', 'all', 'ready', 'late'] as const;

export type EinvoiceFigure = (typeof einvoiceFigures)[number];

/** What the portal has said about a document: it gave it an IRN that stands, or takes its number no more. */
type PortalSaid = { hasIrn: boolean; isBurnt: boolean };

/** `einvoiceFiguresOf(document, said, company, today)` → `['all', 'without', 'ready']`; `[]` when no e-invoice is made of it. */
export function einvoiceFiguresOf(
  document: ReturnDocument,
  { hasIrn, isBurnt }: PortalSaid,
  company: Company,
  today: string,
): EinvoiceFigure[] {
  if (document.cancelled || document.carried || !needsIrn(document, company)) return [];
  if (hasIrn) return ['all', 'with'];
  const { isOver } = windowWords(reportWindow(document.date, company.turnover, today));
  if (isOver) return ['all', 'without', 'late'];
  const isReady = !isBurnt && einvoiceProblems(document, company, today).length === 0;
  return isReady ? ['all', 'without', 'ready'] : ['all', 'without'];
}
