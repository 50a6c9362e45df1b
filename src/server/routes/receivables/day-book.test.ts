import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import type { Database } from '#adapters/database/engine/tables.ts';
import type { SavedCustomer } from '#contract/customers.ts';
import type { DayBookAnswer } from '#contract/receivables/day-book.ts';
import { buildInput } from '#test/build/factories.ts';
import { openTestApp } from '#test/open/start-test-app.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { branch, home } from '#test/specification/specified-firm.ts';

const buyerAddress = 'Sample Hotels\nNew Delhi 110001';

/** A customer with two invoices, a credit note that takes back the first, and a pro-forma. */
async function openShop(database?: Database) {
  const app = await openTestApp(database ? { database } : {});
  const token = await app.logIn();
  const post = async (path: string, body: object) => {
    const answer = await app.call('POST', path, {
      token,
      body,
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    });
    expect(answer.ok, `${path} ${await answer.clone().text()}`).toBe(true);
    return answer;
  };
  const { customer } = (await (
    await post('/api/customers', { name: 'Sample Hotels', billingAddress: buyerAddress })
  ).json()) as SavedCustomer;
  const issue = async (changes: object) =>
    (
      await post(
        '/api/generateInvoice',
        buildInput({ buyerAddress, consigneeAddress: buyerAddress, qty1: '1', rate1: '1000', ...changes }),
      )
    ).headers.get('Invoice-Number') ?? '';
  const one = await issue({ orderDate: '2026-11-18' });
  const two = await issue({ orderDate: '2026-11-19', taxState: branch, taxType: 'central' });
  const note = await issue({ type: 'credit', referenceNumber: one, orderDate: '2026-11-19' });
  await issue({ type: 'pro' });
  const money = { customer: customer?.id, taxState: home, date: '2026-11-20' };
  const read = async (query = '') =>
    (await (await app.call('GET', `/api/dayBook?${query}`, { token })).json()) as DayBookAnswer;
  return { app, token, post, read, one, two, note, money };
}

test('The day book has documents and receipts in one list, newest day first, with sums', async () => {
  const { app, token, post, read, one, two, note, money } = await openShop();
  await post('/api/receipts', { ...money, amount: 500_00, mode: 'upi', reference: 'UPI 77' });
  await post('/api/receipts', { ...money, date: '2026-11-21', amount: 200_00, mode: 'cash' });
  const { entries, sums } = await read();
  expect(entries.map(({ kind, number, date, party }) => [date, kind, number, party])).toEqual([
    ['2026-11-21', 'receipt', 'RC-DL/26-27/0002', 'Sample Hotels'],
    ['2026-11-20', 'receipt', 'RC-DL/26-27/0001', 'Sample Hotels'],
    ['2026-11-19', 'credit', note, 'Sample Hotels'],
    ['2026-11-19', 'tax', two, 'Sample Hotels'],
    ['2026-11-18', 'tax', one, 'Sample Hotels'],
  ]);
  expect(sums).toEqual([
    { kind: 'credit', count: 1, amount: 1180_00 },
    { kind: 'receipt', count: 2, amount: 700_00 },
    { kind: 'tax', count: 2, amount: 2360_00 },
  ]);

  const numbers = async (query: string) => (await read(query)).entries.map(({ number }) => number);
  expect(await numbers('kind=tax')).toEqual([two, one]);
  expect(await numbers(`state=${branch}`)).toEqual([two]);
  expect(await numbers('from=2026-11-19&to=2026-11-20')).toEqual(['RC-DL/26-27/0001', note, two]);
  expect(await numbers('q=upi')).toEqual(['RC-DL/26-27/0001']);
  expect(await numbers('q=sample&kind=credit')).toEqual([note]);
  expect(await numbers('q=nobody')).toEqual([]);
  expect(await numbers('size=2&page=2')).toEqual([note, two]);

  // A cancelled one stays, is left out of the amounts, and out of the list when that is asked.
  await app.call('DELETE', `/api/deleteInvoice/credit/${home}/${note}?reason=duplicate`, { token });
  const after = await read();
  expect(after.entries[2]).toMatchObject({ number: note, cancelled: true });
  expect(after.sums[0]).toEqual({ kind: 'credit', count: 1, amount: 0 });
  expect(await numbers('cancelled=false')).not.toContain(note);

  const file = await app.call('GET', `/api/dayBook.xlsx?state=${home}`, { token });
  expect(file.headers.get('Content-Disposition')).toBe(`attachment; filename="day-book-${home}.xlsx"`);
  const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()));
  const rows = sheets[0]?.rows ?? [];
  expect(rows.map((row) => row.slice(1, 3))).toEqual([
    ['Voucher', 'Number'],
    ['Tax Invoice', one],
    ['Credit Note', note],
    ['Receipt', 'RC-DL/26-27/0001'],
    ['Receipt', 'RC-DL/26-27/0002'],
  ]);
  await app.close();
});

