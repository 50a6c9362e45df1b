import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { openCompanyStore } from '#adapters/database/company-store.ts';
import { openInvoiceStore } from '#adapters/database/invoice-store.ts';
import { migrate } from '#adapters/database/migrate.ts';
import { openDatabase } from '#adapters/database/open-database.ts';
import { systemWorld } from '#adapters/system/system-world.ts';
import { draftFromInput, issuedData } from '#contract/invoice-wire.ts';
import { issueInvoice } from '#operations/issue-invoice.ts';
import { actor, buildCompany, buildInput } from '../factories.ts';

const ROUNDS = 10;
const EACH = 200;
const WARM = 1000;

/**
 * Documents a second, validated, numbered and on disk (no PDF), against the same rows written by hand
 * in one better-sqlite3 transaction each, on the same disk, turn by turn.
 */
export const issueRate = async (folder: string): Promise<{ ours: number; raw: number; ratio: number }> => {
  const database = await openDatabase(`sqlite:${join(folder, 'ours.db')}`);
  await migrate(database, systemWorld.now());
  const companies = openCompanyStore(database);
  await companies.save(buildCompany(), false, systemWorld.now(), actor);
  const ports = { world: systemWorld, invoices: openInvoiceStore(database), companies };
  const input = buildInput();
  const issueOurs = async () => {
    const outcome = await issueInvoice(ports, {
      draft: draftFromInput(input),
      dataFor: (number) => issuedData(input, number),
      actor,
      idempotency: { key: randomUUID(), bodyHash: 'x' },
    });
    if (!outcome.ok) throw new Error(outcome.message);
  };

  for (let warm = 0; warm < WARM; warm++) await issueOurs();
  const sample = {
    invoice: await database.read
      .selectFrom('invoices')
      .selectAll()
      .orderBy('issued_seq', 'desc')
      .executeTakeFirstOrThrow(),
    audit: await database.read.selectFrom('audit_log').selectAll().orderBy('seq', 'desc').executeTakeFirstOrThrow(),
  };
  const raw = await openRaw(join(folder, 'raw.db'), sample);
  for (let warm = 0; warm < WARM; warm++) raw.issue();
  const seconds = { ours: 0, raw: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    let begun = performance.now();
    for (let each = 0; each < EACH; each++) await issueOurs();
    seconds.ours += (performance.now() - begun) / 1000;
    begun = performance.now();
    for (let each = 0; each < EACH; each++) raw.issue();
    seconds.raw += (performance.now() - begun) / 1000;
  }
  raw.close();
  await database.close();
  const rate = { ours: (ROUNDS * EACH) / seconds.ours, raw: (ROUNDS * EACH) / seconds.raw };
  return { ...rate, ratio: rate.ours / rate.raw };
};

const openRaw = async (file: string, sample: { invoice: Record<string, unknown>; audit: Record<string, unknown> }) => {
  const migrated = await openDatabase(`sqlite:${file}`);
  await migrate(migrated, systemWorld.now());
  await openCompanyStore(migrated).save(buildCompany(), false, systemWorld.now(), actor);
  await migrated.close();

  const sqlite = new Sqlite(file);
  for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON']) sqlite.pragma(pragma);
  const columns = Object.keys(sample.invoice);
  const series = sqlite.prepare(
    `insert into series values ('tax', 'delhi', '2026-27', 1, '') on conflict do update set counter = series.counter + 1 returning counter`,
  );
  const head = sqlite.prepare('update audit_head set seq = seq + 1, hash = ? where id = 1 returning seq');
  const audit = sqlite.prepare(
    `insert into audit_log values (${Object.keys(sample.audit)
      .map(() => '?')
      .join(', ')})`,
  );
  const insert = sqlite.prepare(
    `insert into invoices (${columns.map((name) => `"${name}"`).join(', ')}) values (${columns.map(() => '?').join(', ')})`,
  );
  const issue = sqlite.transaction(() => {
    const { counter } = series.get() as { counter: number };
    const hash = createHash('sha256').update(String(counter)).digest('hex');
    const { seq } = head.get(hash) as { seq: number };
    audit.run(Object.values({ ...sample.audit, seq, hash }));
    const id = randomUUID();
    const number = `DL/26-27/${counter}`;
    insert.run(
      Object.values({ ...sample.invoice, id, issued_seq: seq, number, number_key: number, idempotency_key: id }),
    );
  });
  return { issue: () => issue.immediate(), close: () => sqlite.close() };
};
