import { readXlsx } from 'hucre/xlsx';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import type { CallbackList } from '#contract/callbacks.ts';
import type { CompanyAnswer } from '#contract/company.ts';
import type { SavedCustomer } from '#contract/customers.ts';
import type { Desk } from '#contract/desk.ts';
import type {
  CustomerMonthsAnswer,
  FiguresAnswer,
  FiguresBehindAnswer,
  FiguresEnquiriesAnswer,
  MainSentencesAnswer,
} from '#contract/figures/figures.ts';
import { products } from '#domain/catalogue/opening/products.ts';
import type { Company } from '#domain/company/company.ts';
import { buildInput } from '#test/build/factories.ts';
import { openTestApp, withTestApp } from '#test/open/start-test-app.ts';

const app = withTestApp();
beforeAll(() => app().addPerson('asha', 'owner'));

test('A shop without documents, and one with a single document below zero, have figures of any period', async () => {
  const { call, logIn } = app();
  const token = await logIn('asha');
  const ask = async (query: string) =>
    (await (await call('GET', `/api/figures${query}`, { token })).json()) as FiguresAnswer;
  const empty = await ask('');
  expect(empty).toMatchObject({
    period: { from: '2026-04-01', to: '2027-03-31' },
    until: '2026-11-21',
    step: 'month',
    beside: null,
    reckoningSince: null,
    documents: 0,
    products: { rows: [], others: { count: 0, net: 0 } },
  });
  expect(empty.sales).toHaveLength(12);
  expect(empty.sentences[0]).toEqual({ plot: 'sales', text: 'Nothing was sold', says: false });

  const note = buildInput({
    type: 'credit',
    referenceNumber: 'OLD/7',
    orderDate: '2026-11-21',
    qty1: '1',
    rate1: '100.00',
  });
  expect(
    (await call('POST', '/api/generateInvoice', { token, body: { ...note, originalDate: '2026-10-02' } })).status,
  ).toBe(200);
  const below = await ask('?from=2026-11-01&to=2026-11-30&value=gst');
  expect(below.sales).toEqual([{ month: '2026-11', net: -100_00, gst: -18_00, beside: null }]);
  expect(below.products.rows).toEqual([{ name: 'Wallpaper', net: -118_00 }]);
  const behind = await call('GET', '/api/figures/behind?value=gst&product=Wallpaper', { token });
  expect(behind.headers.get('X-Total-Count')).toBe('1');
  expect((await behind.json()) as FiguresBehindAnswer).toMatchObject({ total: -118_00, rows: [{ kind: 'credit' }] });

  const ahead = await ask('?from=2031-04-01&to=2032-03-31');
  expect([ahead.owed, ahead.documents]).toEqual([[], 0]);
  const forty = await ask('?from=1987-04-01&to=2027-03-31');
  expect([forty.step, forty.sales.length, forty.sales.at(-1)]).toEqual([
    'year',
    40,
    { month: '2026-04', net: -100_00, gst: -18_00, beside: null },
  ]);
  const workbook = await call('GET', '/api/figures.xlsx', { token });
  expect(workbook.headers.get('Content-Disposition')).toBe('attachment; filename="figures-2026-04-01-2027-03-31.xlsx"');
  const { sheets } = await readXlsx(new Uint8Array(await workbook.arrayBuffer()));
  expect(sheets.map(({ name }) => name)).toEqual([
    ...['Sales', 'Invoiced and received', 'Owed', 'Products', 'Customers', 'Enquiries'],
  ]);
  expect(sheets[3]?.rows[1]).toEqual(['Wallpaper', -100]);
});

test.each([
  ['to=9999-12-31', 'Choose days from 1900 to 2200: the year looks mistyped.'],
  ['from=0026-04-01', 'Choose days from 1900 to 2200: the year looks mistyped.'],
  ['from=2026-11-21&to=2026-11-20', 'The last day is before the first one: exchange them.'],
  ['from=2026-02-30', 'A date is written YYYY-MM-DD.'],
])('Figures of %s are refused with a sentence', async (query, message) => {
  const { call, logIn } = app();
  const token = await logIn('asha');
  for (const path of ['/api/figures', '/api/figures.xlsx', '/api/figures/behind']) {
    const answer = await call('GET', `${path}?${query}`, { token });
    expect(answer.status).toBe(422);
    expect((await answer.json()).problems).toMatchObject([{ message }]);
  }
});

