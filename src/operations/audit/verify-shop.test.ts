import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openCallbackStore } from '#adapters/database/callbacks/callback-store.ts';
import { openCompanyStore } from '#adapters/database/company/company-store.ts';
import { openCustomerStore } from '#adapters/database/customers/customer-store.ts';
import { openEinvoiceStore } from '#adapters/database/einvoices/einvoice-store.ts';
import type { openDatabase } from '#adapters/database/engine/open-database.ts';
import { inspectDatabase } from '#adapters/database/inspect-database.ts';
import { openInvoiceStore } from '#adapters/database/invoices/invoice-store.ts';
import { releaseOf } from '#adapters/database/migrations/migrate.ts';
import { openPhotoIndex } from '#adapters/database/photos/photo-index.ts';
import { openWidePictures } from '#adapters/database/photos/wide-pictures.ts';
import { openAuditLog } from '#adapters/database/shared-writes/audit-log.ts';
import { openMemoryFileStore } from '#adapters/files/memory-file-store.ts';
import { openPaper } from '#adapters/paper/open-paper.ts';
import { nodeSystem } from '#adapters/system/node-system.ts';
import { draftOfData } from '#contract/invoice-wire.ts';
import { readCustomer } from '#domain/customers/read-customer.ts';
import { buildCustomer } from '#test/build/build-customer.ts';
import { actor, buildCallback, buildCompany, buildNewInvoice, buildPhoto } from '#test/build/factories.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { printInvoice } from '../invoices/print-invoice.ts';
import type { Paper } from '../ports/papers.ts';
import { verifyShop } from './verify-shop.ts';

const opened = openPaper();
afterAll(() => opened.close());

// A document is drawn once for all tests: each shop begins with the same ones. What is on a paper does not depend on its id.
const drawn = new Map<string, Promise<Uint8Array>>();
const paper: Paper = {
  ...opened,
  draw: ({ id: _, ...invoice }, ...others) => {
    const key = JSON.stringify([invoice, others]);
    const known = drawn.get(key) ?? opened.draw({ id: '', ...invoice }, ...others);
    drawn.set(key, known);
    return known;
  },
};

type Database = Awaited<ReturnType<typeof openDatabase>>;

