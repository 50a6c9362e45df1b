import type { MailAnswer } from '#contract/mails.ts';
import type { MadeShareAnswer } from '#contract/shares.ts';
import type { Desk } from './desk.ts';
import type { Documents } from './issue-documents.ts';
import type { Customers } from './keep-customers.ts';
import type { Money } from './take-money.ts';

type Sent = { /** The path of a link to an invoice. */ link: string };

/** Makes links to a document, a receipt and a statement, ends one, and asks for mails. */
export async function sendLinks(
  desk: Desk,
  { studio }: Customers,
  { owed, proForma, note }: Documents,
  { receipt }: Money,
): Promise<Sent> {
  const statement = { customer: studio.id, state: desk.firm.home, from: desk.ago(60), to: desk.today() };
  const share = (body: object) => desk.post<MadeShareAnswer>('/api/shares', body);
  const { url } = await share({ document: owed.id, days: 30, for: 'The accounts office' });
  await share({ receipt: receipt.id });
  await share({ statement });
  const ended = await share({ document: proForma.id });
  await desk.say('DELETE', `/api/shares/${ended.id}`);
  const letter = { to: 'accounts@example.com', subject: 'From the shop', words: 'Please see [link].' };
  const mails: MailAnswer[] = [];
  for (const of of [{ document: note.id }, { receipt: receipt.id }, { statement }])
    mails.push(await desk.postOnce<MailAnswer>('/api/mails', { ...letter, ...of }));
  await desk.say('POST', `/api/mails/${mails[0]?.id}/retry`);
  return { link: new URL(url).pathname };
}