test('Staff see the figures from the save that lets them, and no longer than that; each save says so in the audit log', async () => {
  const { call, logIn, ports } = app();
  const [owner, staff] = [await logIn('asha'), await logIn()];
  const allow = async (isAllowed: boolean) => {
    const { version, company } = (await (await call('GET', '/api/company', { token: owner })).json()) as CompanyAnswer;
    const { staffSeeFigures: _, ...others } = company as Company;
    const next = isAllowed ? { ...others, staffSeeFigures: true } : others;
    const saved = await call('POST', '/api/company', { token: owner, body: { onto: version, company: next } });
    expect(saved.status).toBe(200);
  };
  const seen = async (token: string) => {
    const { seesFigures } = (await (await call('GET', '/api/desk', { token })).json()) as Desk;
    const paths = ['/api/figures', '/api/figures.xlsx', '/api/figures/behind'];
    return [
      seesFigures,
      ...(await Promise.all(paths.map(async (path) => (await call('GET', path, { token })).status))),
    ];
  };
  expect(await seen(staff)).toEqual([false, 403, 403, 403]);
  await allow(true);
  expect(await seen(staff)).toEqual([true, 200, 200, 200]);
  await allow(false);
  expect(await seen(staff)).toEqual([false, 403, 403, 403]);
  expect(await seen(owner)).toEqual([true, 200, 200, 200]);
  const everything = { who: '', what: '', subject: '', from: '', to: '' };
  const { entries } = await ports.audit.page(everything, null, 2);
  expect(entries.map(({ after }) => JSON.parse(after).changes)).toEqual([
    [{ field: 'staffSeeFigures', from: 'owners and staff', to: 'owners' }],
    [{ field: 'staffSeeFigures', from: 'owners', to: 'owners and staff' }],
  ]);
});

test('Operations is told three sentences at most, those that say more than a sum, each with what is behind it', async () => {
  const shop = await openTestApp();
  onTestFinished(() => shop.close());
  await shop.addPerson('asha', 'owner');
  let token = '';
  const today = async (day: string) => {
    shop.clock.now = `${day}T06:00:00.000Z`;
    token = await shop.logIn('asha');
  };
  const told = async () =>
    ((await (await shop.call('GET', '/api/figures/sentences', { token })).json()) as MainSentencesAnswer).sentences;
  const issue = async (orderDate: string, rate1: string) => {
    const body = buildInput({ orderDate, qty1: '1', rate1 });
    expect((await shop.call('POST', '/api/generateInvoice', { token, body })).status).toBe(200);
  };
  await today('2025-11-21');
  expect(await told()).toEqual([]);
  for (const day of ['01', '02', '03', '04']) await issue(`2025-11-${day}`, '500.00');
  expect(await told()).toEqual([]);
  await issue('2025-11-05', '500.00');
  await today('2026-11-21');
  for (const day of ['01', '02', '03', '04']) await issue(`2026-11-${day}`, '1000.00');
  await issue('2026-11-05', '1000.00');
  expect(await told()).toEqual([
    {
      plot: 'sales',
      text: 'Sales are 100 % above last year: 5.0 thousand against 2.5',
      href: '/figures?from=2026-04-01&to=2026-11-21&list=documents',
    },
    { plot: 'owed', text: expect.stringMatching(/^Over 90 days: /), href: '/outstanding' },
    {
      plot: 'received',
      text: expect.stringMatching(/ more was invoiced than came in/),
      href: '/receipts?from=2026-04-01&to=2026-11-21',
    },
  ]);
});

test('The months of a customer are the last twelve, this one too; of one who is not there none', async () => {
  const { call, logIn } = app();
  const token = await logIn('asha');
  const months = async (id: string) => call('GET', `/api/customers/${id}/months`, { token });
  expect((await months('nobody')).status).toBe(404);
  const fields = { billingAddress: 'Model Rooms\n4 Sample Road, New Delhi 110001', gstin: '', stateCode: '07' };
  const added = await call('POST', '/api/customers', { token, body: fields });
  const { customer } = (await added.json()) as SavedCustomer;
  const answer = (await (await months(customer?.id ?? '')).json()) as CustomerMonthsAnswer;
  expect([answer.months.length, answer.months[0], answer.months.at(-1)]).toEqual([
    12,
    { month: '2025-12', net: 0 },
    { month: '2026-11', net: 0 },
  ]);
});