/** Four tax invoices, the third cancelled, one with a typed number and a discount, a credit note, a picture, a customer. */
async function openShop(database: Database) {
  const invoices = openInvoiceStore(database);
  const companies = openCompanyStore(database);
  const files = openMemoryFileStore();
  const at = '2026-11-21T06:00:00.000Z';
  await companies.save(buildCompany({ openingNumbers: { 'DL/26-27/': 118 } }), false, at, actor);
  const einvoices = openEinvoiceStore(database);
  const ports = { system: nodeSystem, invoices, companies, files, paper, einvoices };
  const issue = async (...entry: Parameters<typeof buildNewInvoice>) => {
    const answer = await invoices.issue(buildNewInvoice(...entry));
    if (answer.kind !== 'issued') throw new Error(answer.kind);
    await printInvoice(ports, answer.invoice, 'original');
    return answer.invoice;
  };
  for (let turn = 0; turn < 4; turn += 1) await issue({}, { openingNumber: 118 });
  await issue({ invoiceNo: 'SI/OLD/12', discount1: '7.5%' });
  await issue({ type: 'credit', taxState: 'odisha', referenceNumber: 'X', withoutGst: 'yes' });
  const third = await invoices.find('tax', 'delhi', 'DL/26-27/0120');
  const cancelled = await invoices.cancel(third?.id ?? '', { reason: 'duplicate', why: '' }, at, actor);
  if (cancelled.kind === 'cancelled') await printInvoice(ports, cancelled.invoice, 'original');
  const picture = nodeSystem.sha256('teak');
  await files.put(picture, new TextEncoder().encode('teak'));
  const variants = [{ format: 'jpg' as const, width: 900, height: 900, file: picture, bytes: 4 }];
  const teak = buildPhoto({ name: 'teak.jpg', hash: picture, variants, width: 2400, height: 1800 });
  await openPhotoIndex(database).add(teak, actor);
  const wide = nodeSystem.sha256('wide teak');
  await files.put(wide, new TextEncoder().encode('wide teak'));
  const added = { format: 'avif' as const, width: 2048, height: 1536, file: wide, bytes: 9 };
  await openWidePictures(database).keep([{ id: teak.id, variant: added }], 100);
  const callbacks = openCallbackStore(database);
  await callbacks.add(buildCallback({ id: 'CALLED' }), at);
  await callbacks.add(buildCallback({ id: 'WAITING', message: 'Another time' }), at);
  const customer = { id: 'CUSTOMER', fields: readCustomer(buildCustomer()), idempotency: null };
  await openCustomerStore(database).create(customer, at, actor);
  await callbacks.change('CALLED', { done: true }, at, actor);
  const verify = async (changed: { paper?: Pick<Paper, 'draw'> } = {}) => {
    const inspection = inspectDatabase(database, draftOfData);
    const audit = openAuditLog(database);
    const checks = [];
    const release = () => releaseOf(database);
    const verified = await verifyShop({ ...ports, ...changed, release, inspection, audit });
    if (!verified.ok) throw new Error(verified.message);
    for await (const check of verified.value) checks.push(check);
    return { checks, faults: checks.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`)) };
  };
  return { ...ports, issue, picture, wide, verify };
}

/** Reaches past the program, and past what guards the tables. */
async function tamper(database: Database, ...statements: string[]) {
  const guards = ['invoices_kept', 'invoices_frozen', 'audit_kept', 'audit_frozen'];
  for (const guard of guards) {
    const on = database.engine === 'postgres' ? ` on ${guard.startsWith('audit') ? 'audit_log' : 'invoices'}` : '';
    await sql.raw(`drop trigger if exists ${guard}${on}`).execute(database.write);
  }
  for (const statement of statements) await sql.raw(statement).execute(database.write);
}

eachDatabase('A shop is verified', (open) => {
  test('without a fault, with an opening number, a typed number and a cancelled document', async () => {
    const { verify } = await openShop(await open());
    const { checks, faults } = await verify();
    expect(faults).toEqual([]);
    expect(checks.map(({ name, summary }) => `${name}: ${summary}`)).toEqual([
      'Database: the engine and its references find nothing wrong.',
      'Audit log: 18 lines, each fits the one before it.',
      'Documents: 6, each as the audit log recorded it.',
      'Paper hashes: of 6 papers, 6 are as the audit log recorded them.',
      'Series: 2, each from its first number to its counter without gap or repeat.',
      'Reports: the figures of each document add up, and the totals of each day are those of its documents.',
      'Cancellations: 1 with a reason, each as the audit log recorded it.',
      'Chain: 0 documents name what they were made from, as the audit log recorded it; 0 pro-formas are open.',
      'Buyers: 6 documents have the buyer’s name that is on the paper.',
      'Customers’ documents: 0 documents have a customer, 6 have none, and the kept sums are theirs.',
      'Money: 0 receipts, refunds and settlements, and what is owed and left follows from them.',
      'Papers of receipts: the papers of receipts, refunds and settlements are those in the audit log.',
      'Returns: 0 filed, each as it was filed; each document has its facts, and each supplement is as it was added.',
      'E-invoices: 0 answers of the portal, each as the audit log recorded it.',
      'E-way bills: 0 bills, and the facts of the transports, each as the audit log recorded it.',
      'Tally: 0 files written, each as the audit log recorded it.',
      'Search: 6 documents and 2 addresses are found by their words.',
      'Company record: 1 version, each as it was saved.',
      'Catalogue: 1 version, each as it was saved.',
      'Products: the counts of 0 products are those of their documents.',
      'Pictures: 1, each as the audit log recorded it.',
      'Titles and colours: as staff left them; the colours of 1 of 1 pictures are read.',
      'Wide pictures: 1 of 1 that are 2048 pixels wide or more.',
      'Callbacks: 2 requests, each in one list, and none that staff dealt with is missing.',
      'Customers: 1, each as the audit log recorded it and found by its words.',
      'Links: 0 links, each as the audit log recorded it.',
      'Mails: 0 mails to customers, each as the audit log recorded it.',
      'Files: 9 are in use, each is there and undamaged.',
      'Papers: 6 checked, byte for byte as issued; this release draws 6 of them the same.',
    ]);
  });

  test.each([
    [
      'a document that was taken out',
      ["delete from invoices where number = 'DL/26-27/0119'"],
      [
        'Documents: The audit log has 6 issued documents, the database has 5.',
        'Paper hashes: DL/26-27/0119 names no paper, but the audit log has one.',
        'Series: DL/26-27/ has no number 119.',
        'Reports: The totals of 2026-11-21 (tax, delhi) are not those of its documents.',
        'Buyers: 1 buyer’s names belong to no document.',
        'Customers’ documents: 1 links belong to no document.',
        'Money: DL/26-27/0119 in the accounts belongs to no document.',
        'Search: 7 search words belong to no document, or to another one.',
      ],
    ],
    [
      'the last document taken out and its counter turned back',
      ["delete from invoices where number = 'DL/26-27/0121'", "update series set counter = 120 where kind = 'tax'"],
      [
        'Documents: The audit log has 6 issued documents, the database has 5.',
        'Paper hashes: DL/26-27/0121 names no paper, but the audit log has one.',
        'Reports: The totals of 2026-11-21 (tax, delhi) are not those of its documents.',
        'Buyers: 1 buyer’s names belong to no document.',
        'Customers’ documents: 1 links belong to no document.',
        'Money: DL/26-27/0121 in the accounts belongs to no document.',
        'Search: 7 search words belong to no document, or to another one.',
      ],
    ],
    [
      'a counter that ran ahead',
      ["update series set counter = 125 where kind = 'tax'"],
      ['Series: The counter of DL/26-27/ is 125, but its last number is 121.'],
    ],
    [
      'an amount that was changed',
      ["update invoices set payable = payable - 100 where number = 'DL/26-27/0119'"],
      [
        'Documents: DL/26-27/0119 is not as it was issued.',
        'Reports: The figures of DL/26-27/0119 do not add up.',
        'Reports: The totals of 2026-11-21 (tax, delhi) are not those of its documents.',
        'Customers’ documents: The figures beside DL/26-27/0119 are not its own.',
      ],
    ],
    [
      'words that were changed',
      ["update invoices set data = data || ' ' where number = 'SI/OLD/12'"],
      ['Documents: SI/OLD/12 is not as it was issued.'],
    ],
    [
      'a cancellation that was undone',
      ["update invoices set cancelled = 0 where number = 'DL/26-27/0120'"],
      [
        'Documents: DL/26-27/0120 is not as it was issued.',
        'Documents: The audit log has 1 cancelled, the database has 0.',
        'Documents: DL/26-27/0120 is not cancelled as the audit log says.',
        'Reports: The totals of 2026-11-21 (tax, delhi) are not those of its documents.',
        'Cancellations: DL/26-27/0120 is not cancelled, but has a paper marked CANCELLED.',
        'Customers’ documents: The sums of its customer lack DL/26-27/0120.',
      ],
    ],
    [
      'a day that is counted wrong in the reports',
      ["update day_totals set taxable = taxable + 1 where kind = 'credit'"],
      ['Reports: The totals of 2026-11-21 (credit, odisha) are not those of its documents.'],
    ],
    [
      'a buyer’s name that was changed',
      ["update buyer_names set name = 'Alpha' where document = (select id from invoices where number = 'SI/OLD/12')"],
      [
        'Buyers: The stored buyer’s name of SI/OLD/12 is not the one on its paper.',
        'Search: SI/OLD/12 is not found by each of its words.',
        'Search: 1 search words belong to no document, or to another one.',
      ],
    ],
    [
      'a buyer’s name that was taken out',
      [
        "update filled_up_to set issued_seq = 100 where fact = 'buyer name'",
        "delete from buyer_names where document = (select id from invoices where number = 'SI/OLD/12')",
      ],
      ['Buyers: The buyer’s name of SI/OLD/12 is missing.'],
    ],
    [
      'a sum of a buyer that was changed',
      ['update unknown_buyers set billed = billed + 1'],
      ['Customers’ documents: The sums of the unknown buyer 07ABCDE1234F2Z1 are not those of the documents.'],
    ],
    [
      'a document that is not found by a word any more',
      ["delete from invoice_words where tail = 'INTERIORS' and issued_seq = 2"],
      ['Search: DL/26-27/0118 is not found by each of its words.'],
    ],
    [
      'a document that is found by a word of another',
      ["insert into invoice_words (kind, tax_state, tail, issued_seq) values ('tax', 'delhi', 'PALACE', 2)"],
      ['Search: 1 search words belong to no document, or to another one.'],
    ],
    [
      'an address that was changed',
      ["update addresses set address = 'Sample Interiors, Dubai' where field = 'buyerAddress'"],
      ['Search: The address of Sample Interiors, Dubai is not as it was on a document.'],
    ],
    [
      'an address that is not found by a word any more',
      ["delete from address_words where field = 'buyerAddress' and tail like 'MARG%'"],
      ['Search: The address of Sample Interiors is not found by each of its words.'],
    ],
    [
      'a company record that was changed',
      ["update company_versions set company = company || ' '"],
      ['Company record: Version 1 of the company record is not as it was saved.'],
    ],
    [
      'a picture that was put in another’s place',
      ["update photos set hash = 'oak'"],
      ['Pictures: wallpapers/teak.jpg is not as the audit log recorded it.'],
    ],
    [
      'a picture that was taken out',
      ['delete from photo_files', 'delete from photos'],
      ['Pictures: wallpapers/teak.jpg is missing.'],
    ],
    [
      'a wide picture of another shape',
      ['update added_variants set height = 1500'],
      ['Wide pictures: The wide picture of wallpapers/teak.jpg has another shape than the picture.'],
    ],
    [
      'an added picture of another width',
      ['update added_variants set width = 4096'],
      ['Wide pictures: The added picture WIDE is no wide one of its picture.'],
    ],
    [
      'a request to be called back that was taken out after staff dealt with it',
      ["delete from callbacks where state = 'done'"],
      ['Callbacks: The request CALLED, which staff dealt with, is missing.'],
    ],
    [
      'a request that is in no list',
      ["update callbacks set state = 'lost' where state = 'open'"],
      ['Callbacks: The request WAITING is in no list, or contradicts its list.'],
    ],
    [
      'a customer who was changed',
      ['update customers set credit_days = 90'],
      ['Customers: Sample Interiors is not as the audit log recorded it.'],
    ],
    [
      'an audit line that was changed',
      ["update audit_log set who = 'nobody' where seq = 4"],
      ['Audit log: Line 4 was changed, or is missing.'],
    ],
    [
      'an audit line that was cut off',
      ['delete from audit_log where seq = 18'],
      ['Audit log: Line 18 was changed, or is missing.'],
    ],
  ])('and %s is found', async (_, statements, found) => {
    const database = await open();
    const { verify, wide } = await openShop(database);
    await tamper(database, ...statements);
    expect((await verify()).faults).toEqual(found.map((fault) => fault.replace('WIDE', wide)));
  });

  test('and exactly the missing and damaged files are named', async () => {
    const shop = await openShop(await open());
    const last = await shop.issue({}, { openingNumber: 118 });
    const { pdf } = (await shop.invoices.findById(last.id)) ?? {};
    await shop.files.remove(pdf ?? '');
    await shop.files.remove(shop.wide);
    await shop.files.put(shop.picture, new TextEncoder().encode('oak'));
    expect((await shop.verify()).faults.sort()).toEqual(
      [
        `Files: The file ${pdf} is missing.`,
        `Files: The file ${shop.wide} is missing.`,
        `Files: The file ${shop.picture} is damaged.`,
        `Papers: The paper of ${last.number} is not the one that was issued.`,
      ].sort(),
    );
  });

  test('and papers that cannot be drawn are named, and the others are still checked', async () => {
    const { verify } = await openShop(await open());
    const { checks, faults } = await verify({ paper: { draw: () => Promise.reject(new Error('no letters')) } });
    expect(faults).toHaveLength(6);
    expect(faults).toContain('Papers: SI/OLD/12 cannot be drawn: no letters');
    expect(checks.at(-1)?.summary).toContain('6 checked');
  });

  test.each([
    [
      'a newer release',
      "insert into migrations (name, applied_at) values ('9999-tomorrow', '2027')",
      'a newer release',
    ],
    ['an older release', "delete from migrations where name > '0005'", 'an older release'],
    ['no release', 'drop table migrations', 'The database is empty'],
  ])('and refused when its tables are of %s', async (_, statement, refusal) => {
    const database = await open();
    const { verify } = await openShop(database);
    await sql.raw(statement).execute(database.write);
    await expect(verify()).rejects.toThrow(refusal);
  });

  test('while documents are issued, without a fault', async () => {
    const shop = await openShop(await open());
    let issuing = true;
    const clerk = (async () => {
      while (issuing) await shop.issue({}, { openingNumber: 118 });
    })();
    for (let turn = 0; turn < 5; turn += 1) expect((await shop.verify()).faults).toEqual([]);
    issuing = false;
    await clerk;
  });
});
