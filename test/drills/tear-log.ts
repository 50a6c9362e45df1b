import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import { chances } from './chances.ts';
import { checkBooks } from './check-books.ts';

type TornReport = {
  seed: number;
  kilobytes: number;
  damages: number;
  /** Different states that the shop came back to, and the fewest and the most documents in one. */
  states: number;
  fewest: number;
  most: number;
  /** What must not be: a damage after which the books do not hold, or are no earlier state of the shop. */
  wrong: string[];
};

/** Damages the write-ahead log of a shop in many ways, one at a time, and looks at what the database makes of each. */
export async function tearLog(folder: string, damages: number, seed: number): Promise<TornReport> {
  const chance = chances(seed);
  const log = readFileSync(join(folder, 'vitrine.db-wal'));
  const history = await readHistory(folder, log);
  const documents: number[] = [];
  const states = new Set<number>();
  const wrong: string[] = [];
  for (let turn = 0; turn < damages; turn++) {
    const damage = damageOf(log, chance);
    try {
      const found = await withCopy(folder, damage.log, lookAt);
      const earlier = history.hashes[found.lines] === found.hash && history.documents(found.lines) === found.rows;
      if (!found.holds || !earlier) wrong.push(`${turn}, ${damage.how}: ${JSON.stringify(found)}`);
      documents.push(found.rows);
      states.add(found.lines);
    } catch (error) {
      wrong.push(`${turn}, ${damage.how}: ${error}`);
    }
  }
  const [fewest, most] = [Math.min(...documents), Math.max(...documents)];
  return { seed, kilobytes: Math.round(log.length / 1000), damages, states: states.size, fewest, most, wrong };
}

/** Which of these numbers a shop that was killed does not have. */
export async function lostAfterKill(folder: string, numbers: string[]): Promise<string[]> {
  const log = readFileSync(join(folder, 'vitrine.db-wal'));
  return withCopy(folder, log, async (databaseUrl) => {
    const database = await openDatabase(databaseUrl);
    const rows = await database.read.selectFrom('invoices').select('number').execute();
    await database.close();
    return numbers.filter((number) => !rows.some((row) => row.number === number));
  });
}

/** Cut off, with a bit turned over, with a page of zeros, or with a page of something else. */
function damageOf(log: Buffer, chance: () => number): { how: string; log: Buffer } {
  const at = Math.floor(chance() * log.length);
  const torn = Buffer.from(log);
  switch (Math.floor(chance() * 4)) {
    case 0:
      return { how: `cut at ${at}`, log: torn.subarray(0, at) };
    case 1:
      torn[at] = (torn[at] ?? 0) ^ (1 << Math.floor(chance() * 8));
      return { how: `a bit turned over at ${at}`, log: torn };
    case 2:
      return { how: `4096 zeros from ${at}`, log: torn.fill(0, at, at + 4096) };
    default:
      log.copy(torn, at, Math.floor(chance() * log.length));
      return { how: `another part of it from ${at}`, log: torn };
  }
}

async function withCopy<T>(folder: string, log: Buffer, look: (databaseUrl: string) => Promise<T>): Promise<T> {
  const copy = mkdtempSync(join(folder, 'torn-'));
  try {
    copyFileSync(join(folder, 'vitrine.db'), join(copy, 'vitrine.db'));
    writeFileSync(join(copy, 'vitrine.db-wal'), log);
    return await look(`sqlite:${join(copy, 'vitrine.db')}`);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

async function lookAt(databaseUrl: string) {
  const books = await checkBooks(databaseUrl);
  const database = await openDatabase(databaseUrl);
  const head = await database.read.selectFrom('audit_head').selectAll().executeTakeFirstOrThrow();
  await database.close();
  const holds = books.sound && books.auditHolds && books.wrongSeries.length === 0;
  return { ...books, lines: head.seq, hash: head.hash, holds };
}

/** Each state that the shop went through: the hash of each line of its audit log, and how many documents there were then. */
function readHistory(folder: string, log: Buffer) {
  return withCopy(folder, log, async (databaseUrl) => {
    const database = await openDatabase(databaseUrl);
    const lines = await database.read.selectFrom('audit_log').select(['seq', 'hash']).orderBy('seq').execute();
    const issued = await database.read.selectFrom('invoices').select('issued_seq').execute();
    await database.close();
    return {
      hashes: ['', ...lines.map(({ hash }) => hash)],
      documents: (seq: number) => issued.filter((row) => row.issued_seq <= seq).length,
    };
  });
}
