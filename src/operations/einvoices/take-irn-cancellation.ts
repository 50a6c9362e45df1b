import type { PortalCancellation } from '#domain/einvoices/einvoice.ts';
import { irnCancellationProblems } from '#domain/einvoices/irn-cancellation.ts';
import { readWhy } from '#domain/invoices/cancel-reason.ts';
import { failed, type Outcome, ok } from '#domain/outcome.ts';
import type { Actor } from '../ports/actor.ts';
import type { EinvoiceStore } from '../ports/einvoices.ts';
import type { InvoiceStore } from '../ports/invoices.ts';
import type { System } from '../ports/system.ts';

type Ports = {
  system: Pick<System, 'now'>;
  invoices: Pick<InvoiceStore, 'findById'>;
  einvoices: Pick<EinvoiceStore, 'find' | 'cancelIrn'>;
};

/** Takes in that staff cancelled the IRN of a document at the portal, with its day and reason. */
export async function takeIrnCancellation(
  { system, invoices, einvoices }: Ports,
  id: string,
  cancellation: PortalCancellation,
  actor: Actor,
): Promise<Outcome<null>> {
  const invoice = await invoices.findById(id);
  if (!invoice) return failed('not-found', 'There is no such document.');
  const { kind, taxState, number } = invoice;
  const record = (await einvoices.find([id])).get(id);
  const said = record?.einvoice ?? record?.burnt;
  if (!said) return failed('conflict', `${number} has no IRN.`);
  const read = { ...cancellation, why: readWhy(cancellation.why) };
  const problems = irnCancellationProblems(read, said, system.now());
  if (problems[0]) return failed('invalid', problems[0].message, { problems });
  const answer = await einvoices.cancelIrn(id, `${kind}/${taxState}/${number}`, read, system.now(), actor);
  return answer.kind === 'cancelled'
    ? ok(null)
    : failed('conflict', `The cancellation of the IRN of ${number} is here already.`);
}
