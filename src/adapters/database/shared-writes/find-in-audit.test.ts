import { expect, test } from 'vitest';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { home } from '#test/specification/specified-firm.ts';
import { openDatabase } from '../engine/open-database.ts';
import type { Database } from '../engine/tables.ts';
import { migrate } from '../migrations/migrate.ts';
import { appendAudit, openAuditLog } from './audit-log.ts';

const all = { who: '', what: '', subject: '', from: '', to: '' };
const LINES = 5000;

function seqs(entries: { seq: number }[]) {
  return entries.map(({ seq }) => seq);
}

/** Every hundredth line is Ravi's, every thousandth about DL/26-27/0007; a minute lies between two. Written once, and copied. */
const written = (async () => {
  const database = await openDatabase('sqlite::memory:');
  await migrate(database, '2026-11-01T00:00:00.000Z');
  await database.write.transaction().execute(async (transaction) => {
    for (let line = 1; line <= LINES; line++)
      await appendAudit(transaction, {
        at: new Date(Date.parse('2026-11-01T00:00:00.000Z') + line * 60_000).toISOString(),
        actor: { username: line % 100 === 0 ? 'ravi' : 'meena', address: '192.0.2.1' },
        what: line % 2 === 0 ? 'invoice issued' : 'logged in',
        subject: line % 1000 === 0 ? `tax/${home}/DL/26-27/0007` : `tax/${home}/DL/26-27/${line}`,
      });
  });
  const lines = await database.read.selectFrom('audit_log').selectAll().orderBy('seq').execute();
  const head = await database.read.selectFrom('audit_head').selectAll().executeTakeFirstOrThrow();
  await database.close();
  return { lines, head };
})();

async function filled(database: Database) {
  const { lines, head } = await written;
  for (let from = 0; from < LINES; from += 500)
    await database.write
      .insertInto('audit_log')
      .values(lines.slice(from, from + 500))
      .execute();
  await database.write.updateTable('audit_head').set(head).execute();
  return openAuditLog(database);
}

eachDatabase('The audit log', (open) => {
  test('is paged newest first, filtered by who, what, subject and time, and given oldest first as a stream', async () => {
    const audit = await filled(await open());
    const first = await audit.page(all, null, 3);
    expect(seqs(first.entries)).toEqual([5000, 4999, 4998]);
    expect(first.older).toBe(4998);
    expect(seqs((await audit.page(all, first.older, 3)).entries)).toEqual([4997, 4996, 4995]);
    expect(await audit.page(all, 3, 3)).toMatchObject({ entries: [{ seq: 2 }, { seq: 1 }], older: null });

    const ravi = await audit.page({ ...all, who: 'ravi' }, null, 45);
    expect(seqs(ravi.entries).slice(0, 2)).toEqual([5000, 4900]);
    // The page goes on past the lines that are looked at in one question.
    expect(seqs(ravi.entries).at(-1)).toBe(600);
    expect(seqs((await audit.page({ ...all, who: 'ravi' }, ravi.older, 45)).entries)).toEqual([
      500, 400, 300, 200, 100,
    ]);
    expect(await audit.page({ ...all, who: 'ravi', what: 'logged in' }, null, 5)).toEqual({ entries: [], older: null });

    const subject = `tax/${home}/DL/26-27/0007`;
    expect(seqs((await audit.page({ ...all, subject }, null, 9)).entries)).toEqual([5000, 4000, 3000, 2000, 1000]);
    const number = await audit.page({ ...all, subject: 'dl/26-27/0007' }, null, 2);
    expect([seqs(number.entries), number.older]).toEqual([[5000, 4000], 4000]);
    expect((await audit.page({ ...all, subject: '%' }, null, 9)).entries).toEqual([]);

    const hour = { ...all, from: '2026-11-01T01:00:00.000Z', to: '2026-11-01T02:00:00.000Z' };
    const streamed: number[] = [];
    for await (const { seq } of audit.stream(hour)) streamed.push(seq);
    expect(streamed).toEqual(Array.from({ length: 60 }, (_, index) => index + 60));
    const whole: number[] = [];
    for await (const { seq } of audit.stream(all)) whole.push(seq);
    expect(whole).toEqual(Array.from({ length: LINES }, (_, index) => index + 1));
    // No line is lost between two questions.
    expect(seqs((await audit.page(all, null, LINES)).entries)).toEqual(whole.toReversed());
    const checks = await Promise.all([audit.check(), audit.check()]);
    expect(checks).toEqual([
      { lines: LINES, brokenAt: null },
      { lines: LINES, brokenAt: null },
    ]);
  });
});
