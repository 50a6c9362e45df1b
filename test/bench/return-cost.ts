import { readFileSync } from 'node:fs';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import { rowFromInvoice } from '#adapters/database/invoices/invoice-row.ts';
import { migrate } from '#adapters/database/migrations/migrate.ts';
import { openReturnFiles } from '#adapters/database/returns/open-return-files.ts';
import { formatNumber } from '#domain/invoices/invoice-number.ts';
import type { Gstr1Question } from '#domain/returns/gstr1.ts';
import { isGstin } from '#domain/tax/gstin.ts';
import { buildNewInvoice } from '#test/build/factories.ts';
import { openTestInvoices } from '#test/open/open-test-invoices.ts';
import { at } from './fill-shop.ts';
import { openBulk } from './open-bulk.ts';
import { processorTicks, ticksPerSecond } from './processor-ticks.ts';

const BUYERS = 2000;

/**
 * GSTR-1 of one month with so many documents as its JSON file: the seconds of processor time and the megabytes of the process
 * that reckons it, above those of an empty month; how much this process grew meanwhile; and the parts of the file.
 */
export async function returnCost(url: string, documents: number): Promise<Record<string, number>> {
  const database = await openDatabase(url);
  await migrate(database, at);
  // A document names the version of the company record.
  await openTestInvoices(database);
  await fillMonth(url, documents);
  const files = openReturnFiles(database, url, { here: -1 });
  const ask = async (period: string) => {
    const question: Gstr1Question = {
      taxState: 'delhi',
      period,
      form: 'gstr1',
      gstin: '07AAKFA0000A1ZK',
      turnover: 'up-to-5',
      filed: false,
      unitCodes: {},
    };
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

/** Documents of five rows as issuing would leave them, two in three of them to registered buyers. */
async function fillMonth(url: string, documents: number): Promise<void> {
  const bulk = await openBulk(url);
  const buyers = Array.from({ length: BUYERS }, (_, index) => gstinOf(index));
  const entry = buildNewInvoice(fiveRows);
  for (let begin = 0; begin < documents; begin += 2000) {
    const rows: Record<string, object[]> = { invoices: [], buyer_names: [], return_facts: [] };
    for (let index = begin; index < Math.min(documents, begin + 2000); index++) {
      const date = `2026-10-${String(1 + Math.floor((index * 31) / documents)).padStart(2, '0')}`;
      const gstin = index % 3 === 0 ? '' : (buyers[index % BUYERS] ?? '');
      const number = formatNumber(entry.series, index + 1);
      const id = `id-${index}`;
      const buyerAddress = `Example Hotels ${index % BUYERS}\n${index % 400} Street\nNew Delhi 110024\n${gstin}`;
      const draft = { ...entry.draft, date, buyerAddress, number };
      const document = { ...entry, id, date, draft, buyerName: `Example Hotels ${index % BUYERS}` };
      const given = { number, draft, data: document.dataFor(number), issuedAt: at, seq: index + 2 };
      const row = rowFromInvoice(document, given);
      rows.invoices?.push(row);
      rows.buyer_names?.push({ document: id, name: document.buyerName });
      const facts = { gstin, place: '07', date, issued_seq: row.issued_seq };
      rows.return_facts?.push({ document: id, kind: 'tax', tax_state: 'delhi', ...facts });
    }
    await bulk.write(rows);
  }
  await bulk.close();
}

const fiveRows = Object.fromEntries(
  [1, 2, 3, 4, 5].flatMap((row) =>
    Object.entries({
      productname: 'Wallpaper',
      hsn: row % 2 === 0 ? '57032990' : '48142000',
      qty: `${row}.25`,
      rate: '149.99',
      ratePerQty: 'roll',
      gst: row % 2 === 0 ? '5' : '18',
    }).map(([cell, text]) => [`${cell}${row}`, text]),
  ),
);

function gstinOf(index: number): string {
  const begin = `07AAAC${String.fromCharCode(65 + (index % 26))}${String(1000 + Math.floor(index / 26)).padStart(4, '0')}L1Z`;
  const check = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'].find((character) => isGstin(begin + character));
  return `${begin}${check}`;
}
