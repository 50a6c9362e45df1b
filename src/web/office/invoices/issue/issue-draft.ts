import { inputFromDraft } from '#contract/invoice-wire.ts';
import { paths } from '#contract/paths.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import type { Problem } from '#domain/outcome.ts';
import { callStaff } from '../../parts/frame/session.ts';
import { draftField } from '../form/invoice-fields.ts';

export type IssueResult =
  | { kind: 'issued'; number: string; address: string }
  /** Nothing was issued. */
  | { kind: 'refused'; message: string; problems: Problem[] }
  /** The refusal is about a document that stands already. */
  | { kind: 'stands'; message: string; problems: Problem[]; number: string; address: string }
  /** Issued, but its PDF could not be drawn just now: the same key asks again. */
  | { kind: 'undrawn'; message: string; number: string };

/** Sends the draft to be issued. The same `key` asks for the same document, however often it is sent. */
export async function issueDraft(draft: InvoiceDraft, key: string): Promise<IssueResult> {
  const answer = await callStaff(paths.generateInvoice, {
    method: 'POST',
    body: inputFromDraft(draft),
    headers: { 'Idempotency-Key': key },
    read: async (response) => {
      await response.body?.cancel();
    },
  });
  const number = answer.headers.get('Invoice-Number') ?? '';
  const address = answer.headers.get('Document-URL') ?? '';
  if (answer.ok) return { kind: 'issued', number, address };
  const { message } = answer;
  if (answer.status === 503 && number) return { kind: 'undrawn', message, number };
  const problems = answer.problems.map((problem) => ({ ...problem, field: draftField(problem.field) }));
  return number ? { kind: 'stands', message, problems, number, address } : { kind: 'refused', message, problems };
}
