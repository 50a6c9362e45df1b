import { monitorEventLoopDelay } from 'node:perf_hooks';
import { openCatalogueStore } from '#adapters/database/catalogue/catalogue-store.ts';
import { openEinvoiceStore } from '#adapters/database/einvoices/einvoice-store.ts';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import { openInvoiceStore } from '#adapters/database/invoices/invoice-store.ts';
import { openReturnFiles } from '#adapters/database/returns/open-return-files.ts';
import { openReturnStore } from '#adapters/database/returns/return-store.ts';
import { openMemoryFileStore } from '#adapters/files/memory-file-store.ts';
import { openSheets } from '#adapters/sheets/open-sheets.ts';
import { nodeSystem } from '#adapters/system/node-system.ts';
import { listEinvoices } from '#operations/einvoices/list-einvoices.ts';
import { fileReturn } from '#operations/returns/file-return.ts';
import { listReturnDocuments } from '#operations/returns/list-return-documents.ts';
import { buildEinvoiceFirm } from '#test/build/build-einvoice.ts';
import { actor } from '#test/build/factories.ts';
import { home } from '#test/specification/specified-firm.ts';
import { worstOf } from './worst-of.ts';

const SIZE = 100;

/**
 * The month of `returnCost` on its screens, in the process of the server: milliseconds of a page of the documents behind a figure
 * and of the e-invoices, p99, the first of them apart; then filing it, in seconds, and the longest time that nobody else was
 * answered meanwhile, in milliseconds, and the seconds of it in which nobody could issue.
 */
export async function monthCost(url: string, documents: number): Promise<Record<string, number>> {
  const database = await openDatabase(url);
  const company = { ...buildEinvoiceFirm(), eInvoiceFrom: '2026-04-01' };
  const current = async () => ({ company, version: 1, demo: false, savedAt: '', savedBy: '' });
  const returns = openReturnStore(database);
  const ports = {
    system: { ...nodeSystem, now: () => '2026-11-05T06:00:00.000Z' },
    companies: { current, lastIn: current },
    catalogues: openCatalogueStore(database),
    invoices: openInvoiceStore(database),
    einvoices: openEinvoiceStore(database),
    returns,
    returnFiles: openReturnFiles(database, url),
    sheets: openSheets(),
    files: openMemoryFileStore(),
  };
  const month = { state: home, taxState: home, period: '2026-10' } as const;
  const behind = (page: number) => listReturnDocuments(ports, { ...month, figure: 'documents', page, size: SIZE });
  const einvoices = (page: number) => listEinvoices(ports, { ...month, show: 'all', page, size: SIZE });
  // The month was filled without its audit lines.
  await database.write
    .updateTable('audit_head')
    .set({ seq: documents + 1 })
    .execute();
  const first = await watched(() => behind(1));
  const firstEinvoices = await watched(() => einvoices(1));
  const pages = documents / SIZE;
  const rows = await worstOf((turn) => behind(1 + ((turn * 7919) % pages)));
  const einvoiceRows = await worstOf((turn) => einvoices(1 + ((turn * 7919) % (pages / 2))));
  const revision = await returns.revision();
  let held = 0;
  const file: typeof returns.file = async (...given) => {
    const begun = performance.now();
    const answer = await returns.file(...given);
    held = (performance.now() - begun) / 1000;
    return answer;
  };
  const filing = await watched(() =>
    fileReturn(
      { ...ports, returns: { ...returns, file } },
      { ...month, revision, filedOn: '2026-11-05', arn: '' },
      actor,
    ),
  );
  await database.close();
  return {
    behind: rows,
    einvoices: einvoiceRows,
    firstBehind: first.seconds,
    firstBehindBlocks: first.blocks,
    firstEinvoices: firstEinvoices.seconds,
    firstEinvoicesBlocks: firstEinvoices.blocks,
    filing: filing.seconds,
    filingCpu: filing.cpu,
    filingBlocks: filing.blocks,
    filingHolds: held,
  };
}

/** Seconds, those of processor time in this process, and the longest time that nothing else ran in it, in milliseconds. */
async function watched(task: () => Promise<object>) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const [begun, before] = [performance.now(), process.cpuUsage()];
  const answer = await task();
  if ('ok' in answer && !answer.ok) throw new Error('It was refused.');
  const { user, system } = process.cpuUsage(before);
  const seconds = (performance.now() - begun) / 1000;
  // Once more, so that a delay at the very end is counted.
  await new Promise((resolve) => setTimeout(resolve, 5));
  delay.disable();
  return { seconds, cpu: (user + system) / 1e6, blocks: delay.max / 1e6 };
}
