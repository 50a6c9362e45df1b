import { expect, test } from 'vitest';
import type { InvoiceInput } from '#contract/invoice-wire.ts';
import type { ReturnAnswer } from '#contract/returns/returns.ts';
import type { Company } from '#domain/company/company.ts';
import { actor, buildCompany, buildInput } from '#test/build/factories.ts';
import { openTestApp } from '#test/open/start-test-app.ts';
import { home } from '#test/specification/specified-firm.ts';

/** A shop on a day, its calls by an owner, and what they answer. */
async function openShop(day: string, company: Company = buildCompany()) {
  const shop = await openTestApp({ company });
  await shop.addPerson('owner', 'owner');
  let token = '';
  /** Another day, and a new login. */
  const moveTo = async (to: string) => {
    shop.clock.now = `${to}T06:00:00.000Z`;
    token = await shop.logIn('owner');
  };
  await moveTo(day);
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await shop.call(method, path, { token, ...(body === undefined ? {} : { body }) });
    const isJson = answer.headers.get('Content-Type')?.includes('json');
    return { status: answer.status, body: isJson ? await answer.json() : null };
  };
  const of = (period: string) => `/api/returns/${home}/${period}`;
  const read = async (period: string): Promise<ReturnAnswer> => (await call('GET', of(period))).body;
  return {
    ...{ moveTo, call, read, close: shop.close },
    issue: (changes: InvoiceInput) => call('POST', '/api/generateInvoice', buildInput(changes)),
    preview: async (changes: InvoiceInput): Promise<{ field: string; message: string }[]> =>
      (await call('POST', '/api/previewInvoice', buildInput(changes))).body.problems,
    file: async (period: string, filedOn: string) =>
      call('POST', `${of(period)}/filed`, { revision: (await read(period)).revision, filedOn, arn: '' }),
    /** The record of the company, changed. */
    save: (more: Partial<Company>) =>
      shop.ports.companies.save({ ...company, ...more }, false, shop.ports.system.now(), actor),
    reopen: (period: string) => call('DELETE', `${of(period)}/filed?reason=wrong`),
  };
}

test('A credit note for last year’s invoice is declared by 30 November: later it is not issued, and a return filed later is without it', async () => {
  const { moveTo, issue, preview, read, file, reopen, close } = await openShop('2026-11-20');
  const invoice = 'DL/25-26/0001';
  await issue({ orderDate: '2026-01-03' });
  const note: InvoiceInput = { type: 'credit', referenceNumber: invoice, qty1: '1', orderDate: '2026-10-31' };
  expect((await issue(note)).status).toBe(200);
  await moveTo('2026-12-05');
  const late = expect.stringContaining(
    `Its invoice ${invoice} is of 03/01/2026: a return that was filed by 30/11/2026`,
  );
  expect(await preview(note)).toMatchObject([{ field: 'orderDate', message: late }]);
  expect(await issue(note)).toMatchObject({ status: 422, body: { problems: [{ field: 'orderDate', message: late }] } });
  expect((await issue({ ...note, withoutGst: 'yes' })).status).toBe(200);

  const october = async () => {
    const { sections, leftOut, errors } = await read('2026-10');
    return { notes: sections.cdnr.documents, leftOut: leftOut.documents, errors };
  };
  expect(await october()).toMatchObject({ notes: 0, leftOut: 1, errors: [{ message: late }] });
  expect((await file('2026-10', '2026-12-05')).body.filed).toMatchObject({ reported: 0, leftOut: 1 });
  expect((await reopen('2026-10')).status).toBe(200);
  // The portal took it in time, and it was marked later.
  expect((await file('2026-10', '2026-11-30')).body.filed).toMatchObject({ reported: 1, leftOut: 0 });
  expect(await october()).toMatchObject({ notes: 1, leftOut: 0 });
  // What was declared in time stays declared.
  expect((await reopen('2026-10')).status).toBe(200);
  expect(await october()).toMatchObject({ notes: 1, leftOut: 0 });
  await close();
});

