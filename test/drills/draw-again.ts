import { createHash } from 'node:crypto';
import { openCompanyStore } from '#adapters/database/company/company-store.ts';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import { openInvoiceStore } from '#adapters/database/invoices/invoice-store.ts';
import { openPaper } from '#adapters/paper/open-paper.ts';
import { home } from '#test/specification/specified-firm.ts';

/* Draws every document of a shop again and prints how many there are, and which come out as other bytes than were stored. */

const [databaseUrl = ''] = process.argv.slice(2);
const database = await openDatabase(databaseUrl);
const paper = openPaper();
const companies = openCompanyStore(database);
const filter = { kind: 'tax', taxState: home, query: '', from: '', to: '', withCancelled: true } as const;
const other: string[] = [];
let drawn = 0;
for await (const invoice of openInvoiceStore(database).stream(filter)) {
  const version = await companies.version(invoice.companyVersion);
  if (!version) throw new Error(`Version ${invoice.companyVersion} of the company record is missing.`);
  const bytes = await paper.draw({ ...invoice, cancelledAt: null }, version.company, 'original');
  if (createHash('sha256').update(bytes).digest('hex') !== invoice.pdf) other.push(invoice.number);
  drawn += 1;
}
await paper.close();
await database.close();
process.stdout.write(
  JSON.stringify({ drawn, other: other.length, first: other[0] ?? '', on: new Date().getFullYear() }),
);
