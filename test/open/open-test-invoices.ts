import { openCompanyStore } from '#adapters/database/company/company-store.ts';
import type { Database } from '#adapters/database/engine/tables.ts';
import { openInvoiceStore } from '#adapters/database/invoices/invoice-store.ts';
import { actor, buildCompany } from '#test/build/factories.ts';

/** The invoice store of a database in which the firm is known: no document is issued without one. */
export async function openTestInvoices(database: Database) {
  await openCompanyStore(database).save(buildCompany(), false, '2026-11-21T05:00:00.000Z', actor);
  return openInvoiceStore(database);
}
