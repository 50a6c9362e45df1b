import { readFileSync } from 'node:fs';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import { migrate } from '#adapters/database/migrations/migrate.ts';
import { openReturnFiles } from '#adapters/database/returns/open-return-files.ts';
import { askReturn } from '#test/build/build-return.ts';
import { openTestInvoices } from '#test/open/open-test-invoices.ts';
import { fillMonth } from './fill-month.ts';
import { at } from './fill-shop.ts';
import { processorTicks, ticksPerSecond } from './processor-ticks.ts';

/**
 * GSTR-1 of one month with so many documents as its JSON file: the seconds of processor time and the megabytes of the process
 * that calculates it, above those of an empty month; how much this process grew meanwhile; and the parts of the file.
 */
export async function returnCost(url: string, documents: number): Promise<Record<string, number>> {
  const database = await openDatabase(url);
  await migrate(database, at);
  // A document names the version of the company record.
  await openTestInvoices(database);
  await fillMonth(url, documents);
  const files = openReturnFiles(database, url, { here: -1 });
  const ask = async (period: string) => {
    const question = askReturn({ period, gstin: '07AAKFA0000A1ZK' });
    const before = process.memoryUsage.rss();
    const watched = watchChild();
    const answer = await files.json({ question, revision: documents + 1 }, { withIrn: true });
    let bytes = 0;
    for await (const { text } of answer.pieces) {
      bytes += text.length;
      watched.look();
    }
    const { taxable } = answer.gstr1.outward;
    const grown = (process.memoryUsage.rss() - before) / 1e6;
    return { ...watched.stop(), parts: answer.parts, megabytes: bytes / 1e6, grown, taxable };
  };
  const empty = await ask('2026-09');
  const full = await ask('2026-10');
  await database.close();
  if (full.taxable === 0) throw new Error('The month was not found.');
  return {
    documents,
    cpu: full.cpu - empty.cpu,
    aboveIdle: full.peak - empty.peak,
    hereGrown: full.grown,
    parts: full.parts,
    fileMegabytes: full.megabytes,
  };
}

/** Looks at the newest child of this process, by its id, until it ends. */
function watchChild() {
  let [peak, ticks] = [0, 0];
  const known = new Set(children());
  const look = () => {
    for (const pid of children()) {
      if (known.has(pid)) continue;
      try {
        ticks = Math.max(ticks, processorTicks(pid));
        const status = readFileSync(`/proc/${pid}/status`, 'utf8');
        peak = Math.max(peak, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1000);
      } catch {
        // It has ended.
      }
    }
  };
  const timer = setInterval(look, 20);
  return {
    look,
    stop: () => {
      clearInterval(timer);
      return { peak, cpu: ticks / ticksPerSecond };
    },
  };
}

function children(): number[] {
  const { pid } = process;
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
}
