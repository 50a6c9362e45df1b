import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import type { NextDraft } from '#contract/documents.ts';
import type { ReturnAnswer } from '#contract/returns/returns.ts';
import { financialYear } from '#domain/calendar/financial-year.ts';
import { type TaxState, taxStateIds, taxStates } from '#domain/tax/states.ts';
import { buildCustomer } from '#test/build/build-customer.ts';
import { buildGstin } from '#test/build/build-firm.ts';
import { everyRow } from '#test/open/every-row.ts';
import { logIn } from './change-people.ts';
import { type Desk, openDesk } from './desk.ts';
import { expectWhole, openMoved } from './expect-whole.ts';
import { lastMonthOf } from './file-returns.ts';
import { issue } from './issue-documents.ts';
import { type LifeState, lifeFirm } from './life-firm.ts';
import { liveShop } from './live-shop.ts';
import { openLivedPlace } from './open-lived-place.ts';
import { openWire } from './open-wire.ts';
import { type Engine, shopsOn } from './shops-on.ts';

const firms: [Engine, [LifeState, ...LifeState[]]][] = [
  ['SQLite', ['maharashtra']],
  ['PostgreSQL', ['ladakh', 'puducherry']],
  ['SQLite', ['west-bengal', 'kerala', 'gujarat', 'assam', 'andaman-and-nicobar-islands']],
];

test.each(firms)(
  'On %s a shop of its own with the registrations %j lives whole: every call was made, every table has rows, and it goes to another place',
  async (engine, states) => {
    const firm = lifeFirm(states);
    const { settings } = await shopsOn(engine);
    const env = { ...(await settings('shop')), DEMO: 'false' };
    const place = { ...(await openLivedPlace(env, '2026-11-21T06:00:00.000Z')), firm };
    onTestFinished(place.close);
    await place.begin(firm.company);
    const wire = await openWire(place.send);
    const desk = openDesk(wire, await logIn(wire, place.owner), place.now, firm);
    for (const state of states.slice(1)) await tradeIn(desk, state);

    const life = await liveShop(place);
    // The deed that ends a demo has the test of its own, because a shop that lived goes on.
    expect(life.wire.missing()).toEqual(['POST /api/setup/own-shop']);
    await expectReturn(desk, firm.home);
    await expectRows(place.config.databaseUrl);
    const moved = { ...(await settings('moved')), DEMO: 'false' };
    // With the most registrations each list is asked on both sides too.
    if (states.length > 2) expect(await expectWhole(place, moved, [life.link])).toEqual([]);
    else await (await openMoved(place, moved)).close();
  },
  600_000,
);

async function expectRows(url: string): Promise<void> {
  const database = await openDatabase(url);
  try {
    const rows = await everyRow(database)();
    const empty = Object.entries(rows).flatMap(([name, found]) => (found.length === 0 ? [name] : []));
    // The links that wait are made within the call, a process gives its leases back, and an import that is taken back what it replaced.
    expect(empty).toEqual(['customers_to_link', 'import_replaced', 'leases']);
  } finally {
    await database.close();
  }
}

/** A month of a further registration: documents within the state and to another one, a note, money and its return. */
async function tradeIn(desk: Desk, taxState: TaxState): Promise<void> {
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

  const { revision, leftOut } = await expectReturn(desk, taxState);
  expect(leftOut.documents).toBe(0);
  await desk.file(`/api/customers/${customer.id}/statement.pdf?state=${taxState}&from=2026-04-01&to=${desk.today()}`);
  const told = { revision, filedOn: desk.today(), arn: `AA${code}10260000000` };
  await desk.post(`/api/returns/${taxState}/${month}/filed`, told);
}

/** The return of the last month is that of this registration, with what it supplied there. */
async function expectReturn(desk: Desk, taxState: TaxState): Promise<ReturnAnswer> {
  const address = `/api/returns/${taxState}/${lastMonthOf(desk.today())}`;
  const file = JSON.parse(new TextDecoder().decode(await desk.file(`${address}/gstr1.json`)));
  expect(file).toMatchObject({ gstin: buildGstin(taxState, 'AAKFA0000A') });
  expect(JSON.stringify(file)).toContain(`"pos":"${taxStates[taxState].code}"`);
  return desk.get<ReturnAnswer>(address);
}
