import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { NextDraft } from '#contract/documents.ts';
import type { ReturnAnswer } from '#contract/returns/returns.ts';
import { financialYear } from '#domain/calendar/financial-year.ts';
import { type TaxState, taxStateIds, taxStates } from '#domain/tax/states.ts';
import { buildCustomer } from '#test/build/build-customer.ts';
import { buildFirm, buildGstin } from '#test/build/build-firm.ts';
import { quickFolder } from '#test/postgres/quick-folder.ts';
import { logIn } from './change-people.ts';
import { type Desk, openDesk } from './desk.ts';
import { expectWhole } from './expect-whole.ts';
import { lastMonthOf } from './file-returns.ts';
import { issue } from './issue-documents.ts';
import { openLivedPlace } from './open-lived-place.ts';
import { openWire } from './open-wire.ts';

const firms: TaxState[][] = [
  ['maharashtra'],
  ['ladakh', 'puducherry'],
  ['west-bengal', 'kerala', 'gujarat', 'assam', 'andaman-and-nicobar-islands'],
];

/** Each is made in a process of its own: those of one registration are enough. */
const books = ['pack.zip', 'gstr1.xlsx', 'gstr3b.json', 'tally.xml'];

test.each(firms)('A firm of %s trades, files, is whole, and comes back from its backup', async (...states) => {
  const folder = mkdtempSync(join(quickFolder(), 'vitrine-firms-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const place = await openLivedPlace({ DATA_DIR: join(folder, 'shop'), DEMO: 'false' }, '2026-11-21T06:00:00.000Z');
  onTestFinished(place.close);
  await place.begin(buildFirm(states));
  const wire = await openWire(place.send);
  const desk = openDesk(wire, await logIn(wire, place.owner), place.now);
  for (const [index, state] of states.entries()) await tradeIn(desk, state, index === 0 ? books : []);
  await place.runJobs();
  await expectWhole(place, { DATA_DIR: join(folder, 'moved') }, []);
});

/** A month of one registration: documents within the state and to another one, a note, money, its return and its books. */
async function tradeIn(desk: Desk, taxState: TaxState, names: readonly string[]): Promise<void> {
  const { prefix, code } = taxStates[taxState];
  const month = lastMonthOf(desk.today());
  const days = { taxState, orderDate: `${month}-12` };
  const elsewhere = taxStateIds.find((state) => state !== taxState) ?? taxState;
  const [here, there] = [taxState, elsewhere].map((state) => {
    const address = `Sample Hotels ${state}\n2 Example Street\nGSTIN ${buildGstin(state, 'ABCDE1234F')}`;
    return { buyerAddress: address, consigneeAddress: address };
  });
  const within = { ...days, ...here, taxType: 'state' };
  const owed = await issue(desk, within);
  expect(owed.number).toBe(`${prefix}/26-27/0001`);
  await issue(desk, { ...days, ...there, taxType: 'central' });
  await issue(desk, { ...within, type: 'credit', referenceNumber: owed.number, qty1: '1' });
  const offer = await issue(desk, { ...within, type: 'pro' });
  const next = await desk.get<NextDraft>(`/api/documents/${offer.id}/next`);
  expect(JSON.stringify(next)).toContain(taxState);
  const challan = { ...within, type: 'challan', purpose: 'site' };
  expect((await issue(desk, challan)).number).toBe(`DC-${prefix}/26-27/001`);

  const fields = buildCustomer({ billingAddress: `Model Hotels ${taxState}`, gstin: '' });
  const { customer } = await desk.postOnce<{ customer: { id: string } }>('/api/customers', fields);
  const bill = { reference: 'OLD/1', date: '2026-03-31', due: '', amount: 900_00, side: 'dr', note: '', taxState };
  await desk.postOnce(`/api/customers/${customer.id}/openings`, bill);
  const money = { customer: customer.id, taxState, date: desk.today(), amount: 1_000_00, mode: 'cash' };
  const { number } = await desk.postOnce<{ number: string }>('/api/receipts', money);
  expect(number).toBe(`RC-${prefix}/${financialYear(desk.today()).slice(2)}/0001`);

  const address = `/api/returns/${taxState}/${month}`;
  const { revision, leftOut } = await desk.get<ReturnAnswer>(address);
  expect(leftOut.documents).toBe(0);
  const file = JSON.parse(new TextDecoder().decode(await desk.file(`${address}/gstr1.json`)));
  expect(file).toMatchObject({ gstin: buildGstin(taxState, 'AAKFA0000A') });
  expect(JSON.stringify(file.b2b)).toContain(`"pos":"${code}"`);
  for (const name of names) await desk.file(`${address}/${name}`);
  await desk.file(`/api/customers/${customer.id}/statement.pdf?state=${taxState}&from=2026-04-01&to=${desk.today()}`);
  await desk.post(`${address}/filed`, { revision, filedOn: desk.today(), arn: `AA${code}10260000000` });
}
