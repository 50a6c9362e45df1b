import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { buildCustomer } from '#test/build/build-customer.ts';
import { buildInput } from '#test/build/factories.ts';
import { withTestApp } from '#test/open/start-test-app.ts';

const app = withTestApp();

test('Staff read what is owed, page by page, and as files that no spreadsheet calculates', async () => {
  const { call, logIn } = app();
  const token = await logIn();
  const name = '=HYPERLINK("https://example.com")';
  const fields = buildCustomer({ billingAddress: `${name}\nNew Delhi 110024`, gstin: '', creditDays: 0 });
  const added = await call('POST', '/api/customers', { token, body: fields });
  const { customer } = (await added.json()) as { customer: { id: string } };
  const one = { ...buildInput(), buyerAddress: `${name}\nNew Delhi 110024`, customer: customer.id };
  const issue = (orderDate: string, buyer = {}) =>
    call('POST', '/api/generateInvoice', { token, body: { ...one, orderDate, buyerDate: orderDate, ...buyer } });
  expect((await issue('2026-11-01')).status).toBe(200);
  expect((await issue('2026-11-21', { buyerAddress: 'A Stranger\nNew Delhi 110001', customer: '' })).status).toBe(200);

  const list = await call('GET', '/api/outstanding?size=1', { token });
  expect(list.headers.get('X-Total-Count')).toBe('2');
  expect(list.headers.get('Cache-Control')).toBe('no-store');
  const all = await (await call('GET', '/api/outstanding', { token })).json();
  const owed = 106_554_00;
  expect(all).toMatchObject({
    asOf: '2026-11-21',
    rows: expect.arrayContaining([
      expect.objectContaining({ customer: customer.id, name, upTo30: owed, owed, oldestDue: '2026-11-01' }),
      expect.objectContaining({ customer: null, name: 'Not in the book', notDue: owed }),
    ]),
    counts: { all: 2, owing: 2, overdue: 1, advance: 0 },
    strangers: ['all', 'owing'],
    owing: 2 * owed,
    overdue: owed,
  });
  // The screen asks for the rows first, and then for the sums.
  const rows = await call('GET', '/api/outstanding?totals=without&which=overdue', { token });
  expect(rows.headers.get('X-Total-Count')).toBeNull();
  expect(Object.keys(await rows.json())).toEqual(['asOf', 'rows']);
  const sums = await call('GET', '/api/outstanding?totals=only&which=overdue', { token });
  expect(sums.headers.get('X-Total-Count')).toBe('1');
  expect(await sums.json()).toMatchObject({ rows: [], sums: { owed, upTo30: owed }, counts: { all: 2 } });
  const items = await call('GET', `/api/outstanding/items?customer=${customer.id}&box=upTo30`, { token });
  expect(await items.json()).toMatchObject([{ kind: 'invoice', date: '2026-11-01', due: '2026-11-01', open: owed }]);

  // Without a customer: what the buyers owe who are not in the book.
  const strangers = await call('GET', '/api/outstanding/items', { token });
  expect(strangers.headers.get('X-Total-Count')).toBe('1');
  expect(await strangers.json()).toMatchObject([
    { kind: 'invoice', buyer: 'A Stranger', due: '2026-11-21', open: owed },
  ]);

  const csv = await call('GET', '/api/outstanding.csv?which=overdue', { token });
  expect(csv.headers.get('Content-Disposition')).toBe('attachment; filename="outstanding-2026-11-21.csv"');
  expect((await csv.text()).split('\r\n')).toEqual([
    'Customer,Oldest due,Not due,1 to 30 days,31 to 60 days,61 to 90 days,Over 90 days,Advance,Owed',
    '"\t=HYPERLINK(""https://example.com"")",2026-11-01,0.00,106554.00,0.00,0.00,0.00,0.00,106554.00',
    '',
  ]);
  const workbook = await call('GET', '/api/outstanding.xlsx?which=overdue', { token });
  const { sheets } = await readXlsx(new Uint8Array(await workbook.arrayBuffer()));
  expect(sheets[0]?.rows[1]).toEqual([name, new Date('2026-11-01'), 0, 106554, 0, 0, 0, 0, 106554]);

  // The customer's own calls say the same.
  const debt = { balance: owed, overdue: owed, overdueSince: '2026-11-01' };
  const found = await (await call('GET', '/api/customers/suggest?q=hyperlink', { token })).json();
  expect(found).toMatchObject([debt]);
  expect(await (await call('GET', '/api/customers?q=hyperlink', { token })).json()).toMatchObject([debt]);
  expect(await (await call('GET', `/api/customers/${customer.id}`, { token })).json()).toMatchObject({
    ...debt,
    ageing: { notDue: 0, upTo30: owed, upTo60: 0, upTo90: 0, over90: 0 },
  });

  const past = await call('GET', '/api/outstanding?asOf=2026-11-20', { token });
  expect(await past.json()).toMatchObject({ asOf: '2026-11-20', counts: { all: 1 }, owing: owed });
});

test.each([
  ['asOf=2026-11-22', 'Choose today or a day before it'],
  ['asOf=21/11/2026', 'A date is written YYYY-MM-DD'],
  ['state=atlantis', ''],
  ['which=some', ''],
  ['size=101', ''],
])('%s is refused', async (query, sentence) => {
  const { call, logIn } = app();
  const answer = await call('GET', `/api/outstanding?${query}`, { token: await logIn() });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain(sentence);
});

test.each(['/api/outstanding', '/api/outstanding/items', '/api/outstanding.csv', '/api/outstanding.xlsx'])(
  '%s needs a login',
  async (path) => {
    expect((await app().call('GET', path)).status).toBe(401);
  },
);
