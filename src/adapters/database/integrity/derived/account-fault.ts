import { isOwnBranch } from '#domain/receivables/is-own-branch.ts';
import type { Database } from '../../engine/tables.ts';
import { dayOf } from './as-written.ts';
import type { Marks } from './marks.ts';
import type { ReadDocument } from './read-documents.ts';

/** A tax invoice or a credit note has the place in the accounts that follows from it. */
export async function accountFault(
  read: Database['read'],
  document: ReadDocument,
  marks: Marks,
): Promise<string | null> {
  if (document.kind !== 'tax' && document.kind !== 'credit')
    return document.item === null ? null : `${document.number} is in the accounts, but bills nothing.`;
  const fault = faultOf(document, marks);
  return fault && !(await isFollowedLater(read, marks.account)) ? fault : null;
}

function faultOf(document: ReadDocument, marks: Marks): string | null {
  const { kind, number, date, payable, cancelled } = document;
  if (document.item === null) return isMissing(document, marks) ? `${number} is not in the accounts.` : null;
  const isSame =
    document.item_side === (kind === 'tax' ? 'debt' : 'source') &&
    document.item_kind === (kind === 'tax' ? 'invoice' : 'note') &&
    document.item_state === document.tax_state &&
    document.item_number === number &&
    document.item_date === date &&
    document.item_due === (document.audited.due ?? date) &&
    document.item_seq === document.issued_seq &&
    document.item_amount === payable;
  if (!isSame) return `The figures of ${number} in the accounts are not its own.`;
  if (document.item_customer !== (document.link_customer ?? ''))
    return `${number} is in the account of another customer.`;
  if ((document.item_ended_on !== null) !== (cancelled === 1))
    return `${number} ${cancelled === 1 ? 'is cancelled, but still open' : 'has ended'} in the accounts.`;
  return document.item_ended_on === null || document.item_ended_on === dayOf(document.cancelled_at)
    ? null
    : `${number} has ended in the accounts on another day than it was cancelled.`;
}

function isMissing(document: ReadDocument, { account, keptFrom, companies }: Marks): boolean {
  if (document.cancelled === 1 || document.payable <= 0 || document.date < keptFrom) return false;
  const company = companies.get(document.company_version);
  return !(company && isOwnBranch(company, document.parsed.buyerAddress)) && document.issued_seq <= account;
}

/** An earlier release cancelled or linked something, and the job has not seen that line yet. */
async function isFollowedLater(read: Database['read'], mark: number): Promise<boolean> {
  const line = await read
    .selectFrom('audit_log')
    .select('seq')
    .where('seq', '>', mark)
    .where('what', 'in', ['invoice cancelled', 'document linked', 'documents linked', 'customer merged'])
    .limit(1)
    .executeTakeFirst();
  return line !== undefined;
}
