import { type CancelReason, cancelProblems, readWhy } from '#domain/invoices/cancel-reason.ts';
import type { InvoiceKind } from '#domain/invoices/invoice-kinds.ts';
import type { IssuedInvoice } from '#domain/invoices/issued-invoice.ts';
import { failed, type Outcome, ok } from '#domain/outcome.ts';
import { periodName } from '#domain/returns/period.ts';
import type { TaxState } from '#domain/tax/states.ts';
import type { Actor } from '../ports/actor.ts';
import type { InvoiceStore } from '../ports/invoices.ts';
import type { System } from '../ports/system.ts';

type Ports = { system: System; invoices: InvoiceStore };

/** `reason` is '' without a reason. */
type CancelRequest = {
  kind: InvoiceKind;
  taxState: TaxState;
  number: string;
  reason: CancelReason['reason'] | '';
  why: string;
};

/** `reopened`: the closed challan that is open again, because its goods are unbilled now. */
type Cancelled = { invoice: IssuedInvoice; reopened: string | null };

/** Cancels a document: it leaves the list and the totals, and keeps its row, its number and its first paper. */
export async function cancelInvoice(
  { system, invoices }: Ports,
  request: CancelRequest,
  actor: Actor,
): Promise<Outcome<Cancelled>> {
  const { reason } = request;
  const why = readWhy(request.why);
  const problems = cancelProblems(reason, why);
  if (problems.length > 0) return failed('invalid', problems[0]?.message ?? '', { problems });
  const invoice = await invoices.find(request.kind, request.taxState, request.number);
  if (!invoice) return failed('not-found', `There is no document ${request.number} of that kind and state.`);
  const answer = await invoices.cancel(invoice.id, reason === '' ? null : { reason, why }, system.now(), actor);
  switch (answer.kind) {
    case 'cancelled':
      return ok({ invoice: answer.invoice, reopened: answer.reopened });
    case 'cancelled-already':
      return failed('not-found', `${invoice.number} was cancelled already.`);
    case 'reported':
      return failed(
        'conflict',
        `${invoice.number} is in the filed return of ${periodName(answer.period)}: write a credit note instead.`,
      );
    case 'portal-stands':
      return failed('conflict', answer.message);
    case 'credited':
      return failed(
        'conflict',
        `${invoice.number} has the credit note ${answer.note} against it: cancel ${answer.note} first.`,
      );
  }
}
