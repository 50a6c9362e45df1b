import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openReceivableStore } from '#adapters/database/receivables/receivable-store.ts';
import { buildOpening, buildReceipt } from '#test/build/build-money.ts';
import { actor } from '#test/build/factories.ts';
import { openBillsShop } from '#test/open/open-bills-shop.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';

const sheet = [
  'Bills receivable as of 31 March,,,,',
  'Party Name,Bill No.,Bill Date,Pending Amount,Due on',
  'Sample Hotels,A/1,31/03/2026,"1,23,456.78 Dr",30/04/2026',
  'sample  hotels,A/2,15-Mar-26,₹ 500.5,',
  'Model Clinics,ADV-9,2026-03-20,"2,000.00 Cr",',
  'Model Clinics,ADV-10,20260321,-0.05,',
  'Demo Schools,A/1,31/03/2026,10,',
  'Unknown Traders,A/1,31/03/2026,10,',
  'Sample Hotels,a/1,31/03/2026,99,',
  'Sample Hotels,A/3,01/12/2026,99,',
  'Sample Hotels,A/4,31/03/2026,ninety,',
  'Sample Hotels,A/5,31/03/2026,=1+1,',
  'Sample Hotels,A/6,yesterday,99,',
  'Sample Hotels,A/7,,99,',
  'Sample Hotels,,31/03/2026,99,',
  'Sample Hotels,A/8,31/03/2026,,',
  'Sample Hotels,A/9,31/03/2026,99.999,',
  'Sample Hotels,A/10,31/03/2026,99,01/03/2026',
].join('\n');
const sums = { count: 5, dr: 12345678 + 50050 + 1000, cr: 200000 + 5 };

const ten = [
  'Customer,Bill no,Date,Amount',
  ...Array.from({ length: 10 }, (_, at) => `Sample Hotels,T/${at},31/03/2026,118`),
].join('\n');
const at = '2026-11-21T06:00:00.000Z';

