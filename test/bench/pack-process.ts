import { makeZip } from 'client-zip';
import { zipArchives } from '#adapters/archives/zip-archives.ts';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import { openInvoiceStore } from '#adapters/database/invoices/invoice-store.ts';
import { openReceivableStore } from '#adapters/database/receivables/receivable-store.ts';
import { openDiskFileStore } from '#adapters/files/disk-file-store.ts';
import { packPapers } from '#operations/returns/pack/pack-papers.ts';
import { writePack } from '#operations/returns/pack/write-pack.ts';
import { buildCompany } from '#test/build/factories.ts';
import { home } from '#test/specification/specified-firm.ts';

/* A process of its own, so that its memory is that of the pack alone: `pack-process.ts ours|alone URL FOLDER`. */

const [kind = '', url = '', folder = ''] = process.argv.slice(2);
const files = await openDiskFileStore(folder);
const database = await openDatabase(url);
const invoices = openInvoiceStore(database);
const month = { taxState: home, from: '2026-11-01', to: '2026-11-30' };
// A server that has made a pack before is the one that is idle.
await drained(await begin(), 100);
const idle = process.memoryUsage().rss;
let peak = idle;
const timer = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage().rss);
}, 10);
const begun = performance.now();
const bytes = await drained(await begin(), Number.POSITIVE_INFINITY);
clearInterval(timer);
process.stdout.write(
  JSON.stringify({ seconds: (performance.now() - begun) / 1000, megabytes: (peak - idle) / 1e6, bytes }),
);
await database.close();

function begin() {
  return kind === 'ours' ? ours() : makeZip(alone());
}

/** Reads up to so many chunks, and says how many bytes they had. */
async function drained(stream: ReadableStream<Uint8Array>, chunks: number): Promise<number> {
  const reader = stream.getReader();
  let bytes = 0;
  for (let left = chunks; left > 0; left -= 1) {
    const { done, value } = await reader.read();
    if (done) return bytes;
    bytes += value.length;
  }
  await reader.cancel().catch(() => {});
  return bytes;
}

async function ours() {
  const receivables = openReceivableStore(database);
  const read = async ({ pdf }: { pdf: string | null }) => (pdf && (await files.get(pdf))) || Promise.reject(pdf);
  const printers = { invoice: read, voucher: () => Promise.reject(new Error('There is none.')) };
  const question = { ...month, period: '2026-11', today: '2026-11-21', company: buildCompany() };
  const parts = [packPapers({ invoices, receivables }, printers, question)];
  return writePack({ system: { now: () => '2026-11-21T06:00:00.000Z' }, archives: zipArchives }, question, {
    parts,
    warnings: [],
    madeBy: 'bench',
  });
}

async function* alone() {
  let number = 0;
  for await (const { sha256 } of files.list()) {
    number += 1;
    const opened = await files.get(sha256);
    if (opened) yield { name: `Tax invoices/${number}.pdf`, lastModified: new Date(), input: opened };
  }
}
