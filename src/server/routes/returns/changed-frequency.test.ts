import { beforeAll, expect, test } from 'vitest';
import type { ReturnAnswer } from '#contract/returns/returns.ts';
import { actor, buildCompany, buildInput } from '#test/build/factories.ts';
import { withTestApp } from '#test/open/start-test-app.ts';
import { home } from '#test/specification/specified-firm.ts';

const app = withTestApp();

beforeAll(() => app().addPerson('owner', 'owner'));

/** The returns of the firm, each month of which has a document from July to September, by an owner. */
async function openQuarter(year: number) {
  const token = await app().logIn('owner');
  const call = (method: string, path: string, body?: unknown) =>
    app().call(method, path, { token, ...(body === undefined ? {} : { body }) });
  for (const orderDate of ['07', '08', '09'].map((month) => `${year}-${month}-10`))
    expect((await call('POST', '/api/generateInvoice', buildInput({ orderDate }))).status).toBe(200);
  const read = async (period: string) => {
    const answer = await call('GET', `/api/returns/${home}/${period}`);
    const { form, message, revision } = (await answer.json()) as Partial<ReturnAnswer> & { message?: string };
    return { status: answer.status, form, message, revision };
  };
  const file = async (period: string, filedOn = '') => {
    const { revision } = await read(period);
    return call('POST', `/api/returns/${home}/${period}/filed`, { revision, filedOn, arn: '' });
  };
  const reopen = (period: string) => call('DELETE', `/api/returns/${home}/${period}/filed?reason=wrong`);
  const filesBy = (filing: 'monthly' | 'quarterly') => {
    const company = buildCompany();
    company.registrations[home] = { ...company.registrations[home], filing };
    return app().ports.companies.save(company, false, app().ports.system.now(), actor);
  };
  return { read, file, reopen, filesBy };
}

test('A quarter that was begun by the month is filed by the month, also when the firm files by the quarter since', async () => {
  const { read, file, reopen, filesBy } = await openQuarter(2026);
  await filesBy('monthly');
  for (const month of ['2026-07', '2026-08']) expect((await file(month)).status).toBe(200);
  await filesBy('quarterly');
  expect(await read('2026-09')).toMatchObject({ status: 200, form: 'gstr1' });
  expect(await read('2026-Q2')).toMatchObject({ status: 422, message: expect.stringContaining('choose a month') });
  expect(await read('2026-10')).toMatchObject({ status: 200, form: 'iff' });
  expect((await file('2026-09')).status).toBe(200);
  // What is opened again is answered, and filed again as it was before.
  for (const month of ['2026-07', '2026-08', '2026-09']) {
    const reopened = await reopen(month);
    expect([reopened.status, ((await reopened.json()) as ReturnAnswer).form]).toEqual([200, 'gstr1']);
  }
  expect(await read('2026-Q2')).toMatchObject({ status: 200, form: 'gstr1' });
  expect((await file('2026-09')).status).toBe(200);
});

test('A quarter that was begun by an IFF is filed by the quarter, and its IFF is opened only after it', async () => {
  const { read, file, reopen, filesBy } = await openQuarter(2025);
  await filesBy('quarterly');
  expect((await file('2025-07', '2025-08-13')).status).toBe(200);
  await filesBy('monthly');
  expect(await read('2025-08')).toMatchObject({ status: 200, form: 'iff' });
  expect(await read('2025-09')).toMatchObject({ status: 422, message: expect.stringContaining('choose the quarter') });
  expect((await file('2025-Q2')).status).toBe(200);
  const refused = await reopen('2025-07');
  expect([refused.status, ((await refused.json()) as { message: string }).message]).toEqual([
    409,
    expect.stringContaining('open that return first'),
  ]);
  expect((await reopen('2025-Q2')).status).toBe(200);
  expect((await reopen('2025-07')).status).toBe(200);
});
