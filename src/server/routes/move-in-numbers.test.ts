import { writeXlsx } from 'hucre/xlsx';
import { beforeAll, expect, test } from 'vitest';
import type { MovedNumbersAnswer } from '#contract/move-in/numbers.ts';
import { buildCustomer } from '#test/build/build-customer.ts';
import { buildReceipt } from '#test/build/build-money.ts';
import { buildInput } from '#test/build/factories.ts';
import { openTestApp, withTestApp } from '#test/open/start-test-app.ts';
import { branch, branchName, homeName } from '#test/specification/specified-firm.ts';

const app = withTestApp();

let owner = '';

beforeAll(async () => {
  await app().addPerson('asha', 'owner');
  owner = await app().logIn('asha');
});

async function send(body: string | Uint8Array, query = '', shop = app(), token = owner) {
  const answer = await shop.upload(`/api/move-in/numbers${query}`, Buffer.from(body), token);
  return { status: answer.status, value: (await answer.json()) as MovedNumbersAnswer & { message: string } };
}

const sheet = [
  'Numbers of the year,,',
  'Document,State,Last number',
  `Tax Invoice,${homeName},SB/117/26-27`,
  `Credit Note,${homeName},9`,
  `Pro-forma,${branchName},0`,
  `Tax Invoice,${homeName},118`,
  `Receipt,${homeName},4`,
  `Order,${homeName},4`,
].join('\n');

const openings = async () => (await app().ports.companies.current())?.company.openingNumbers;

test('A preview says what the next numbers will be, and stores nothing; then the next document has its number', async () => {
  const before = await app().everything();
  const { status, value } = await send(sheet, '?preview=1');
  expect(status).toBe(200);
  expect(value.rows.map(({ row, what, series, message }) => [row, what, series?.next ?? message])).toEqual([
    [3, 'new', 'DL/26-27/0118'],
    [4, 'new', 'CN-DL/26-27/010'],
    [5, 'new', 'PI-OD/26-27/001'],
    [6, 'refused', 'Row 6: the series DL/26-27/ is in row 3 already.'],
    [7, 'new', 'RC-DL/26-27/0005'],
    [
      8,
      'refused',
      'Row 8, Document: “Order” is no kind of document: write Tax Invoice, Pro-forma, Credit Note, Delivery Challan, Receipt, Refund or Settlement.',
    ],
  ]);
  expect(await app().everything()).toEqual(before);

  const taken = await send(sheet);
  expect(taken.value.version).toBe(value.version + 1);
  expect(await openings()).toEqual({ 'DL/26-27/': 118, 'CN-DL/26-27/': 10, 'PI-OD/26-27/': 1, 'RC-DL/26-27/': 5 });
  const again = await send(sheet);
  expect(again.value.version).toBe(taken.value.version);
  expect(again.value.rows.slice(0, 3).map(({ what }) => what)).toEqual(['same', 'same', 'same']);

  const issued = await app().call('POST', '/api/generateInvoice', { token: owner, body: buildInput() });
  expect(decodeURIComponent(issued.headers.get('Content-Disposition') ?? '')).toContain('0118');
  const late = await send(`Document,State,Last\u00a0number\nTax Invoice,${homeName},200\nTax Invoice,${branchName},12`);
  expect(late.value.rows.map(({ what, message, series }) => [what, series?.next ?? message])).toEqual([
    ['refused', 'Row 2: this series has documents here already and goes on with DL/26-27/0119.'],
    ['new', 'OD/26-27/0013'],
  ]);
  expect((await send(`Document,State,Last number\nTax Invoice,${homeName},118`)).value.rows[0]?.what).toBe('same');
});

