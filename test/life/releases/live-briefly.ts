import type { CatalogueAnswer } from '#contract/catalogue.ts';
import type { SavedCustomer } from '#contract/customers.ts';
import type { NextDraft } from '#contract/documents.ts';
import type { ReturnAnswer } from '#contract/returns/returns.ts';
import type { GivenCode } from '#contract/staff/people.ts';
import { buildCustomer } from '#test/build/build-customer.ts';
import { buildPicture } from '#test/build/build-picture.ts';
import { logIn } from '#test/life/change-people.ts';
import { type Desk, openDesk } from '#test/life/desk.ts';
import { lastMonthOf } from '#test/life/file-returns.ts';
import { cancelDocument, type Issued, issue, soldTo } from '#test/life/issue-documents.ts';
import { nameOf, openWire, type Send } from '#test/life/open-wire.ts';
import { home } from '#test/specification/specified-firm.ts';

const buyer = 'Early Studio\n8 Example Marg\nNew Delhi 110024';

/** A little of each thing that the release knows, in a shop that has its firm and its owner. Few papers: they are large. */
export async function liveBriefly(send: Send, owner: { username: string; password: string }): Promise<void> {
  const wire = await openWire(send);
  const desk = openDesk(wire, await logIn(wire, owner), () => new Date().toISOString());
  const knows = (call: string) => wire.calls.some((each) => nameOf(each) === call);
  if (knows('POST /api/customers')) await addCustomer(desk);
  const sold = await deal(desk);
  if (knows('GET /api/documents/{id}/next')) await offer(desk);
  if (knows('POST /api/receipts')) await receive(desk);
  if (knows('POST /api/returns/{state}/{period}/filed')) await fileLastMonth(desk);
  if (knows('POST /api/shares')) await desk.post('/api/shares', { document: sold.id, for: 'The accounts office' });
  if (knows('POST /api/catalogue')) await saveCatalogue(desk);
  await meetPeople(desk, owner.password);
}

async function addCustomer(desk: Desk): Promise<void> {
  const body = buildCustomer({ billingAddress: buyer, gstin: '', phone: '98100 55503', deliveryAddresses: [] });
  await desk.postOnce<SavedCustomer>('/api/customers', body);
}

/** An invoice of the last month and one of today, a cancelled one, and a credit note. */
async function deal(desk: Desk): Promise<Issued> {
  await issue(desk, soldTo(buyer, { orderDate: `${lastMonthOf(desk.today())}-12` }));
  const sold = await issue(desk, soldTo(buyer));
  const wrong = await issue(desk, soldTo(buyer));
  await cancelDocument(desk, 'tax', wrong.number, '');
  await issue(desk, soldTo(buyer, { type: 'credit', referenceNumber: sold.number, qty1: '2' }));
  return sold;
}

/** A pro-forma, a part of which is invoiced. */
async function offer(desk: Desk): Promise<void> {
  const offered = await issue(desk, soldTo(buyer, { type: 'pro' }));
  const { input } = await desk.get<NextDraft>(`/api/documents/${offered.id}/next?kind=tax`);
  await issue(desk, { ...input, qty1: '10' });
}

/** Money that pays the oldest debt and leaves an advance, and a bill of before. */
async function receive(desk: Desk): Promise<void> {
  const [customer] = await desk.get<{ id: string }[]>('/api/customers');
  const bill = { taxState: home, side: 'dr', date: '2026-03-10', due: '2026-04-09', note: '' };
  await desk.postOnce(`/api/customers/${customer?.id}/openings`, { ...bill, reference: 'OLD/117', amount: 50_000 });
  const common = { customer: customer?.id, taxState: home, date: desk.today(), mode: 'upi' };
  await desk.postOnce('/api/receipts', { ...common, amount: 30_000_000 });
}

async function fileLastMonth(desk: Desk): Promise<void> {
  const address = `/api/returns/${home}/${lastMonthOf(desk.today())}`;
  const { revision } = await desk.get<ReturnAnswer>(address);
  await desk.post(`${address}/filed`, { revision, filedOn: desk.today(), arn: 'AA0710260000000' });
}

async function saveCatalogue(desk: Desk): Promise<void> {
  const { version: onto, catalogue } = await desk.get<CatalogueAnswer>('/api/catalogue');
  await desk.post('/api/catalogue', {
    onto,
    catalogue: { ...catalogue, hsnCodes: [...catalogue.hsnCodes, '44091010'] },
  });
}

/** A picture, a visitor who asks to be called back and is, and a person of the staff. */
async function meetPeople(desk: Desk, ownPassword: string): Promise<void> {
  const picture = await buildPicture({ width: 320, height: 240 });
  await desk.upload('/api/uploadfiles/wallpapers/early-teak.jpg', picture, 'early-teak.jpg');
  const said = {
    user_email: '',
    user_name: 'Asha Rao',
    contact_number: '9810012345',
    message: 'Blinds for six windows.',
  };
  for (const message of ['Blinds for six windows.', 'Wallpaper.'])
    await desk.wire.ask('POST', '/api/callback', { body: { ...said, message } });
  const { callbacks } = await desk.get<{ callbacks: { id: string }[] }>('/api/callbacks');
  await desk.post(`/api/callbacks/${callbacks[0]?.id}`, { done: true, note: 'Told her: Monday.' });
  const { code } = await desk.post<GivenCode>('/api/people', { username: 'ravi', role: 'staff', ownPassword });
  const password = 'quiet lantern under seven mangoes';
  await desk.wire.ask('POST', '/api/setPassword', { body: { username: 'ravi', code, password } });
}
