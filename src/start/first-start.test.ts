import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { financialYear } from '#domain/calendar/financial-year.ts';
import { indianDate } from '#domain/calendar/indian-date.ts';
import { proFormaStates } from '#domain/documents/pro-forma-state.ts';
import { type InvoiceKind, invoiceKinds } from '#domain/invoices/invoice-kinds.ts';
import { monthOf, neighbours } from '#domain/returns/period.ts';
import { returnSections } from '#domain/returns/return-section.ts';
import type { TaxState } from '#domain/tax/states.ts';
import { readDocument } from '#operations/documents/read-document.ts';
import { readReturn } from '#operations/returns/read-return.ts';
import { branch, home } from '#test/specification/specified-firm.ts';
import { readConfig } from '../config.ts';
import { loadDemo } from './demo/load-demo.ts';
import { firstStart } from './first-start.ts';
import { openPorts } from './open-ports.ts';

const demoFolder = join(import.meta.dirname, '../../demo');

async function openShop(env: Record<string, string> = {}, atEnd: typeof onTestFinished = onTestFinished) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-start-'));
  const config = readConfig({ DATA_DIR: folder, ...env });
  const ports = await openPorts(config);
  atEnd(async () => {
    await ports.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return { ports, start: () => firstStart(ports, config, demoFolder) };
}

/** The demo of a first start, for tests that only look at it. */
let demo: Awaited<ReturnType<typeof openPorts>>;
beforeAll(async () => {
  const { ports, start } = await openShop({}, afterAll);
  await start();
  demo = ports;
});

test('An empty shop gets the demo firm and an owner with a random password, which is printed once', async () => {
  const { ports, start } = await openShop();
  const lines = await start();
  expect(lines.join('\n')).toMatch(/demo firm[\s\S]*username owner\n\s+password \S{16}$/m);
  expect(await ports.companies.current()).toMatchObject({ demo: true, version: 1 });
  const all = { query: '', from: '', to: '', withCancelled: true } as const;
  const found = (kind: InvoiceKind, taxState: TaxState) => ports.invoices.rows({ ...all, kind, taxState }, 1, 100);
  const kinds = (
    await Promise.all(invoiceKinds.flatMap((kind) => ([home, branch] as const).map((state) => found(kind, state))))
  ).flat();
  expect(kinds.length).toBeGreaterThanOrEqual(40);
  expect(
    new Set(kinds.map(({ kind, taxState, date }) => `${kind} ${taxState} ${financialYear(date)}`)).size,
  ).toBeGreaterThanOrEqual(8);
  expect(kinds.filter(({ cancelledAt }) => cancelledAt)).toHaveLength(3);
  expect(kinds.filter(({ original }) => original)).toHaveLength(8);
  expect(kinds.some(({ draft }) => draft.lines.some(({ discount }) => discount))).toBe(true);
  expect(kinds.every(({ specimen }) => specimen)).toBe(true);
  const password = lines.at(-1)?.trim().split(' ')[1] ?? '';
  const owner = await ports.users.findByUsername('owner');
  expect(await ports.passwords.verify(password, owner?.passwordHash ?? null)).toBe(true);
  expect(await start()).toEqual([]);
});

test('The demo has customers with terms and phones, and pro-formas in every state', async () => {
  const ports = demo;
  const { customers } = await ports.customers.page({ query: '', archived: false }, 1, 100);
  expect(customers).toHaveLength(30);
  // No number of India begins like this one.
  expect(customers.every(({ phone }) => phone.startsWith('+91 55500'))).toBe(true);
  expect(new Set(customers.map(({ creditDays }) => creditDays)).size).toBeGreaterThanOrEqual(5);
  expect(customers.some(({ deliveryAddresses }) => deliveryAddresses.length > 0)).toBe(true);
  const all = { query: '', from: '', to: '', withCancelled: true, kind: 'pro' } as const;
  const pages = ([home, branch] as const).map((taxState) => ports.invoices.rows({ ...all, taxState }, 1, 100));
  const proFormas = (await Promise.all(pages)).flat();
  const read = await Promise.all(proFormas.map(({ id }) => readDocument(ports, id)));
  expect(new Set(read.map((document) => document?.proForma?.state))).toEqual(new Set(proFormaStates));
  // A credit note of an invoice that was made from a pro-forma: the longest chain.
  const chains = read.flatMap((document) => document?.descendants ?? []);
  expect(chains.filter(({ kind }) => kind === 'tax').length).toBeGreaterThan(20);
  const notes = await ports.documents.descendantsOf(chains.map(({ id }) => id));
  expect(notes.filter(({ kind }) => kind === 'credit')).toHaveLength(3);
});

test('The demo has money of every kind, buyers who are in no book, and links', async () => {
  const ports = demo;
  const all = {
    kind: '',
    taxState: '',
    mode: '',
    customer: '',
    from: '',
    to: '',
    query: '',
    withCancelled: true,
  } as const;
  const { vouchers } = await ports.receivables.page(all, 1, 100);
  expect(new Set(vouchers.map(({ kind }) => kind))).toEqual(new Set(['receipt', 'refund', 'settlement']));
  expect(new Set(vouchers.map(({ taxState }) => taxState))).toEqual(new Set([home, branch]));
  expect(new Set(vouchers.map(({ tdsKind }) => tdsKind))).toEqual(new Set(['', 'income-tax', 'gst']));
  expect(vouchers.filter(({ cancelled }) => cancelled)).toHaveLength(1);
  const { customers } = await ports.customers.page({ query: '', archived: false }, 1, 100);
  const balances = [...(await ports.receivables.balances(customers.map(({ id }) => id))).values()].flat();
  expect(balances.filter(({ owed }) => owed > 0).length).toBeGreaterThan(5);
  expect(balances.filter(({ advances }) => advances > 0).length).toBeGreaterThan(1);
  const openings = await Promise.all(customers.map(({ id }) => ports.receivables.openings(id)));
  expect(new Set(openings.flat().map(({ side, open }) => `${side} ${open > 0}`))).toEqual(
    new Set(['dr true', 'dr false', 'cr true']),
  );
  const unknown = await ports.documentCustomers.unknownBuyers(1, 50);
  expect(unknown.count).toBeGreaterThanOrEqual(10);
  expect(unknown.count).toBeLessThanOrEqual(20);
  const shared = (await ports.audit.read(0, 1000)).filter(({ what }) => what === 'share made');
  expect(shared).toHaveLength(5);
});

test('The last month of the demo has each section of GSTR-1 and each fault that can be mended, and the one before is filed', async () => {
  const ports = demo;
  const today = indianDate(ports.system.now());
  const { before } = neighbours(monthOf(today), 'monthly');
  const read = await readReturn(ports, home, before);
  if (!read.ok) throw new Error(read.message);
  const { gstr1, gstins } = read.value;
  for (const section of returnSections) expect([section, gstr1.sections[section].documents]).not.toContain(0);
  const remedies = gstr1.leftOut.flatMap(({ problems }) => problems.map(({ remedy }) => remedy));
  expect(new Set(remedies)).toEqual(new Set(['place', 'gstin', 'original']));
  expect(gstins.size).toBe(1);
  expect(gstr1.counts.tax.cancelled).toBeGreaterThan(0);
  expect(gstr1.checks.filter(({ check, good }) => good === false && check !== 'documents')).toEqual([]);
  for (const state of [home, branch] as const)
    expect(await ports.returns.filing(state, neighbours(before, 'monthly').before)).toMatchObject({ reopened: null });
});

test('Three processes that start together load the demo once, and a repeated load adds nothing', async () => {
  const { ports, start } = await openShop();
  const printed = (await Promise.all([start(), start(), start()])).filter((lines) => lines.length > 0);
  expect(printed).toHaveLength(1);
  const documents = async () =>
    (await ports.audit.read(0, 1000)).filter(({ what }) => what === 'invoice issued').length;
  const issued = await documents();
  await loadDemo(ports, demoFolder, { username: 'console', address: 'console' });
  expect(await documents()).toBe(issued);
  expect((await ports.companies.current())?.version).toBe(1);
});

test.each(['2026-12-05', '2027-04-01', '2027-12-05', '2028-02-29'])('The demo can be loaded on %s', async (day) => {
  const { ports } = await openShop();
  const system = { ...ports.system, now: () => `${day}T06:00:00.000Z` };
  await loadDemo({ ...ports, system }, demoFolder, { username: 'console', address: 'console' });
  const lines = await ports.audit.read(0, 1000);
  expect(lines.filter(({ what }) => what === 'return filed').length).toBeGreaterThan(0);
});

test('A shop without an account gets the one in the environment, and its password is not printed', async () => {
  const { ports, start } = await openShop({ STAFF_USERNAME: 'meena', STAFF_PASSWORD: 'a long enough password' });
  const lines = await start();
  expect(lines).toContain('The staff account meena was added.');
  expect(lines.join()).not.toContain('a long enough password');
  expect(await ports.users.findByUsername('owner')).toBeNull();
});

test('A STAFF_PASSWORD that is easy to guess stops the first start before anything is stored', async () => {
  const { ports, start } = await openShop({ STAFF_USERNAME: 'meena', STAFF_PASSWORD: 'Meena@2026!!' });
  await expect(start()).rejects.toThrow(/^STAFF_PASSWORD cannot be used. That password is too easy to guess/);
  expect(await ports.companies.current()).toBeNull();
});

test('A first account whose name looks like a name of the audit log stops the start with a sentence', async () => {
  const named = { STAFF_USERNAME: 'cоnsole', STAFF_PASSWORD: 'a long enough password', DEMO: 'false' };
  const { ports, start } = await openShop(named);
  await expect(start()).rejects.toThrow(
    'STAFF_USERNAME cannot be used. That name looks like console, which the audit log uses for something else: choose another.',
  );
  expect(await ports.users.count()).toBe(0);
});

test('A shop with DEMO=false, or with its own FILES_URL, starts without the demo, with codes that are long enough for every firm', async () => {
  const plain = await openShop({ DEMO: 'false' });
  await plain.start();
  expect(await plain.ports.companies.current()).toBeNull();
  const { version, record } = await plain.ports.catalogues.current();
  expect([version, record.products.length]).toEqual([2, 85]);
  expect(record.products.filter(({ hsn }) => hsn.length === 4)).toEqual([]);
  const ofDemo = (await demo.catalogues.current()).record.products;
  expect(ofDemo.filter(({ hsn }) => hsn.length === 4)).toHaveLength(33);
  const own = await openShop({ FILES_URL: `file:${tmpdir()}/vitrine-own-files` });
  await own.start();
  expect(await own.ports.companies.current()).toBeNull();
});
