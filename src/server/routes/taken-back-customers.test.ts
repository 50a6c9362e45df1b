import { expect, test } from 'vitest';
import type { Database } from '#adapters/database/engine/tables.ts';
import type { ImportPreview } from '#contract/customer-imports.ts';
import { buildCustomer } from '#test/build/build-customer.ts';
import { buildInput } from '#test/build/factories.ts';
import { openBillsShop } from '#test/open/open-bills-shop.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { home } from '#test/specification/specified-firm.ts';

const sheet = [
  'Name,GSTIN,Phone,City,Pin,Credit days',
  'Wrong Traders,07AAECM6161H1ZG,98100 55521,New Delhi,110007,30',
  'Wrong Homes,,98100 55522,Cuttack,753001,0',
  'Sample Hotels,,98100 77777,,110024,90',
].join('\n');

async function openShop(database: Database) {
  const shop = await openBillsShop(database);
  const { token } = shop;
  const send = (key: string, query = '') =>
    shop.app.request(`/api/customers/import${query}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': key, 'Content-Type': 'text/plain' },
      body: sheet,
    });
  const names = async (archived: boolean) =>
    (await shop.ports.customers.page({ query: '', archived }, 1, 100)).customers.map(({ name }) => name);
  return {
    ...shop,
    names,
    /** Imports the sheet, and answers the import's key. */
    bring: async () => {
      const key = shop.ports.system.uuid();
      expect(await (await send(key)).text()).toContain('"added":2,"changed":1');
      return key;
    },
    becomes: async () => {
      const { rows } = (await (await send(shop.ports.system.uuid(), '?preview=1')).json()) as ImportPreview;
      return rows.map(({ what }) => what);
    },
    back: async (key: string, by = token) => {
      const answer = await shop.call('DELETE', `/api/customers/import/${key}`, { token: by });
      return [answer.status, answer.status === 200 ? await answer.text() : (await answer.json()).message];
    },
    named: async (name: string) =>
      (await shop.ports.customers.page({ query: name, archived: false }, 1, 1)).customers[0] ?? expect.fail(name),
  };
}

const before = ['Demo Schools', 'Model Clinics', 'Sample Hotels'];

eachDatabase('An import of customers', (open) => {
  test('is taken back as a whole: what it added counts as not there, what it changed is as it was, and it may come again', async () => {
    const shop = await openShop(await open());
    const hotels = await shop.named('Sample Hotels');
    const key = await shop.bring();
    expect(await shop.named('Sample Hotels')).toMatchObject({ creditDays: 90, phone: '98100 77777' });
    const said = 'Taken back: 2 in the archive, 1 as before.';
    expect(await shop.back(key)).toEqual([200, said]);
    expect([await shop.names(false), await shop.names(true)]).toEqual([before, ['Wrong Homes', 'Wrong Traders']]);
    const { version: _, changedAt: __, changedBy: ___, ...same } = hotels;
    expect(await shop.named('Sample Hotels')).toMatchObject({ ...same, version: hotels.version + 2 });
    expect((await shop.ports.customers.page({ query: '55522', archived: true }, 1, 9)).count).toBe(1);
    expect(await shop.verify()).toEqual([]);
    const nothing = [409, 'There is nothing of this import to take back.'];
    expect(await shop.back(key)).toEqual(nothing);
    expect(await shop.back(shop.ports.system.uuid())).toEqual(nothing);
    // A bill of a customer who was taken back is nobody's.
    expect(
      (await shop.send('Customer,Bill no,Date,Amount\nWrong Homes,A/1,31/03/2026,5', '?preview=1')).value.rows,
    ).toEqual([expect.objectContaining({ what: 'refused' })]);
    expect(await shop.becomes()).toEqual(['new', 'new', 'changes']);
    const again = await shop.bring();
    expect(await shop.names(false)).toEqual([...before, 'Wrong Homes', 'Wrong Traders']);
    expect(await shop.verify()).toEqual([]);

    shop.clock.now = '2026-11-22T06:00:01.000Z';
    const late = await shop.logIn('asha');
    expect(await shop.back(again, late)).toEqual([
      409,
      'More than a day has passed: archive the customers on their pages instead.',
    ]);
  });

  test('is not, while somebody changed one of them, or a document or money names one', async () => {
    const shop = await openShop(await open());
    const { token } = shop;
    const post = (path: string, body: object) =>
      shop.call('POST', path, { token, body, headers: { 'Idempotency-Key': shop.ports.system.uuid() } });
    const kept = (why: string) => [409, `${why} Archive the others on their pages instead.`];

    const key = await shop.bring();
    const homes = await shop.named('Wrong Homes');
    const bill = {
      reference: 'A/1',
      date: '2026-03-31',
      due: '',
      amount: 900,
      side: 'dr',
      note: '',
      taxState: home,
    };
    const added = (await (await post(`/api/customers/${homes.id}/openings`, bill)).json()) as { id: string };
    const money = 'Wrong Homes has a receipt or an open bill: take the open bills of a file back first.';
    expect(await shop.back(key)).toEqual(kept(money));
    const gone = await shop.call('DELETE', `/api/openings/${added.id}?version=1`, { token });
    expect(gone.status).toBe(200);
    expect((await shop.back(key))[0]).toBe(200);

    const second = await shop.bring();
    const traders = 'Wrong Traders\nNew Delhi 110007\nGSTIN 07AAECM6161H1ZG';
    await post('/api/generateInvoice', buildInput({ buyerAddress: traders, consigneeAddress: traders, type: 'pro' }));
    const all = await shop.everything();
    expect(await shop.back(second)).toEqual(kept('Wrong Traders is on a document.'));
    expect(await shop.everything()).toEqual(all);
    const { id, version } = await shop.named('Sample Hotels');
    const fields = buildCustomer({ gstin: '', billingAddress: 'Sample Hotels\nNew Delhi 110024', creditDays: 7 });
    expect((await post(`/api/customers/${id}`, { ...fields, version })).status).toBe(200);
    expect(await shop.back(second)).toEqual(kept('Sample Hotels was changed since.'));
    expect(await shop.verify()).toEqual([]);
  });
});
