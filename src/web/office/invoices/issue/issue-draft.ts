import { inputFromDraft } from '#contract/invoice-wire.ts';
import { paths } from '#contract/paths.ts';
import { isStillBuyer } from '#domain/customers/buyer-block.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import type { Problem } from '#domain/outcome.ts';
import type { ChosenCustomer } from '../../parts/entry/draft-store.ts';
import { callStaff } from '../../parts/frame/call-staff.ts';
import { sendAgain } from '../../parts/send-again.ts';

/** `problems` name the fields of the wire. */
export type IssueResult =
  /** `document`: its id. */
  | { kind: 'issued'; document: string; number: string; address: string }
  /** Nothing was issued. `status`: of the answer; 0 when the server was not reached. */
  | { kind: 'refused'; message: string; problems: Problem[]; status: number }
  /** Refused because a document exists already. */
  | { kind: 'exists'; message: string; problems: Problem[]; number: string; address: string }
  /** Nothing was issued: an equal document of the day exists. `document`: its id. */
  | { kind: 'twin'; message: string; number: string; document: string }
  /** Issued, but the PDF could not be made. Sending the same key again retries it. */
  | { kind: 'no-pdf'; message: string; number: string };

/** The chosen customer, while the buyer address is still that customer's. Another one is found by the server. */
export function customerOf({ buyerAddress }: InvoiceDraft, chosen: ChosenCustomer | undefined): string {
  return chosen && isStillBuyer(chosen, buyerAddress) ? chosen.id : '';
}

/**
 * Issues the draft to a customer ('' when none was chosen); `ask` issues nothing when an equal document of the day exists. Sending the
 * same `key` again returns the same document, and does so by itself while the database is away: `onWait` is told then. `call` sends it:
 * with `callApi` the page stays where it is when the login has ended.
 */
export async function issueDraft(
  draft: InvoiceDraft,
  key: string,
  customer = '',
  twin: 'ask' | 'issue' = 'issue',
  onWait: () => void = () => {},
  call: typeof callStaff = callStaff,
): Promise<IssueResult> {
  const send = () =>
    call(paths.generateInvoice, {
      method: 'POST',
      body: { ...inputFromDraft(draft), ...(customer ? { customer } : {}) },
      headers: { 'Idempotency-Key': key, ...(twin === 'ask' ? { 'Equal-Document': 'ask' } : {}) },
      read: async (response) => {
        await response.body?.cancel();
      },
    });
  const answer = await sendAgain(send, onWait);
  const number = answer.headers.get('Invoice-Number') ?? '';
  const address = answer.headers.get('Document-URL') ?? '';
  if (answer.ok) return { kind: 'issued', document: answer.headers.get('Document') ?? '', number, address };
  const { message } = answer;
  if (answer.status === 503 && number) return { kind: 'no-pdf', message, number };
  const document = answer.headers.get('Document') ?? '';
  if (answer.problems.some(({ field }) => field === 'twin')) return { kind: 'twin', message, number, document };
  const { problems } = answer;
  return number
    ? { kind: 'exists', message, problems, number, address }
    : { kind: 'refused', message, problems, status: answer.status };
}
