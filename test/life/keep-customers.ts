import type { AddedBuyersAnswer, UnknownBuyersAnswer } from '#contract/customer-documents.ts';
import type { CustomerAnswer, SavedCustomer } from '#contract/customers.ts';
import { buildCustomer } from '#test/build/build-customer.ts';
import type { Desk } from './desk.ts';

/** Buyers of the lived-in shop. Their GSTINs belong to nobody. */
export const buyers = {
  hotel: 'Lived Hotels\n7 Example Marg\nNew Delhi 110037\nGSTIN 07AAACB5678L1ZA',
  house: 'Namuna Gruha\nJaydev Vihar\nBhubaneswar, Odisha 751013\nGSTIN 21AAAAA0000A1ZE',
  studio: 'Lived Studio\n8 Example Marg\nNew Delhi 110024',
  double: 'Lived Studios\n8 Example Marg\nNew Delhi 110024',
  gone: 'Lived Cafe\n9 Example Marg\nNew Delhi 110024',
  /** Of whom the book knows nothing until their documents are there. */
  stranger: 'Lived Stranger\n10 Example Marg\nNew Delhi 110024',
  /** A unit of a special economic zone. */
  zone: 'Lived Labs\nSector 62\nNoida 201301\nGSTIN 09AAAAA0000A1Z0',
  unknown: 'Lived Walk-in\n11 Example Marg\nNew Delhi 110024',
};

export type Customers = Record<'hotel' | 'house' | 'studio' | 'double' | 'gone', CustomerAnswer>;

/** Adds customers, changes one, and imports more. */
export async function keepCustomers(desk: Desk): Promise<Customers> {
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
  const typed = buildCustomer({ billingAddress: buyers.stranger, gstin: '', phone: '', deliveryAddresses: [] });
  const body = { customers: [{ ...typed, buyer: found.buyer }] };
  const { customers } = await desk.postOnce<AddedBuyersAnswer>('/api/customers/fromDocuments', body);
  if (!customers[0]?.id) throw new Error(`The buyer was not added: ${customers[0]?.message}`);
  await desk.say('POST', `/api/customers/${double.id}/merge`, { into: studio.id });
  await desk.say('POST', `/api/customers/${gone.id}/archive`, { archived: true });
}
