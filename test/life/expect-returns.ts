import { readXlsx } from 'hucre/xlsx';
import { expect } from 'vitest';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import { statesInUse } from '#adapters/database/engine/states-in-use.ts';
import type { Database } from '#adapters/database/engine/tables.ts';
import type { ReturnAnswer, ReturnRow } from '#contract/returns/returns.ts';
import { firmYear, monthsIn } from '#domain/figures/period.ts';
import { periodDays } from '#domain/returns/period.ts';
import type { TaxState } from '#domain/tax/states.ts';
import { readZip } from '#test/read/read-zip.ts';
import { type Heads, reckonDocument } from '#test/read/reckon-document.ts';
import { type Reckoned, reckonFigures } from '#test/read/reckon-figures.ts';
import { openOn, type ReckonedMoney, reckonMoney } from '#test/read/reckon-money.ts';
import { logIn } from './change-people.ts';
import { type Desk, openDesk } from './desk.ts';
import { expectNotes } from './expect-notes.ts';
import { lastMonthOf } from './file-returns.ts';
import type { LivedPlace } from './open-lived-place.ts';
import { openWire } from './open-wire.ts';
import { owner } from './owner.ts';

const heads = ['taxable', 'cgst', 'sgst', 'igst'] as const;

/**
 * Reports, GSTR-1 and GSTR-3B of each month of the year, and the packs of the last two, are the same to the paisa as documents and
 * vouchers alone, by registration: the last month is filed. So is each credit note of another month than its invoice's; answers how many
 * there are.
 */
export async function expectReturns(place: LivedPlace): Promise<Awaited<ReturnType<typeof expectNotes>>> {
  const wire = await openWire(place.send);
  const desk = openDesk(wire, await logIn(wire, owner), place.now);
  const database = await openDatabase(place.config.databaseUrl);
  try {
    const money = await reckonMoney(database);
    const months = monthsIn({ from: firmYear(desk.today()).from, to: desk.today() });
    for (const state of await statesInUse(database))
      for (const month of months) {
        const { from, to } = periodDays(month);
        const reckoned = await reckonFigures(database, from, to, state);
        await expectReports(desk, `${state}?page=1&totals=only&from=${from}&to=${to}`, reckoned);
        const reported = await expectReturn(desk, database, `/api/returns/${state}/${month}`, reckoned);
        if (month < lastMonthOf(desk.today())) continue;
        await expectPack(desk, { state, month }, { reckoned, money, reported });
      }
    return await expectNotes(desk, database);
  } finally {
    await database.close();
  }
}

async function expectReports({ wire, token }: Desk, asked: string, { heads: net, notes, months }: Reckoned) {
  const [tax, credit] = await Promise.all(
    ['tax', 'credit'].map(async (kind) => {
      const answer = await wire.ask('GET', `/api/getInvoiceDetails/${kind}/${asked}`, { token });
      return JSON.parse(answer.headers.get('X-Totals') ?? '{}') as Heads & { payable: number };
    }),
  );
  for (const head of heads) expect([tax?.[head], credit?.[head]], head).toEqual([net[head] + notes[head], notes[head]]);
  const [{ payable } = { payable: 0 }] = [...months.values()];
  expect((tax?.payable ?? 0) - (credit?.payable ?? 0)).toBe(payable);
}

/**
 * The sections, table 12 and GSTR-3B come to the documents of the month that are in a return, with those that are carried into it and
 * without those that are left out. Returns what is reported and left out together.
 */
async function expectReturn(desk: Desk, { read }: Database, address: string, { heads: net }: Reckoned): Promise<Heads> {
  const { sections, leftOut, carried, gstr3b } = await desk.get<ReturnAnswer>(address);
  const ofOthers = carried === 0 ? [] : await desk.get<ReturnRow[]>(`${address}/documents?section=carried&size=100`);
  expect(ofOthers).toHaveLength(carried);
  const ids = ofOthers.map(({ document }) => document);
  const brought =
    carried === 0
      ? []
      : await read.selectFrom('invoices').select(['kind', 'draft', 'tax_type']).where('id', 'in', ids).execute();
  const all = { ...net, taxable: net.taxable - net.withoutGst };
  for (const { kind, draft, tax_type } of brought)
    for (const row of reckonDocument(JSON.parse(draft), tax_type))
      for (const head of heads) all[head] += (kind === 'tax' ? 1 : -1) * row[head];
  const { b2b, b2cl, b2cs, exp, cdnr, cdnur, hsnB2b, hsnB2c } = sections;
  for (const head of heads) {
    const sum = (parts: Heads[]) => parts.reduce((total, part) => total + part[head], leftOut[head]);
    const shown = [
      [b2b, b2cl, b2cs, exp, cdnr, cdnur],
      [hsnB2b, hsnB2c],
      [gstr3b.outward, gstr3b.zeroRated],
    ].map(sum);
    expect(shown, `${address} ${head}`).toEqual([all[head], all[head], all[head]]);
  }
  return all;
}

