import { onTestFinished } from 'vitest';
import type { Database } from '#adapters/database/engine/tables.ts';
import { inspectTables } from '#adapters/database/integrity/inspect-database.ts';
import { draftOfData } from '#contract/invoice-wire.ts';
import type { MovedBillsAnswer } from '#contract/move-in/bills.ts';
import { buildCustomer } from '#test/build/build-customer.ts';
import { openTestApp } from '#test/open/start-test-app.ts';

/** A shop with three customers and an owner who brings bills from a file. */
export async function openBillsShop(database: Database, ports: Parameters<typeof openTestApp>[0] = {}) {
  const shop = await openTestApp({ ...ports, database });
  onTestFinished(() => shop.close());
  await shop.addPerson('asha', 'owner');
  const token = await shop.logIn('asha');
  const customers = new Map<string, string>();
  for (const name of ['Sample Hotels', 'Model Clinics', 'Demo Schools']) {
    const body = buildCustomer({ gstin: '', billingAddress: `${name}\n8 Example Marg\nNew Delhi 110024`, phone: '' });
    const headers = { 'Idempotency-Key': shop.ports.system.uuid() };
    const added = await (await shop.call('POST', '/api/customers', { token, body, headers })).json();
    customers.set(name, (added as { customer: { id: string } }).customer.id);
  }
  const send = async (body: string | Uint8Array, query = '') => {
    const form = new FormData();
    form.set('file', new Blob([body as BlobPart]), 'bills.csv');
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await shop.app.request(`/api/move-in/bills${query}`, { method: 'POST', headers, body: form });
    return { status: answer.status, value: (await answer.json()) as MovedBillsAnswer & { message: string } };
  };
  const takeBack = async (file: string) => {
    const answer = await shop.call('DELETE', `/api/move-in/bills/${file}`, { token });
    return { status: answer.status, text: await answer.text() };
  };
  const open = async () => {
    const bills = await shop.ports.receivables.allOpenings();
    const sum = (side: string) => bills.reduce((all, bill) => all + (bill.side === side ? bill.amount : 0), 0);
    return { count: bills.length, dr: sum('dr'), cr: sum('cr') };
  };
  return { ...shop, token, customers, send, takeBack, open, verify: () => faultsOf(database) };
}

/** What verify says of the whole shop. */
async function faultsOf(database: Database) {
  const all: string[] = [];
  for await (const { faults } of inspectTables(database, draftOfData)) all.push(...faults);
  return all;
}
