import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import Sqlite from 'better-sqlite3';
import { openCatalogueStore } from '#adapters/database/catalogue/catalogue-store.ts';
import { openCompanyStore } from '#adapters/database/company/company-store.ts';
import { openCustomerStore } from '#adapters/database/customers/customer-store.ts';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import type { Database } from '#adapters/database/engine/tables.ts';
import { openInvoiceStore } from '#adapters/database/invoices/invoice-store.ts';
import { migrate } from '#adapters/database/migrations/migrate.ts';
import { openLoginStore } from '#adapters/database/staff/login-store.ts';
import { openUserStore } from '#adapters/database/staff/user-store.ts';
import { nodeSystem } from '#adapters/system/node-system.ts';
import { openTariff } from '#adapters/tariff/open-tariff.ts';
import { draftFromInput, issuedData } from '#contract/invoice-wire.ts';
import { readCustomer } from '#domain/customers/read-customer.ts';
import { issueInvoice } from '#operations/invoices/issue-invoice.ts';
import type { Actor } from '#operations/ports/actor.ts';
import { operator } from '#operations/ports/actor.ts';
import { buildCustomer } from '#test/build/build-customer.ts';
import { buildCompany, buildInput } from '#test/build/factories.ts';
import { openRawRows } from './raw-rows.ts';
import { readRows } from './read-rows.ts';

const ROUNDS = 15;
const EACH = 200;
const WARM = 5;

/**
 * Documents a second, validated, numbered and on disk (no PDF), one after another, against the very same rows written by
 * hand in one better-sqlite3 transaction each, on the same disk, turn by turn. One document in ten has a new
 * buyer, who is in no book. The middle
 * of the rounds counts: what else the machine did during one of them says nothing.
 */
export async function issueRate(folder: string): Promise<{ ours: number; raw: number; ratio: number }> {
  const files = { ours: join(folder, 'ours.db'), raw: join(folder, 'raw.db') };
  const database = await openDatabase(`sqlite:${files.ours}`);
  await migrate(database, nodeSystem.now());
  const companies = openCompanyStore(database);
  await companies.save(buildCompany(), false, nodeSystem.now(), operator);
  const actor = await logIn(database);
  await addCustomer(database);
  const ports = {
    system: nodeSystem,
    invoices: openInvoiceStore(database),
    companies,
    catalogues: openCatalogueStore(database),
    tariff: openTariff(),
  };
  const issueOurs = async (turn: number) => {
    const input = buildInput(turn % 10 === 0 ? { buyerAddress: `Sample Buyer ${turn}\n${turn} Example Marg` } : {});
    const outcome = await issueInvoice(ports, {
      draft: draftFromInput(input),
      dataFor: (number) => issuedData(input, number),
      customer: null,
      actor,
      idempotency: { key: randomUUID(), bodyHash: 'x' },
    });
    if (!outcome.ok) throw new Error(outcome.message);
  };

  const ours = new Sqlite(files.ours, { readonly: true });
  ours.prepare('vacuum into ?').run(files.raw);
  const raw = openRawRows(files.raw);
  const rounds: { ours: number; raw: number }[] = [];
  const seen = new Map<unknown, number>();
  let turn = 0;
  for (let round = 0; round < WARM + ROUNDS; round++) {
    let begun = performance.now();
    for (let each = 0; each < EACH; each++) await issueOurs(turn++);
    const oursMs = performance.now() - begun;
    const documents = readRows(ours, EACH, seen);
    begun = performance.now();
    for (const rows of documents) raw.issue(rows);
    rounds.push({ ours: oursMs, raw: performance.now() - begun });
  }
  raw.close();
  await database.close();
  assertSameTables(ours, files.raw);
  ours.close();
  const measured = rounds.slice(WARM);
  return {
    ours: (EACH * 1000) / median(measured.map(({ ours }) => ours)),
    raw: (EACH * 1000) / median(measured.map(({ raw }) => raw)),
    ratio: median(measured.map(({ ours, raw }) => raw / ours)),
  };
}

/** The buyer of nine documents in ten is in the book, the others are not. */
async function addCustomer(database: Database): Promise<void> {
  const { buyerAddress } = draftFromInput(buildInput());
  const fields = readCustomer(buildCustomer({ billingAddress: buyerAddress, gstin: '' }));
  const entry = { id: nodeSystem.uuid(), fields, idempotency: null };
  await openCustomerStore(database).create(entry, nodeSystem.now(), operator);
}

/** Somebody who is logged in: each document looks whether they still are. */
async function logIn(database: Database): Promise<Actor> {
  const [at, where] = [nodeSystem.now(), { address: '192.0.2.1', network: 'home', agent: '' }];
  const account = { id: 'user', username: 'meena', role: 'staff', passwordHash: 'hash', code: null } as const;
  await openUserStore(database).add(account, at, operator);
  const login = { tokenHash: 'token', userId: 'user', createdAt: at, seenAt: at, ...where };
  await openLoginStore(database).add(login, 'hash', 5, operator);
  return { username: 'meena', address: where.address, login: { tokenHash: 'token', role: 'staff' } };
}

function median(values: number[]): number {
  return values.sort((one, other) => one - other)[values.length >> 1] ?? 0;
}

/** The comparison is worth nothing unless both wrote the same. */
function assertSameTables(ours: Sqlite.Database, rawFile: string): void {
  const raw = new Sqlite(rawFile, { readonly: true });
  const tables = ours.prepare(`select name from sqlite_schema where type = 'table'`).pluck().all() as string[];
  for (const table of tables) {
    const all = `select * from ${table} order by 1, 2`;
    if (!isDeepStrictEqual(raw.prepare(all).all(), ours.prepare(all).all()))
      throw new Error(`${table} is not the same`);
  }
  raw.close();
}
