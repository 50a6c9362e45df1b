import { beforeAll, expect, test } from 'vitest';
import type { Desk } from '#contract/desk.ts';
import type { ReturnAnswer } from '#contract/returns/returns.ts';
import type { Company } from '#domain/company/company.ts';
import { actor, buildCompany, buildInput } from '#test/build/factories.ts';
import { openBrowser } from '#test/open/open-browser.ts';
import { withTestApp } from '#test/open/start-test-app.ts';
import { branch, home } from '#test/specification/specified-firm.ts';
import { fetchDueReturns } from './due-returns.ts';

const app = withTestApp();
let token = '';
/** A browser writes each of them into its console. */
const refused: string[] = [];
beforeAll(async () => {
  token = await app().logIn();
});

async function dueOn(today: string, refusedOf: string[] = []): Promise<string[]> {
  const desk = (await (await app().call('GET', '/api/desk', { token })).json()) as Desk;
  const answer = await fetchDueReturns({ ...desk, today }, new AbortController().signal);
  expect(refused.splice(0)).toEqual(refusedOf);
  if (!answer.ok) throw new Error(answer.message);
  return answer.value.due.map(({ state, period }) => `${state} ${period}`);
}

function openOffice() {
  openBrowser({
    stored: { token },
    serve: async (url, init) => {
      const answer = await app().app.request(url, init);
      if (!answer.ok) refused.push(url);
      return answer;
    },
  });
}

test.each(['monthly', 'quarterly'] as const)(
  'The last return of a registration that ended, %s, waits until the next one would be due',
  async (filing) => {
    const { call, ports } = app();
    openOffice();
    const company = buildCompany();
    const { [home]: kept, [branch]: ended } = company.registrations;
    const save = (registrations: Company['registrations']) =>
      ports.companies.save({ ...company, registrations }, false, ports.system.now(), actor);
    await save({ [home]: kept, [branch]: { ...ended, filing } });
    const buyer = 'Sample Hotel\n3 Example Marg\nBhubaneswar, Odisha 751001';
    const sold = buildInput({
      taxState: branch,
      buyerAddress: buyer,
      consigneeAddress: buyer,
      orderDate: '2026-10-20',
    });
    expect((await call('POST', '/api/generateInvoice', { token, body: sold })).status).toBe(200);
    await save({ [home]: kept });
    const waiting = filing === 'monthly' ? `${branch} 2026-10` : `${branch} 2026-Q3`;
    const [before, during, after] =
      filing === 'monthly' ? ['2026-10-31', '2026-11-01', '2026-12-01'] : ['2026-12-31', '2027-01-01', '2027-04-01'];
    expect(await dueOn(before)).not.toContain(waiting);
    expect(await dueOn(during)).toEqual([waiting]);
    expect(await dueOn(after)).toEqual([]);
  },
);

test('The last month of a quarter that was begun by the month waits, when the firm files by the quarter since', async () => {
  openOffice();
  await app().addPerson('owner', 'owner');
  const owner = await app().logIn('owner');
  const { call, ports } = app();
  for (const orderDate of ['2026-04-10', '2026-06-10'])
    expect((await call('POST', '/api/generateInvoice', { token, body: buildInput({ orderDate }) })).status).toBe(200);
  const { revision } = (await (await call('GET', `/api/returns/${home}/2026-04`, { token })).json()) as ReturnAnswer;
  const body = { revision, filedOn: '', arn: '' };
  expect((await call('POST', `/api/returns/${home}/2026-04/filed`, { token: owner, body })).status).toBe(200);
  const company = buildCompany();
  const registrations = { [home]: { ...company.registrations[home], filing: 'quarterly' as const } };
  await ports.companies.save({ ...company, registrations }, false, ports.system.now(), actor);
  expect(await dueOn('2026-07-05', [`/api/returns/${home}/2026-Q1`])).toContain(`${home} 2026-06`);
});
