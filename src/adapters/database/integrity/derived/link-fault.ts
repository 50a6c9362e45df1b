import type { Database } from '../../engine/tables.ts';
import { rowOf } from '../../shared-writes/link-document.ts';
import type { ReadDocument } from './read-documents.ts';

/** What is stored of a document beside its customer follows from it. `mark`: up to there it is there. */
export async function linkFault(read: Database['read'], document: ReadDocument, mark: number): Promise<string | null> {
  const { number } = document;
  if (document.link === null) return document.issued_seq <= mark ? `Whose ${number} is was not looked up.` : null;
  if (document.link_customer !== null && document.link_known === null)
    return `${number} is linked to a missing customer.`;
  const isSame =
    document.link_kind === document.kind &&
    document.link_tax_state === document.tax_state &&
    document.link_date === document.date &&
    document.link_payable === document.payable &&
    document.link_seq === document.issued_seq;
  if (!isSame) return `The figures beside ${number} are not its own.`;
  const expected = rowOf(document, document.parsed.buyerAddress, document.cancelled === 1 ? 0 : 1);
  if (document.link_fit_key !== expected.fit_key || document.link_buyer_key !== expected.buyer_key)
    return `The stored buyer of ${number} is not the one in its address.`;
  if (document.link_standing === expected.standing) return null;
  if (document.cancelled === 1 && (await isCaughtUpLater(read, document, mark))) return null;
  return `The sums of its customer ${document.cancelled === 1 ? 'have' : 'lack'} ${number}.`;
}

/** An earlier release cancelled it, and the job that follows up to `mark` has not seen the audit line yet. */
export async function isCaughtUpLater(
  read: Database['read'],
  { kind, tax_state, number }: Pick<ReadDocument, 'kind' | 'tax_state' | 'number'>,
  mark: number,
) {
  const line = await read
    .selectFrom('audit_log')
    .select('seq')
    .where('seq', '>', mark)
    .where('what', '=', 'invoice cancelled')
    .where('subject', '=', `${kind}/${tax_state}/${number}`)
    .executeTakeFirst();
  return line !== undefined;
}
