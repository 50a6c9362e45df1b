import { setImmediate } from 'node:timers/promises';
import type { Logger } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { buildInput } from '#test/build/factories.ts';
import { openTestApp, withTestApp } from '#test/open/start-test-app.ts';
import { branch, home, homeName } from '#test/specification/specified-firm.ts';
import { beginStream } from '../http/begin-stream.ts';

const app = withTestApp();

test('The register lists what was issued and cancelled, oldest first, and no buyer’s name is a formula', async () => {
  const token = await app().logIn();
  for (const changes of [
    {},
    { buyerAddress: '=cmd|calc' },
    { type: 'credit' },
    { type: 'pro' },
    { taxState: branch, taxType: 'central', orderDate: '2026-10-01' },
  ])
    await app().call('POST', '/api/generateInvoice', { token, body: buildInput(changes) });
  await app().call('DELETE', `/api/deleteInvoice/tax/${home}/DL/26-27/0001?reason=other&why=%3Dtwice`, {
    token,
  });

  const answer = await app().call('GET', '/api/register.csv', { token });
  expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="register.csv"');
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes).trim().split('\r\n')).toEqual([
    'Kind,Number,Date,Buyer,GSTIN,Place of supply,Taxable value,CGST,SGST,IGST,Round off,Total,Status,Cancelled on,Reason,Discount,Without GST,Supply,Place typed over because',
    `Tax Invoice,DL/26-27/0001,2026-11-21,Sample Interiors,07ABCDE1234F2Z1,07 ${homeName},0.00,0.00,0.00,0.00,0.00,0.00,Cancelled,2026-11-21,"\t=twice",0.00,,,`,
    `Tax Invoice,DL/26-27/0002,2026-11-21,"\t=cmd|calc",,07 ${homeName},90300.00,8127.00,8127.00,0.00,0.00,106554.00,Issued,,,0.00,,,`,
    `Credit Note,CN-DL/26-27/001,2026-11-21,Sample Interiors,07ABCDE1234F2Z1,07 ${homeName},-90300.00,-8127.00,-8127.00,0.00,0.00,-106554.00,Issued,,,0.00,,,`,
    `Tax Invoice,OD/26-27/0001,2026-10-01,Sample Interiors,07ABCDE1234F2Z1,07 ${homeName},90300.00,0.00,0.00,16254.00,0.00,106554.00,Issued,,,0.00,,,`,
  ]);
  const filtered = await (
    await app().call('GET', `/api/register.csv?state=${branch}&from=2026-10-01&to=2026-10-31`, { token })
  ).text();
  expect(filtered.trim().split('\r\n')).toHaveLength(2);
});

test.each(['state=atlantis', 'from=yesterday', 'to=2026-02-30'])('The register refuses %s', async (query) => {
  expect((await app().call('GET', `/api/register.csv?${query}`, { token: await app().logIn() })).status).toBe(422);
});

test('A list that is cut off in the middle never looks complete, and the log says why', async () => {
  const { invoices } = app().ports;
  const stream: typeof invoices.stream = async function* (...request) {
    yield* invoices.stream(...request);
    throw new Error('the disk is gone');
  };
  const shop = await openTestApp({ ports: { invoices: { ...invoices, stream } } });
  onTestFinished(() => shop.close());
  const token = await shop.logIn();
  for (const path of ['/api/register.csv', `/api/getInvoiceDetails/tax/${home}`]) {
    const answer = await shop.call('GET', path, { token });
    await expect(answer.text()).rejects.toThrow();
    expect(shop.log.join('')).toContain('the disk is gone');
  }
});

test('Who leaves while a part of a list is awaited is no error in the log', async () => {
  const log = { error: vi.fn() };
  const parts = [new TextEncoder().encode('Kind,Number')];
  const list = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        const part = parts.shift();
        if (!part) return new Promise(() => {});
        controller.enqueue(part);
      },
    },
    { highWaterMark: 0 },
  );
  const context = { get: () => 'a request' } as unknown as Parameters<typeof beginStream>[0];
  const reader = (await beginStream(context, log as unknown as Logger, 'list cut off', list)).getReader();
  expect((await reader.read()).done).toBe(false);
  const awaited = reader.read();
  await reader.cancel();
  expect((await awaited).done).toBe(true);
  await setImmediate();
  expect(log.error).not.toHaveBeenCalled();
});

test('The rows of a report come without the totals, the totals without the rows, and a page after its last number', async () => {
  const shop = await openTestApp();
  onTestFinished(() => shop.close());
  const token = await shop.logIn();
  for (let count = 0; count < 5; count++)
    await shop.call('POST', '/api/generateInvoice', { token, body: buildInput({ buyerAddress: 'Alpha Walls' }) });
  const ask = async (query: string) => {
    const answer = await shop.call('GET', `/api/getInvoiceDetails/tax/${home}?page=2&size=2&${query}`, { token });
    const rows = (await answer.json()) as { refnum: string }[];
    return {
      numbers: rows.map(({ refnum }) => Number(refnum.slice(-4))),
      count: answer.headers.get('X-Total-Count'),
      sums: answer.headers.get('X-Totals')?.slice(0, 20),
    };
  };
  for (const words of ['', 'q=alpha&']) {
    const totals = { count: '5', sums: '{"taxable":45150000,' };
    expect(await ask(`${words}`)).toEqual({ numbers: [3, 2], ...totals });
    expect(await ask(`${words}totals=without`)).toEqual({ numbers: [3, 2], count: null, sums: undefined });
    expect(await ask(`${words}totals=only`)).toEqual({ numbers: [], ...totals });
  }
  expect((await ask('q=alpha&totals=without&after=DL/26-27/0003')).numbers).toEqual([2, 1]);
  const wrong = await shop.call('GET', `/api/getInvoiceDetails/tax/${home}?page=1&totals=none`, { token });
  expect(wrong.status).toBe(422);
});

test('A page of a report says of which invoices credit notes have left nothing', async () => {
  const shop = await openTestApp({});
  onTestFinished(() => shop.close());
  const token = await shop.logIn();
  const issue = (changes = {}) => shop.call('POST', '/api/generateInvoice', { token, body: buildInput(changes) });
  for (let of = 0; of < 3; of += 1) await issue({ buyerAddress: `Sample Buyer ${of}\nNew Delhi 110001` });
  const credit = (number: string, changes = {}) =>
    issue({ type: 'credit', referenceNumber: number, buyerAddress: `Sample Buyer ${number.slice(-1)}`, ...changes });
  const listed = async () => {
    const answer = await shop.call('GET', `/api/getInvoiceDetails/tax/${home}?page=1`, { token });
    const rows = (await answer.json()) as { refnum: string; whollyCredited: boolean }[];
    return rows.filter(({ whollyCredited }) => whollyCredited).map(({ refnum }) => refnum);
  };
  expect((await credit('DL/26-27/0001')).status).toBe(200);
  expect((await credit('DL/26-27/0002', { qty1: '1' })).status).toBe(200);
  expect(await listed()).toEqual(['DL/26-27/0001']);
  await shop.call('DELETE', `/api/deleteInvoice/credit/${home}/CN-DL/26-27/001?reason=other&why=wrong`, { token });
  expect(await listed()).toEqual([]);
});