test('The day book of one customer has the vouchers of no other, in the list, its sums and its workbook', async () => {
  const { app, token, post, read, one, two, note, money } = await openShop();
  const other = { name: 'Another Hall', billingAddress: 'Another Hall\nNew Delhi 110002' };
  await post('/api/customers', other);
  await post('/api/generateInvoice', buildInput({ buyerAddress: other.billingAddress }));
  await post('/api/receipts', { ...money, amount: 500_00, mode: 'upi', reference: 'UPI 77' });
  const { entries, sums } = await read(`customer=${money.customer}`);
  expect(entries.map(({ number }) => number)).toEqual(['RC-DL/26-27/0001', note, two, one]);
  expect(sums.map(({ kind, count }) => [kind, count])).toEqual([
    ['credit', 1],
    ['receipt', 1],
    ['tax', 2],
  ]);
  expect((await read()).entries).toHaveLength(5);
  const file = await app.call('GET', `/api/dayBook.xlsx?customer=${money.customer}`, { token });
  const [sheet] = (await readXlsx(new Uint8Array(await file.arrayBuffer()))).sheets;
  expect(JSON.stringify(sheet?.rows)).not.toContain('Another Hall');
});

eachDatabase('The day book of all vouchers', (open) => {
  test('has refunds and settlements too, each with its sum, state, words and row of the workbook', async () => {
    const { app, token, post, read, two, money } = await openShop(await open());
    await post('/api/receipts', { ...money, amount: 500_00, mode: 'upi', reference: 'UPI 77' });
    await post('/api/refunds', { ...money, date: '2026-11-21', amount: 120_00, mode: 'bank', reference: 'NEFT 12' });
    const { id } = (await read(`state=${branch}`)).entries.find(({ number }) => number === two) ?? expect.fail(two);
    const less = { reason: 'discount', allocations: [{ document: id, amount: 80_00 }] };
    const there = { ...money, taxState: branch, date: '2026-11-21' };
    await post('/api/settlements', { ...there, ...less });
    const wrong = (await (await post('/api/settlements', { ...there, ...less })).json()) as { id: string };
    const cancelled = await app.call('DELETE', `/api/settlements/${wrong.id}?reason=Twice`, { token });
    expect(cancelled.status).toBe(200);

    const { entries, sums } = await read('from=2026-11-20');
    expect(entries.map((each) => [each.date, each.kind, each.number, each.amount, each.cancelled])).toEqual([
      ['2026-11-21', 'settlement', 'ST-OD/26-27/0002', 80_00, true],
      ['2026-11-21', 'settlement', 'ST-OD/26-27/0001', 80_00, false],
      ['2026-11-21', 'refund', 'RF-DL/26-27/0001', 120_00, false],
      ['2026-11-20', 'receipt', 'RC-DL/26-27/0001', 500_00, false],
    ]);
    expect(sums).toEqual([
      { kind: 'receipt', count: 1, amount: 500_00 },
      { kind: 'refund', count: 1, amount: 120_00 },
      { kind: 'settlement', count: 2, amount: 80_00 },
    ]);
    const numbers = async (query: string) => (await read(query)).entries.map(({ number }) => number);
    expect(await numbers('kind=refund')).toEqual(['RF-DL/26-27/0001']);
    expect(await numbers('kind=settlement&cancelled=false')).toEqual(['ST-OD/26-27/0001']);
    expect(await numbers('q=neft')).toEqual(['RF-DL/26-27/0001']);
    const file = await app.call('GET', '/api/dayBook.xlsx?from=2026-11-21', { token });
    const [sheet] = (await readXlsx(new Uint8Array(await file.arrayBuffer()))).sheets;
    expect(sheet?.rows.slice(1).map((row) => row.slice(1, 3))).toEqual([
      ['Refund', 'RF-DL/26-27/0001'],
      ['Settlement', 'ST-OD/26-27/0001'],
      ['Settlement', 'ST-OD/26-27/0002'],
    ]);
    await app.close();
  });
});
