import { beforeAll, expect, test } from 'vitest';
import type { Desk } from '#contract/desk.ts';
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

async function dueOn(today: string): Promise<string[]> {
  const desk = (await (await app().call('GET', '/api/desk', { token })).json()) as Desk;
  const answer = await fetchDueReturns({ ...desk, today }, new AbortController().signal);
  expect(refused).toEqual([]);
  if (!answer.ok) throw new Error(answer.message);
  return answer.value.due.map(({ state, period }) => `${state} ${period}`);
}

test.each(['monthly', 'quarterly'] as const)(
  'The last return of a registration that ended, %s, waits until the next one would be due',
  async (filing) => {
    const { call, ports } = app();
    openBrowser({
      stored: { token },
      serve: async (url, init) => {
        const answer = await app().app.request(url, init);
        if (!answer.ok) refused.push(url);
        return answer;
      },
    });
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