test('Each step of the way of enquiries opens as many as it says, newest first, with the invoice that was made', async () => {
  const { call, clock, logIn } = app();
  const token = await logIn('asha');
  const get = async <T>(path: string) => (await (await call('GET', path, { token })).json()) as T;
  for (const user_name of ['First Sample', 'Second Sample']) {
    clock.now = new Date(Date.parse(clock.now) + 60_000).toISOString();
    await call('POST', '/api/callback', { body: { user_name, user_email: 'sample@example.com', message: 'Price?' } });
  }
  const { callbacks } = await get<CallbackList>('/api/callbacks');
  const body = buildInput({ from: callbacks[1]?.id ?? '' });
  const issued = await call('POST', '/api/generateInvoice', { token, body });
  expect(issued.status).toBe(200);
  const { way } = await get<FiguresAnswer>('/api/figures');
  expect(way.map(({ count }) => count)).toEqual([2, 0, 0, 1, 0]);
  const listed = async (query: string) =>
    (await get<FiguresEnquiriesAnswer>(`/api/figures/enquiries?${query}`)).rows.map(({ who }) => who);
  expect(await listed('step=asked')).toEqual(['Second Sample', 'First Sample']);
  expect(await listed('step=asked&page=2&size=1')).toEqual(['First Sample']);
  expect(await listed('step=answered')).toEqual([]);
  const { rows } = await get<FiguresEnquiriesAnswer>('/api/figures/enquiries?step=invoiced');
  expect(rows).toMatchObject([{ who: 'First Sample', invoice: issued.headers.get('Document'), paid: null }]);
  expect((await call('GET', '/api/figures/enquiries?from=2026-11-21&to=2026-11-20', { token })).status).toBe(422);
});

test('The others of products and of customers open the documents of what is not named, to the paisa', async () => {
  const shop = await openTestApp();
  onTestFinished(() => shop.close());
  await shop.addPerson('asha', 'owner');
  const token = await shop.logIn('asha');
  const get = async <T>(path: string) => {
    const answer = await shop.call('GET', path, { token });
    return { count: answer.headers.get('X-Total-Count'), ...((await answer.json()) as T) };
  };
  const names = products.slice(0, 9).map((product) => product.name);
  for (const [index, productname1] of names.entries()) {
    const name = 'ABCDEFGHI'[index];
    const billingAddress = `Sample ${name} Traders\n${index + 1} Model Road, New Delhi 110001`;
    const customer = { billingAddress, gstin: '', stateCode: '07' };
    expect((await shop.call('POST', '/api/customers', { token, body: customer })).status).toBe(201);
    const of = { buyerAddress: billingAddress, productname1, productname2: names[0] };
    const second = { hsn2: '4409', qty2: '1', rate2: '0.55', gst2: '5', ratePerQty2: 'roll' };
    const body = buildInput({ ...of, ...second, orderDate: '2026-11-05', qty1: '1', rate1: `${(9 - index) * 100}.15` });
    const issued = await shop.call('POST', '/api/generateInvoice', { token, body });
    expect(issued.status, await issued.text()).toBe(200);
  }
  for (const value of ['taxable', 'gst'] as const) {
    const figures = await get<FiguresAnswer>(`/api/figures?value=${value}`);
    const behind = (by: string) => get<FiguresBehindAnswer>(`/api/figures/behind?value=${value}&others=${by}`);
    const net = value === 'taxable' ? { products: 300_30, customers: 301_40 } : { products: 354_34, customers: 355_48 };
    expect(figures.products.others).toEqual({ count: 2, net: net.products });
    expect(await behind('product')).toMatchObject({ count: '2', total: net.products, rows: { length: 2 } });
    expect(figures.customers.others).toEqual({ count: 2, net: net.customers });
    expect(await behind('customer')).toMatchObject({
      ...{ count: '2', total: net.customers, customer: '' },
      rows: [{ buyer: 'Sample I Traders' }, { buyer: 'Sample H Traders' }],
    });
  }
  expect((await shop.call('GET', '/api/figures/behind?others=both', { token })).status).toBe(422);
});

test('A firm that began in the middle of the year has no year before; who is not in the book stands together, and one document is enough', async () => {
  const shop = await openTestApp();
  onTestFinished(() => shop.close());
  await shop.addPerson('asha', 'owner');
  const token = await shop.logIn('asha');
  const ask = async (query = '') =>
    (await (await shop.call('GET', `/api/figures${query}`, { token })).json()) as FiguresAnswer;
  const body = buildInput({ orderDate: '2026-11-05', qty1: '1', rate1: '1000.00' });
  expect((await shop.call('POST', '/api/generateInvoice', { token, body })).status).toBe(200);
  const one = await ask();
  expect(one).toMatchObject({
    ...{ documents: 1, beside: null },
    customers: { rows: [{ id: '', name: 'Not in the book', net: 1000_00 }] },
  });
  expect(one.sales.every(({ beside }) => beside === null)).toBe(true);
  expect(one.sentences.slice(0, 2).map(({ text, says }) => [text, says])).toEqual([
    ['Sales: 1.0 thousand', false],
    ['Invoiced 1.2 thousand, received 0.0', false],
  ]);
  const behind = await shop.call('GET', '/api/figures/behind?customer=', { token });
  expect(await behind.json()).toMatchObject({ customer: '', total: 1000_00, rows: { length: 1 } });
});
