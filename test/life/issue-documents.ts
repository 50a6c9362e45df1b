import type { DocumentRecord, NextDraft } from '#contract/documents.ts';
import type { InvoiceInput } from '#contract/invoice-wire.ts';
import { addDays } from '#domain/calendar/indian-date.ts';
import { stateIn } from '#domain/tax/place-of-supply.ts';
import { taxStates } from '#domain/tax/states.ts';
import { buildInput } from '#test/build/factories.ts';
import type { Desk } from './desk.ts';
import type { Customers } from './keep-customers.ts';

export type Issued = { id: string; number: string };

export type Documents = Record<
  'paid' | 'owed' | 'older' | 'double' | 'note' | 'proForma' | 'unknown' | 'withoutPlace',
  Issued
> & {
  /** To registered buyers of this state and of another one, for the portals. */
  registered: Issued[];
};

/** Issues a document as the form does. */
export async function issue(desk: Desk, changes: InvoiceInput = {}): Promise<Issued> {
  const { headers } = await desk.wire.ask('POST', '/api/generateInvoice', {
    ...{ token: desk.token, body: inputOf(desk, changes), headers: { 'Idempotency-Key': crypto.randomUUID() } },
  });
  return { id: headers.get('Document') ?? '', number: headers.get('Invoice-Number') ?? '' };
}

/** A tax invoice of today with the first registration, within the state or to another one as its buyer's address says. */
function inputOf({ firm, today }: Desk, changes: InvoiceInput): InvoiceInput {
  const orderDate = `${changes.orderDate ?? today()}`;
  const buyerAddress = `${changes.buyerAddress ?? firm.buyers.studio}`;
  const taxType = stateIn(buyerAddress) === taxStates[firm.home].code ? 'state' : 'central';
  const days = { orderDate, buyerDate: orderDate, deliveryNoteDate: orderDate };
  return buildInput({ ...days, ...soldTo(buyerAddress), taxState: firm.home, taxType, ...changes });
}

/** To a buyer at his own address. */
export function soldTo(buyerAddress: string, changes: InvoiceInput = {}): InvoiceInput {
  return { buyerAddress, consigneeAddress: buyerAddress, ...changes };
}

/** Issues, previews, cancels, credits and copies documents, and makes invoices in parts from a pro-forma. */
export async function issueDocuments(desk: Desk, { gone }: Customers, lastMonth: string): Promise<Documents> {
  const { home, second, buyers } = desk.firm;
  await desk.post('/api/previewInvoice', inputOf(desk, soldTo(buyers.hotel)));
  const older = await issue(desk, soldTo(buyers.studio, { orderDate: `${lastMonth}-12` }));
  const withoutPlace = await issue(desk, {
    ...{ orderDate: `${lastMonth}-14`, taxType: 'central' },
    ...{ buyerAddress: 'Lived Shop\n8 Example Marg', consigneeAddress: 'Lived Shop\n8 Example Marg' },
  });
  const paid = await issue(desk, soldTo(buyers.studio));
  const owed = await issue(desk, soldTo(buyers.studio, { discount1: '7.5%' }));
  const double = await issue(desk, soldTo(buyers.double));
  await issue(desk, soldTo(buyers.stranger));
  const unknown = await issue(desk, soldTo(buyers.unknown));
  const cancelled = await issue(desk, soldTo(buyers.gone));
  await cancelDocument(desk, 'tax', cancelled.number, 'reason=other&why=Never+delivered');
  const note = await issue(desk, soldTo(buyers.studio, { type: 'credit', referenceNumber: owed.number, qty1: '2' }));
  await issue(desk, soldTo(buyers.hotel, { type: 'credit', referenceNumber: 'OLD/12', withoutGst: 'yes', qty1: '1' }));
  const wrongNote = await issue(desk, soldTo(buyers.studio, { type: 'credit', referenceNumber: paid.number }));
  await cancelDocument(desk, 'credit', wrongNote.number, 'reason=duplicate');
  const registered: Issued[] = [];
  for (const buyer of [buyers.hotel, buyers.hotel, buyers.house, buyers.house, buyers.house])
    registered.push(await issue(desk, soldTo(buyer)));
  if (second) await issue(desk, soldTo(buyers.house, { taxState: second, taxType: 'state' }));
  await supplyElsewhere(desk);
  const proForma = await invoiceInParts(desk);
  await declineOne(desk);
  const { customerVersion } = await desk.get<DocumentRecord>(`/api/documents/${unknown.id}`);
  await desk.post(`/api/documents/${unknown.id}/customer`, { customer: gone.id, version: customerVersion });
  const again = { type: 'tax', taxState: home, invoiceNo: paid.number };
  for (const copy of ['original', 'duplicate', 'all'])
    await desk.say('POST', `/api/downloadInvoice?copy=${copy}`, again);
  await desk.say('POST', '/api/downloadInvoice', { ...again, invoiceNo: cancelled.number });
  return { paid, owed, older, double, note, proForma, unknown, withoutPlace, registered };
}

