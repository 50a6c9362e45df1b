import { execFile } from 'node:child_process';
import { hash, randomFillSync } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openCompanyStore } from '#adapters/database/company/company-store.ts';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import { openInvoiceStore } from '#adapters/database/invoices/invoice-store.ts';
import { migrate } from '#adapters/database/migrations/migrate.ts';
import { openDiskFileStore } from '#adapters/files/disk-file-store.ts';
import { actor, buildCompany, buildNewInvoice } from '#test/build/factories.ts';
import { at } from './fill-shop.ts';

const PAPER_BYTES = 42_000;
const ROUNDS = 3;

type Measured = { seconds: number; megabytes: number; bytes: number };

/**
 * A pack of so many papers, against the library alone that copies the same files into a ZIP, in turns and each in a new
 * process: the best times, and the most memory above idle.
 */
export async function packCost(folder: string, papers: number): Promise<Record<string, number>> {
  const url = `sqlite:${join(folder, 'pack.db')}`;
  const store = join(folder, 'pack-files');
  await fillMonth(url, store, papers);
  const runs: Record<'ours' | 'alone', Measured[]> = { ours: [], alone: [] };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const kind of ['alone', 'ours'] as const) runs[kind].push(await measured(kind, url, store));
  const best = (kind: 'ours' | 'alone') => Math.min(...runs[kind].map(({ seconds }) => seconds));
  return {
    papers,
    seconds: best('ours'),
    alone: best('alone'),
    ratio: best('alone') / best('ours'),
    megabytes: Math.max(...runs.ours.map(({ megabytes }) => megabytes)),
    megabytesAlone: Math.max(...runs.alone.map(({ megabytes }) => megabytes)),
  };
}

async function measured(kind: string, url: string, store: string): Promise<Measured> {
  const script = join(import.meta.dirname, 'pack-process.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script, kind, url, store]);
  return JSON.parse(stdout) as Measured;
}

async function fillMonth(url: string, store: string, papers: number): Promise<void> {
  const database = await openDatabase(url);
  await migrate(database, at);
  await openCompanyStore(database).save(buildCompany(), false, at, actor);
  const invoices = openInvoiceStore(database);
  const files = await openDiskFileStore(store);
  for (let index = 0; index < papers; index += 1) {
    const answer = await invoices.issue(buildNewInvoice({ orderDate: '2026-11-21' }));
    if (answer.kind !== 'issued') throw new Error(answer.kind);
    const paper = randomFillSync(new Uint8Array(PAPER_BYTES));
    const sha256 = hash('sha256', paper);
    await files.put(sha256, paper);
    await invoices.setPdf(answer.invoice.id, sha256, at);
  }
  await database.close();
}