eachDatabase('Open bills from a file', (open) => {
  test('are seen before they are taken, go in to the paisa, and the same file again enters nothing', async () => {
    const shop = await openBillsShop(await open());
    const before = await shop.everything();
    const { status, value } = await shop.send(sheet, '?preview=1');
    expect([status, value.kind]).toEqual([200, 'csv']);
    expect(value.rows.map(({ row, what, message }) => [row, what, message])).toEqual([
      ...[3, 4, 5, 6, 7].map((row) => [row, 'new', '']),
      [
        8,
        'refused',
        'Row 8: Unknown Traders is not in the customer book. Take the customers from a file first, under Customers.',
      ],
      [9, 'refused', 'Row 9: a/1 of Sample Hotels is in row 3 already.'],
      [10, 'refused', 'Row 10: Date is after today.'],
      [11, 'refused', 'Row 11, Pending Amount: “ninety” is no sum in rupees and paise.'],
      [12, 'refused', 'Row 12, Pending Amount: it is a formula. Paste its value.'],
      [13, 'refused', 'Row 13, Bill Date: “yesterday” is no date. Write it like 31/03/2026.'],
      [14, 'refused', 'Row 14: Type a date.'],
      [15, 'refused', 'Row 15: Type the number of the bill.'],
      [16, 'refused', 'Row 16, Pending Amount: there is no sum.'],
      [17, 'refused', 'Row 17, Pending Amount: “99.999” is no sum in rupees and paise.'],
      [18, 'refused', 'Row 18: It cannot be due before its date, 31/03/2026.'],
    ]);
    // Without a last day to pay: the credit days of the customer.
    expect(value.rows[1]?.bill).toMatchObject({ name: 'Sample Hotels', side: 'dr', amount: 50050, due: '2026-04-14' });
    expect(value.rows[3]?.bill).toMatchObject({ side: 'cr', amount: 5, date: '2026-03-21' });
    expect(await shop.everything()).toEqual(before);

    expect((await shop.send(sheet)).value.rows.filter(({ what }) => what === 'new')).toHaveLength(5);
    expect(await shop.open()).toEqual(sums);
    const again = await shop.send(sheet);
    expect(again.value.rows.slice(0, 5).map(({ what }) => what)).toEqual(Array(5).fill('same'));
    expect(await shop.open()).toEqual(sums);
    const dearer = await shop.send(sheet.replace('₹ 500.5', '₹ 501'), '?preview=1');
    expect(dearer.value.rows[1]?.message).toBe(
      'Row 4: A/2 of Sample Hotels is there with 500.50. Change it on the page of the customer.',
    );
    expect(await shop.verify()).toEqual([]);
  });

  test('come from a workbook that LibreOffice wrote: dates, signs, and what a formula came to', async () => {
    const shop = await openBillsShop(await open());
    const { value } = await shop.send(readFileSync('test/fixtures/bills-of-libreoffice.xlsx'));
    expect(value).toMatchObject({ kind: 'xlsx', sheet: 'Bills' });
    expect(
      value.rows.map(({ row, what, bill }) => [row, what, bill?.reference, bill?.date, bill?.side, bill?.amount]),
    ).toEqual([
      [4, 'new', 'A/1', '2026-03-31', 'dr', 12345678],
      [5, 'new', '117', '2026-03-15', 'dr', 10],
      [6, 'new', 'A/2', '2026-02-28', 'cr', 200000],
      [7, 'new', 'A/3', '2026-03-31', 'dr', 30],
      [8, 'new', 'A/4', '2026-03-31', 'dr', 10000050],
    ]);
    expect(value.rows[0]?.bill?.due).toBe('2026-04-30');
    expect(await shop.open()).toEqual({ count: 5, dr: 12345678 + 10 + 30 + 10000050, cr: 200000 });
    expect(await shop.verify()).toEqual([]);
  });

  test('go on where a broken connection stopped them, and are taken back as a whole, once and again', async () => {
    const database = await open();
    const store = openReceivableStore(database);
    let left = 1;
    const breaking: typeof store.addOpenings = async (...bills) => {
      left -= 1;
      if (left < 0) throw new Error('the connection broke');
      return store.addOpenings(...bills);
    };
    const shop = await openBillsShop(database, { ports: { receivables: { ...store, addOpenings: breaking } } });
    const names = [...shop.customers.keys()];
    const rows = Array.from({ length: 250 }, (_, at) => `${names[at % 3]},B/${at},31/03/2026,${at + 1}.07`);
    const many = ['Customer,Bill no,Date,Amount', ...rows].join('\n');
    expect((await shop.send(many)).status).toBe(500);
    expect((await shop.open()).count).toBe(100);
    left = 9;
    const { file } = (await shop.send(many)).value;
    const whole = { count: 250, dr: (250 * 251 * 100) / 2 + 250 * 7, cr: 0 };
    expect(await shop.open()).toEqual(whole);

    expect(await shop.takeBack(file)).toEqual({ status: 200, text: '250 bills of that file are taken back.' });
    expect((await shop.open()).count).toBe(0);
    expect((await shop.takeBack(file)).status).toBe(409);
    left = 9;
    expect((await shop.send(many)).status).toBe(200);
    expect(await shop.open()).toEqual(whole);
    expect(await shop.verify()).toEqual([]);

    const id = shop.customers.get('Model Clinics') ?? '';
    const [bill] = await shop.ports.receivables.openings(id);
    const body = { ...bill, version: bill?.version, amount: 12_345 };
    expect((await shop.call('POST', `/api/openings/${bill?.id}`, { token: shop.token, body })).status).toBe(200);
    expect(await shop.takeBack(file)).toMatchObject({
      status: 409,
      text: expect.stringContaining('was changed, paid'),
    });
    shop.clock.now = '2026-11-22T06:00:01.000Z';
    const late = await shop.logIn('asha');
    const answer = await shop.call('DELETE', `/api/move-in/bills/${file}`, { token: late });
    expect(await answer.text()).toContain('More than a day has passed');
    expect(await shop.verify()).toEqual([]);
  });

  test('enter again what was removed on the page of its customer, and say what was not entered', async () => {
    const database = await open();
    const store = openReceivableStore(database);
    let meanwhile = async () => {};
    const racing: typeof store.addOpenings = async (...bills) => {
      await meanwhile();
      return store.addOpenings(...bills);
    };
    const shop = await openBillsShop(database, { ports: { receivables: { ...store, addOpenings: racing } } });
    const { value } = await shop.send(ten);
    const id = shop.customers.get('Sample Hotels') ?? '';
    const standing = async () => (await store.openings(id)).map(({ reference }) => reference);
    const end = async (reference: string) => {
      const found = (await store.openings(id)).find((each) => each.reference === reference) ?? expect.fail(reference);
      expect((await store.endOpening(found.id, found.version, at, actor)).kind).toBe('saved');
    };
    for (const _ of [1, 2]) {
      await end('T/4');
      expect(await standing()).toHaveLength(9);
      const again = await shop.send(ten);
      expect(again.value.rows.filter(({ what }) => what === 'new').map(({ bill: each }) => each?.reference)).toEqual([
        'T/4',
      ]);
      expect(await standing()).toHaveLength(10);
    }
    // What another file or a person enters at the same moment.
    await end('T/7');
    meanwhile = async () => {
      await store.addOpening(
        { id: randomUUID(), fields: buildOpening({ customer: id, reference: 't/7' }), idempotency: null },
        at,
        actor,
      );
    };
    const late = (await shop.send(ten)).value.rows.filter(({ what }) => what !== 'same');
    expect(late).toMatchObject([
      {
        ...{ row: 9, what: 'refused', bill: null },
        message:
          'Row 9: T/7 of Sample Hotels was not entered: somebody entered it or changed its customer just now. Read the file again to see what is there.',
      },
    ]);
    // One that has another number since is not entered a second time.
    const first = (await store.openings(id)).find(({ reference }) => reference === 'T/0') ?? expect.fail();
    await store.changeOpening(first.id, first.version, { ...first, reference: 'OLD/0' }, at, actor);
    expect((await shop.send(ten, '?preview=1')).value.rows[0]).toMatchObject({
      what: 'refused',
      message: 'Row 2: this file brought it already, and it is OLD/0 now. Change it on the page of the customer.',
    });
    expect(await shop.takeBack(value.file)).toMatchObject({ status: 409 });
    expect(await shop.verify()).toEqual([]);
  });

  test('that a take-back left half are entered whole again, and all of them are taken back', async () => {
    const database = await open();
    const store = openReceivableStore(database);
    let left = 4;
    const breaking: typeof store.endOpening = async (...bill) => {
      left -= 1;
      if (left < 0) throw new Error('the connection broke');
      return store.endOpening(...bill);
    };
    const shop = await openBillsShop(database, { ports: { receivables: { ...store, endOpening: breaking } } });
    const { file } = (await shop.send(ten)).value;
    expect((await shop.takeBack(file)).status).toBe(500);
    expect((await shop.open()).count).toBe(6);
    left = 99;
    expect((await shop.send(ten)).status).toBe(200);
    expect(await shop.open()).toEqual({ count: 10, dr: 10 * 118_00, cr: 0 });
    expect(await shop.takeBack(file)).toEqual({ status: 200, text: '10 bills of that file are taken back.' });
    expect((await shop.open()).count).toBe(0);
    expect(await shop.verify()).toEqual([]);
  });

  test('keep the bill that is paid while they are taken back, and say how far it came', async () => {
    const database = await open();
    const store = openReceivableStore(database);
    let paid = '';
    const paying: typeof store.openingsOfFile = async (file) => {
      const all = await store.openingsOfFile(file);
      const debt = all[3] ?? expect.fail();
      paid = debt.reference;
      const lines = [{ source: null, debt: debt.id, amount: 18_00, tds: 0 }];
      const draft = buildReceipt({ customer: debt.customer, amount: 18_00, lines });
      const entry = {
        id: randomUUID(),
        draft,
        issuedAt: at,
        actor,
        companyVersion: 1,
        specimen: false,
        openingNumber: 1,
      };
      expect((await store.issue({ ...entry, idempotency: null })).kind).toBe('issued');
      return all;
    };
    const ports = { receivables: { ...store } };
    const shop = await openBillsShop(database, { ports });
    const { file } = (await shop.send(ten)).value;
    shop.ports.receivables.openingsOfFile = paying;
    expect(await shop.takeBack(file)).toMatchObject({
      status: 409,
      text: expect.stringContaining(
        `${paid} was changed, paid or used meanwhile. 3 of 10 bills are taken back. Remove the others on the pages of their customers.`,
      ),
    });
    expect((await shop.open()).count).toBe(7);
    const kept = (await store.openings(shop.customers.get('Sample Hotels') ?? '')).find(
      (each) => each.reference === paid,
    );
    expect(kept).toMatchObject({ open: 100_00, endedAt: null });
    expect(await shop.verify()).toEqual([]);
  });
});
