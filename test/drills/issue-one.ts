import { home } from '#test/specification/specified-firm.ts';
import type { Desk } from './open-desk.ts';

/** Issues a document and answers its id. */
export async function issueOne(desk: Desk): Promise<string> {
  await desk.issue(1);
  const answer = await desk.ask(`/api/getInvoiceDetails/tax/${home}`);
  const [record] = (await answer.json()) as { id: string }[];
  if (!record) throw new Error('The document is not listed.');
  return record.id;
}
