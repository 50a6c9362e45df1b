import type { openDatabase } from '#adapters/database/engine/open-database.ts';
import { runTogether } from '#adapters/database/engine/run-together.ts';
import { addressesOf, addressSteps, countAddresses } from '#adapters/database/invoices/address-words.ts';
import { countIssued } from '#adapters/database/invoices/day-totals.ts';
import { rowFromInvoice } from '#adapters/database/invoices/invoice-row.ts';
import { wordSteps } from '#adapters/database/invoices/invoice-words.ts';
import { nextInSeries } from '#adapters/database/invoices/next-in-series.ts';
import { appendAudit } from '#adapters/database/shared-writes/audit-log.ts';
import { nodeSystem } from '#adapters/system/node-system.ts';
import type { NewInvoice } from '#operations/ports/invoices.ts';

type Database = Awaited<ReturnType<typeof openDatabase>>;

/**
 * Issues a document under `number` as the release did whose audit lines had no digest of the row, and which took the
 * first line of the address for the buyer's name.
 */
export function issueAsBefore(database: Database, entry: NewInvoice, number: string) {
  return database.write.transaction().execute(async (transaction) => {
    const data = entry.dataFor(number);
    const { id, date, totals } = entry;
    await nextInSeries(transaction, { ...entry, typedNumber: number });
    const addresses = addressesOf(entry.draft);
    const [counted] = await runTogether(transaction, [countAddresses(addresses, entry.issuedAt)]);
    await runTogether(transaction, addressSteps(addresses, entry.issuedAt, counted));
    const seq = await appendAudit(transaction, {
      at: entry.issuedAt,
      actor: entry.actor,
      what: 'invoice issued',
      subject: `${entry.kind}/${entry.taxState}/${number}`,
      after: { id, date, payable: totals.payable, data: nodeSystem.sha256(data) },
    });
    const draft = { ...entry.draft, number };
    const buyerName = entry.draft.buyerAddress.trim().split('\n', 1)[0]?.trim() ?? '';
    const row = rowFromInvoice({ ...entry, buyerName }, { number, draft, data, issuedAt: entry.issuedAt, seq });
    await runTogether(transaction, [countIssued(row), ...wordSteps(row)]);
    await transaction.insertInto('invoices').values(row).execute();
    return row;
  });
}

/** Names a paper as that release did: without a line in the audit log. */
export async function setPdfAsBefore(database: Database, id: string, sha256: string) {
  await database.write
    .updateTable('invoices')
    .set({ pdf: sha256 })
    .where('id', '=', id)
    .where('pdf', 'is', null)
    .execute();
}