type PackOf = { state: TaxState; month: string };
type Facts = { reckoned: Reckoned; money: ReckonedMoney; reported: Heads };

/** The sheets of a pack, each column of rupees added up, and table 12 in the file for the portal. */
async function expectPack(desk: Desk, { state, month }: PackOf, { reckoned, money, reported }: Facts): Promise<void> {
  const files = readZip(await desk.file(`/api/returns/${state}/${month}/pack.zip`));
  const sums = async (name: string) => columnSums(files.get(`Books/${name}.xlsx`));
  const { heads: net, notes, months } = reckoned;
  const payable = months.get(month)?.payable ?? 0;
  expect(await sums('Register')).toMatchObject({ ...wordsOf(net), Total: payable });
  expect(await sums('Credit notes')).toMatchObject(wordsOf(notes));
  const [table, left] = [await sums('HSN summary'), await sums('Left out')];
  for (const [head, value] of Object.entries(wordsOf(reported)))
    expect((table[head] ?? 0) + (left[head] ?? 0), head).toBe(value);

  const written = (kind: string) =>
    money.items.filter((item) => item.kind === kind && item.state === state && item.date.startsWith(month));
  for (const [kind, folder] of Object.entries({ receipt: 'Receipts', refund: 'Refunds', settlement: 'Settlements' })) {
    const papers = [...files.keys()].filter((name) => name.startsWith(`Papers/${folder}/`));
    expect(papers, `${folder} of ${month}`).toHaveLength(written(kind).length);
  }
  const vouchers = (kind: string) => written(kind).filter(({ ended }) => ended === '');
  const amounts = (kind: string) => vouchers(kind).reduce((sum, { amount }) => sum + amount, 0);
  const [receipts, settlements] = [vouchers('receipt'), vouchers('settlement')];
  const held = receipts.reduce((sum, { tds }) => sum + tds, 0);
  const told = settlements.reduce((sum, { reason, amount }) => sum + (reason === 'tds' ? amount : 0), 0);
  expect(await sums('Receipts')).toMatchObject({ Amount: amounts('receipt'), TDS: held });
  expect(await sums('Refunds')).toMatchObject({ Amount: amounts('refund') });
  expect(await sums('Settlements')).toMatchObject({ Amount: amounts('settlement') });
  expect(await sums('TDS')).toMatchObject({ TDS: held + told });
  const { to } = periodDays(month);
  const { boxes, advance } = openOn(money, to < desk.today() ? to : desk.today(), state);
  const owed = Object.values(boxes).reduce((sum, box) => sum + box, advance);
  expect(await sums('Outstanding')).toMatchObject({
    ...{ 'Not due': boxes.notDue, '1 to 30 days': boxes.upTo30, '31 to 60 days': boxes.upTo60 },
    ...{ '61 to 90 days': boxes.upTo90, 'Over 90 days': boxes.over90, Advance: advance, Owed: owed },
  });
  expect(await sums('Advances')).toMatchObject({ 'Not used': -advance });

  const portal = [...files.keys()].find((name) => /^Return\/returns_.*\.json$/.test(name)) ?? '';
  const { hsn = {} } = JSON.parse(`${files.get(portal)}`) as { hsn?: Record<string, { txval: number }[]> };
  const rows = Object.values(hsn).flat();
  expect(rows.reduce((sum, { txval }) => sum + Math.round(txval * 100), 0)).toBe(table['Taxable value']);
}

function wordsOf({ taxable, cgst, sgst, igst }: Heads) {
  return { 'Taxable value': taxable, CGST: cgst, SGST: sgst, IGST: igst };
}

/** What the numbers of each column come to, in paise. */
async function columnSums(file: Buffer | undefined): Promise<Record<string, number>> {
  if (!file) throw new Error('The pack lacks a book.');
  const [sheet] = (await readXlsx(new Uint8Array(file))).sheets;
  const [names = [], ...rows] = sheet?.rows ?? [];
  return Object.fromEntries(
    names.map((name, column) => [
      `${name}`,
      rows.reduce((sum, row) => sum + (typeof row[column] === 'number' ? Math.round(row[column] * 100) : 0), 0),
    ]),
  );
}