test('Receipts go on with their number too: the preview of a receipt says it, and a series that has one keeps its numbers', async () => {
  const shop = await openTestApp();
  await shop.addPerson('asha', 'owner');
  const token = await shop.logIn('asha');
  const post = async (path: string, body: object) => {
    const answer = await shop.call('POST', path, { token, body: body as Record<string, unknown> });
    return [answer.status, await answer.json()] as const;
  };
  const move = async (text: string) => (await send(`Document,State,Last number\n${text}`, '', shop, token)).value;
  const { version } = await move(`Receipt,${homeName},MR/41/26-27`);
  const [, { customer }] = (await post('/api/customers', buildCustomer())) as [number, { customer: { id: string } }];
  const { lines: _, ...receipt } = buildReceipt({ customer: customer.id, amount: 5_00 });
  expect(await post('/api/receipts?preview=1', receipt)).toMatchObject([200, { number: 'RC-DL/26-27/0042' }]);
  for (const number of ['RC-DL/26-27/0042', 'RC-DL/26-27/0043'])
    expect(await post('/api/receipts', receipt)).toMatchObject([201, { number }]);
  const late = await move(`Receipt,${homeName},90\nReceipts,${branchName},7`);
  expect(late.rows.map(({ what, message, series }) => [what, series?.next ?? message])).toEqual([
    ['refused', 'Row 2: this series has documents here already and goes on with RC-DL/26-27/0044.'],
    ['new', 'RC-OD/26-27/0008'],
  ]);
  const record = (await shop.ports.companies.current())?.company;
  const changed = { ...record, openingNumbers: { ...record?.openingNumbers, 'RC-DL/26-27/': 90 } };
  expect(await post('/api/company', { onto: version + 1, company: changed })).toMatchObject([
    422,
    { problems: [{ field: 'openingNumbers.RC-DL/26-27/', message: expect.stringContaining('goes on with RC-DL') }] },
  ]);
  await shop.close();
});

test('A workbook is read; a file without such a column, and a clerk, are refused', async () => {
  const rows = [
    ['Voucher Type', 'GSTIN', 'Last No.'],
    ['Sales Return', branch, 41],
  ];
  const { value } = await send(await writeXlsx({ sheets: [{ name: 'Numbers', rows }] }), '?preview=1');
  expect(value).toMatchObject({ kind: 'xlsx', sheet: 'Numbers' });
  expect(value.rows[0]?.series).toEqual({ kind: 'credit', taxState: branch, next: 'CN-OD/26-27/042' });
  expect(await send('Name,HSN\nGlass,7007')).toMatchObject({
    status: 422,
    value: { message: expect.stringContaining('No column of this file is named Last number.') },
  });
  expect((await send(sheet, '?preview=1', app(), await app().logIn())).status).toBe(403);
});

test('They are taken back as a whole, unless a series has begun, the record was saved since, or a day is over', async () => {
  const shop = await openTestApp();
  await shop.addPerson('asha', 'owner');
  let token = await shop.logIn('asha');
  const move = async (last: number) => {
    const text = `Document,State,Last number\nTax Invoice,${homeName},${last}\nCredit Note,${branchName},${last}`;
    return (await send(text, '', shop, token)).value.version;
  };
  const takeBack = async (version: number) => {
    const answer = await shop.call('DELETE', `/api/move-in/numbers/${version}`, { token });
    return [answer.status, await answer.text()];
  };
  const record = async () => (await shop.ports.companies.current())?.company;
  const before = await record();
  expect(await takeBack(1)).toEqual([409, expect.stringContaining('came from no file of numbers')]);
  expect(await takeBack(await move(10))).toEqual([200, 'The last numbers of 2 series are taken back.']);
  expect(await record()).toEqual(before);

  const second = await move(20);
  const third = await move(30);
  expect(await takeBack(second)).toEqual([409, expect.stringContaining('was saved since')]);
  shop.clock.now = '2026-11-22T06:00:00.001Z';
  token = await shop.logIn('asha');
  expect(await takeBack(third)).toEqual([409, expect.stringContaining('More than a day has passed')]);
  const fourth = await move(40);
  await shop.call('POST', '/api/generateInvoice', { token, body: buildInput() });
  expect(await takeBack(fourth)).toEqual([409, expect.stringContaining('has a document by now')]);
  expect((await record())?.openingNumbers).toMatchObject({ 'DL/26-27/': 41 });
  await shop.close();
});