export async function cancelDocument(desk: Desk, kind: string, number: string, why: string): Promise<void> {
  await desk.say('DELETE', `/api/deleteInvoice/${kind}/${desk.firm.home}/${encodeURIComponent(number)}?${why}`);
}

/** Work at a site, to an SEZ with a note of it, abroad with its shipping bill, and to a place that is typed over. */
async function supplyElsewhere(desk: Desk): Promise<void> {
  const { buyers } = desk.firm;
  const site = { consigneeAddress: 'Site office\nGurugram 122002', taxType: 'central' };
  await issue(desk, soldTo(buyers.hotel, { ...site, productname1: 'Interior Fitout works', hsn1: '995468' }));
  const zone = soldTo(buyers.zone, { taxType: 'central', supplyType: 'SEZWOP' });
  const free = await issue(desk, zone);
  await issue(desk, { ...zone, type: 'credit', referenceNumber: free.number, qty1: '1' });
  await issue(desk, soldTo(buyers.zone, { taxType: 'central', supplyType: 'SEZWP' }));
  const importer = 'Lived Imports\n5 Example Avenue\nAustin';
  const abroad = { supplyType: 'EXPWP', exportCountry: 'US', exportCurrency: 'USD', exportRate: '84.50' };
  const exported = await issue(desk, soldTo(importer, { taxType: 'central', ...abroad }));
  await desk.post(`/api/documents/${exported.id}/supplement`, {
    ...{ port: 'INNSA1', shippingBill: '1234567', shippingBillDate: desk.today(), reason: 'The bill came.' },
  });
  const typed = { placeOfSupply: '06', placeRemark: 'Taken at the warehouse', taxType: 'central' };
  await issue(desk, soldTo(buyers.studio, typed));
}

/** A pro-forma of two rows, the first of a material, a part of which is invoiced twice; the rest is left. */
async function invoiceInParts(desk: Desk): Promise<Issued> {
  const second = { productname2: 'Carpet Tile', hsn2: '57032990', qty2: '150', rate2: '865.40', ratePerQty2: 'sqmtr' };
  const validUntil = addDays(desk.today(), 20);
  const rows = { material1: 'WP 204', ...second, gst2: '18' };
  const offered = await issue(desk, soldTo(desk.firm.buyers.hotel, { type: 'pro', validUntil, ...rows }));
  for (const quantity of ['10', '12']) {
    const { input } = await desk.get<NextDraft>(`/api/documents/${offered.id}/next?kind=tax`);
    await issue(desk, { ...input, qty1: quantity, qty2: '50' });
  }
  return offered;
}

/** One pro-forma is declined, another one too, which is taken back. */
async function declineOne(desk: Desk): Promise<void> {
  const offer = () =>
    issue(desk, soldTo(desk.firm.buyers.studio, { type: 'pro', validUntil: addDays(desk.today(), 5) }));
  const [kept, back] = [await offer(), await offer()];
  for (const { id } of [kept, back]) await desk.post(`/api/documents/${id}/decline`, { reason: 'Bought elsewhere.' });
  await desk.say('DELETE', `/api/documents/${back.id}/decline`);
}
