import type { AddedBuyersAnswer, UnknownBuyersAnswer } from '#contract/customer-documents.ts';
import type { CustomerAnswer, SavedCustomer } from '#contract/customers.ts';
import { buildCustomer } from '#test/build/build-customer.ts';
import type { Desk } from './desk.ts';

export type Customers = Record<'hotel' | 'house' | 'studio' | 'double' | 'gone', CustomerAnswer>;

/** Adds customers, changes one, and imports more. */
export async function keepCustomers(desk: Desk): Promise<Customers> {
  const { buyers } = desk.firm;
  const add = async (billingAddress: string, phone: string, creditDays = 15): Promise<CustomerAnswer> => {
    const gstin = /GSTIN (\S+)/.exec(billingAddress)?.[1] ?? '';
    const body = buildCustomer({ billingAddress, gstin, phone, creditDays, deliveryAddresses: [] });
    await desk.post('/api/customers?preview=1', body);
    const { customer } = await desk.postOnce<SavedCustomer>('/api/customers', body);
    if (!customer) throw new Error('A customer was only previewed.');
    return customer;
  };
  const customers: Customers = {
    hotel: await add(buyers.hotel, '98100 55501', 30),
    house: await add(buyers.house, '98100 55502'),
    studio: await add(buyers.studio, '98100 55503', 0),
    double: await add(buyers.double, '98100 55504'),
    gone: await add(buyers.gone, '98100 55505'),
  };
  await changeCustomer(desk, customers.hotel);
  const zone = await add(buyers.zone, '98100 55506');
  await desk.post(`/api/customers/${zone.id}`, { ...buildCustomer({ ...zone, sez: 'yes' }), version: zone.version });
  const sheet = [
    'Party Name,GSTIN/UIN,Mobile,City,Pin,Cr Days,Agent',
    'Lived Hostels,07AAECM6161H1ZG,98100 55521,New Delhi,110007,30,K.',
    'Lived Homes,,98100 55522,Cuttack,753001,0,',
    'Lived Crafts,,98100 five,New Delhi,110021,0,K.',
  ].join('\n');
  await desk.upload('/api/customers/import?preview=1', sheet, 'parties.csv');
  // Said by a person, the columns are known for the next file.
  const columns = 'columns=name,gstin,phone,place,pin,creditDays,';
  const answer = await desk.upload(`/api/customers/import?fileName=parties.csv&${columns}`, sheet, 'parties.csv');
  // The rows are stored while the answer is written.
  if (!/"added":2/.test(await answer.text())) throw new Error('The import did not add two customers.');
  await takeImportBack(desk, customers.house);
  return customers;
}

async function changeCustomer(desk: Desk, customer: CustomerAnswer): Promise<void> {
  const { id, version } = customer;
  const fields = buildCustomer({ ...customer, note: 'Wants the PO number on every invoice.', language: 'hi' });
  await desk.post(`/api/customers/${id}`, { version, ...fields });
}

/** Takes a buyer of issued documents into the book, makes two customers one, and archives another. */
export async function tidyCustomers(desk: Desk, { studio, double, gone }: Customers): Promise<void> {
  let page = 1;
  let found: UnknownBuyersAnswer['buyers'][number] | undefined;
  while (!found) {
    const { buyers: listed } = await desk.get<UnknownBuyersAnswer>(`/api/customers/fromDocuments?page=${page}`);
    if (listed.length === 0) throw new Error('No buyer of a document is outside of the book.');
    found = listed.find(({ name }) => name === 'Lived Stranger');
    page += 1;
  }
  const typed = buildCustomer({
    billingAddress: desk.firm.buyers.stranger,
    gstin: '',
    phone: '',
    deliveryAddresses: [],
  });
  const body = { customers: [{ ...typed, buyer: found.buyer }] };
  const { customers } = await desk.postOnce<AddedBuyersAnswer>('/api/customers/fromDocuments', body);
  if (!customers[0]?.id) throw new Error(`The buyer was not added: ${customers[0]?.message}`);
  await desk.say('POST', `/api/customers/${double.id}/merge`, { into: studio.id });
  await desk.say('POST', `/api/customers/${gone.id}/archive`, { archived: true });
}

/** A file that was the wrong one: it adds a customer and changes another, and is taken back. */
async function takeImportBack(desk: Desk, { name, gstin }: CustomerAnswer): Promise<void> {
  const sheet = `Name,GSTIN,City,Pin,Credit days\nLived Mistake,,Cuttack,753001,\n${name},${gstin},,,90`;
  const key = crypto.randomUUID();
  const answer = await desk.upload('/api/customers/import', sheet, 'wrong.csv', { 'Idempotency-Key': key });
  if (!/"added":1,"changed":1/.test(await answer.text())) throw new Error('The wrong file did not go in.');
  await desk.say('DELETE', `/api/customers/import/${key}`);
}