test('A turnover that grows changes nothing of what is issued: a short code is a remark on table 12, and is refused at issue', async () => {
  const { issue, read, save, close } = await openShop('2026-11-20');
  const short = { orderDate: '2026-10-20', hsn1: '4409' };
  expect((await issue(short)).body).toBeNull();
  await save({ turnover: '5-to-10' });
  expect(await issue(short)).toMatchObject({ status: 422, body: { problems: [{ field: 'hsn1' }] } });
  const { sections, leftOut, checks } = await read('2026-10');
  expect([sections.b2b.documents, leftOut.documents]).toEqual([1, 0]);
  expect(checks.filter(({ check }) => check === 'codes')).toMatchObject([
    { message: expect.stringMatching(/^HSN 4409 has fewer than 6 digits\..*table 12/) },
  ]);
  await close();
});

test('An IFF is marked as filed until the 13th, and a return says that the one before it is still open', async () => {
  const company = buildCompany();
  company.registrations[home] = { ...company.registrations[home], filing: 'quarterly' };
  const { issue, preview, read, file, reopen, close } = await openShop('2026-11-20', company);
  // The shop began in May: nothing earlier is open here.
  for (const orderDate of ['2026-05-10', '2026-07-10', '2026-10-10']) await issue({ orderDate });
  const earlier = async () =>
    Promise.all(
      ['2026-04', '2026-Q1', '2026-07', '2026-Q2', '2026-10'].map(async (each) => (await read(each)).earlier),
    );
  const [spring, summer] = ['April to June 2026', 'July to September 2026'];
  expect(await earlier()).toEqual([null, null, spring, spring, summer]);
  expect(await file('2026-07', '')).toMatchObject({ status: 422, body: { problems: [{ field: 'filedOn' }] } });
  expect((await file('2026-07', '2026-08-13')).status).toBe(200);
  // An IFF closes nothing.
  expect(await preview({ orderDate: '2026-07-10' })).toEqual([]);
  expect(await earlier()).toEqual([null, null, spring, spring, summer]);
  for (const period of ['2026-Q1', '2026-Q2']) expect((await file(period, '2026-11-01')).status).toBe(200);
  expect(await earlier()).toEqual([null, null, null, null, null]);
  expect(await preview({ orderDate: '2026-07-10' })).toHaveLength(1);
  await reopen('2026-Q2');
  expect(await preview({ orderDate: '2026-07-10' })).toEqual([]);
  expect(await earlier()).toEqual([null, null, null, null, summer]);
  await close();
});

test('Of a firm that files each month it is the month, or the quarter that was filed before', async () => {
  const { issue, read, file, close } = await openShop('2026-11-20');
  for (const orderDate of ['2026-08-10', '2026-10-10']) await issue({ orderDate });
  const earlier = async (period: string) => (await read(period)).earlier;
  expect(await Promise.all(['2026-08', '2026-09', '2026-10'].map(earlier))).toEqual([
    null,
    'August 2026',
    'September 2026',
  ]);
  expect((await file('2026-09', '2026-10-11')).status).toBe(200);
  expect(await earlier('2026-10')).toBeNull();
  await close();
});

test('The preview and the desk of the form know what the issue refuses: a date in a filed period', async () => {
  const { issue, preview, call, file, close } = await openShop('2026-11-20');
  const typed = { orderDate: '2026-10-20' };
  await issue(typed);
  const closed = async () => (await call('GET', '/api/desk')).body.closed;
  expect([await preview(typed), await closed()]).toEqual([[], undefined]);
  await file('2026-10', '');
  expect(await preview(typed)).toEqual([
    { field: 'orderDate', message: 'The return of October 2026 is filed: choose a later date' },
  ]);
  expect(await closed()).toEqual({ [home]: ['2026-10'] });
  expect((await issue(typed)).status).toBe(409);
  expect(await preview({ ...typed, type: 'pro' })).toEqual([]);
  expect(await preview({ orderDate: '2026-11-01' })).toEqual([]);
  await close();
});
