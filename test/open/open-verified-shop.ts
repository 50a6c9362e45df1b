import { sql } from 'kysely';
import { openCallbackStore } from '#adapters/database/callbacks/callback-store.ts';
import { openCompanyStore } from '#adapters/database/company/company-store.ts';
import { openCustomerStore } from '#adapters/database/customers/customer-store.ts';
import { openEinvoiceStore } from '#adapters/database/einvoices/einvoice-store.ts';
import type { Database } from '#adapters/database/engine/tables.ts';
import { inspectDatabase } from '#adapters/database/integrity/inspect-database.ts';
import { openInvoiceStore } from '#adapters/database/invoices/invoice-store.ts';
import { releaseOf } from '#adapters/database/migrations/migrate.ts';
import { openWidePictures } from '#adapters/database/photos/added-variants.ts';
import { openPhotoIndex } from '#adapters/database/photos/photo-index.ts';
import { openAuditLog } from '#adapters/database/shared-writes/audit-log.ts';
import { openMemoryFileStore } from '#adapters/files/memory-file-store.ts';
import { openPaper } from '#adapters/paper/open-paper.ts';
import { nodeSystem } from '#adapters/system/node-system.ts';
import { draftOfData } from '#contract/invoice-wire.ts';
import { readCustomer } from '#domain/customers/read-customer.ts';
import { verifyShop } from '#operations/audit/verify-shop.ts';
import { printInvoice } from '#operations/invoices/print-invoice.ts';
import type { FileStore } from '#operations/ports/files.ts';
import type { Paper } from '#operations/ports/papers.ts';
import { buildCustomer } from '#test/build/build-customer.ts';
import { actor, buildCallback, buildCompany, buildNewInvoice, buildPhoto } from '#test/build/factories.ts';
import { branch, home } from '#test/specification/specified-firm.ts';
import { withoutRow } from './inspect.ts';

const at = '2026-11-21T06:00:00.000Z';

/** The files of a shop that `fillVerifiedShop` filled, and the hashes of its picture. */
export type ShopFiles = { files: FileStore; picture: string; wide: string };

// Its processes end with this one.
const renderer = openPaper();

// A document is drawn once for all tests: each shop begins with the same ones. What is on a paper does not depend on its id.
const drawn = new Map<string, Promise<Uint8Array>>();
const paper: Paper = {
  ...renderer,
  draw: ({ id: _, ...invoice }, ...others) => {
    const key = JSON.stringify([invoice, others]);
    const known = drawn.get(key) ?? renderer.draw({ id: '', ...invoice }, ...others);
    drawn.set(key, known);
    return known;
  },
};

/** Four tax invoices, the third cancelled, one with a typed number and a discount, a credit note, a picture, a customer. */
export async function fillVerifiedShop(database: Database): Promise<ShopFiles> {
  const files = openMemoryFileStore();
  const company = buildCompany({ openingNumbers: { 'DL/26-27/': 118 } });
  await openCompanyStore(database).save(company, false, at, actor);
  const { ports, issue } = openIssuing(database, files);
  for (let turn = 0; turn < 4; turn += 1) await issue({}, { openingNumber: 118 });
  await issue({ invoiceNo: 'SI/OLD/12', discount1: '7.5%' });
  await issue({ type: 'credit', taxState: branch, referenceNumber: 'X', withoutGst: 'yes' });
  const third = await ports.invoices.find('tax', home, 'DL/26-27/0120');
  const cancelled = await ports.invoices.cancel(third?.id ?? '', { reason: 'duplicate', why: '' }, at, actor);
  if (cancelled.kind === 'cancelled') await printInvoice(ports, cancelled.invoice, 'original');
  const picture = nodeSystem.sha256('teak');
  await files.put(picture, new TextEncoder().encode('teak'));
  const variants = [{ format: 'jpg' as const, width: 900, height: 900, file: picture, bytes: 4 }];
  const teak = buildPhoto({ name: 'teak.jpg', hash: picture, variants, width: 2400, height: 1800 });
  await openPhotoIndex(database).add(teak, actor);
  const wide = nodeSystem.sha256('wide teak');
  await files.put(wide, new TextEncoder().encode('wide teak'));
  const added = { format: 'avif' as const, width: 2048, height: 1536, file: wide, bytes: 9 };
  await openWidePictures(database).keep([{ id: teak.id, variant: added }], 100, at);
  const callbacks = openCallbackStore(database);
  await callbacks.add(buildCallback({ id: 'CALLED' }), at);
  await callbacks.add(buildCallback({ id: 'WAITING', message: 'Another time' }), at);
  const customer = { id: 'CUSTOMER', fields: readCustomer(buildCustomer()), idempotency: null };
  await openCustomerStore(database).create(customer, at, actor);
  await callbacks.change('CALLED', { done: true }, at, actor);
  return { files, picture, wide };
}

/** Opens a copy of such a shop: what a test changes in its files is in no other copy. */
export async function openVerifiedShop(database: Database, { files: of, picture, wide }: ShopFiles) {
  const files = openMemoryFileStore();
  for await (const { sha256 } of of.list()) await files.put(sha256, (await of.get(sha256)) ?? new Uint8Array());
  const { ports, issue } = openIssuing(database, files);
  const verify = async (changed: { paper?: Pick<Paper, 'draw'> } = {}) => {
    const inspection = inspectDatabase(database, draftOfData);
    const audit = openAuditLog(database);
    const checks = [];
    const verified = await verifyShop({ ...ports, ...changed, release: () => releaseOf(database), inspection, audit });
    if (!verified.ok) throw new Error(verified.message);
    for await (const check of verified.value) checks.push(check);
    return {
      checks,
      faults: checks.flatMap(({ name, faults }) => [
        ...new Set(faults.map((fault) => `${name}: ${withoutRow(fault)}`)),
      ]),
    };
  };
  return { ...ports, issue, picture, wide, verify };
}

function openIssuing(database: Database, files: FileStore) {
  const ports = {
    system: nodeSystem,
    invoices: openInvoiceStore(database),
    companies: openCompanyStore(database),
    einvoices: openEinvoiceStore(database),
    files,
    paper,
  };
  const issue = async (...entry: Parameters<typeof buildNewInvoice>) => {
    const answer = await ports.invoices.issue(buildNewInvoice(...entry));
    if (answer.kind !== 'issued') throw new Error(answer.kind);
    await printInvoice(ports, answer.invoice, 'original');
    return answer.invoice;
  };
  return { ports, issue };
}

/** Changes the database as somebody does who reaches past the program, and past what guards the tables. */
export async function tamper(database: Database, ...statements: string[]): Promise<void> {
  const guards = ['invoices_kept', 'invoices_frozen', 'audit_kept', 'audit_frozen'];
  for (const guard of guards) {
    const on = database.engine === 'postgres' ? ` on ${guard.startsWith('audit') ? 'audit_log' : 'invoices'}` : '';
    await sql.raw(`drop trigger if exists ${guard}${on}`).execute(database.write);
  }
  for (const statement of statements) await sql.raw(statement).execute(database.write);
}
