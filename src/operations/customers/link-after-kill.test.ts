import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import { migrate } from '#adapters/database/migrations/migrate.ts';
import { openTestBook } from '#test/open/open-test-book.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';

const homes = 'Sample Homes\nFlat 3, Cuttack 753001';
// More than a batch.
const DOCUMENTS = 250;

/** Runs the job in a process of its own, and kills it some milliseconds into a batch. */
async function linkAndKill(url: string, wait: number): Promise<void> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'test/wire/link-and-say.ts', url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  child.stdout.once('data', () => void setTimeout(wait).then(() => child.kill('SIGKILL')));
  await ended;
}

eachDatabase('A process that links documents', (_, freshUrl) => {
  test('is killed again and again, while documents are issued, and nothing is lost or counted twice', async () => {
    const url = await freshUrl();
    const database = await openDatabase(url);
    onTestFinished(() => database.close());
    await migrate(database, '2026-11-21T05:00:00.000Z');
    const book = await openTestBook(database);
    for (let count = 1; count <= DOCUMENTS; count++) await book.issueAsBefore(`B/${count}`, { buyerAddress: homes });
    await book.enter(homes);
    let issued = 0;
    for (const wait of [0, 9]) {
      const killed = linkAndKill(url, wait);
      await book.issue(`N/${wait}`, { buyerAddress: homes });
      issued += 1;
      await killed;
      expect(await book.faults()).toEqual({});
    }
    await book.run();
    expect((await book.sums()).documents).toBe(DOCUMENTS + issued);
    expect(await book.unknown()).toEqual([]);
    expect(await book.faults()).toEqual({});
  }, 120_000);
});
