import { openCompanyStore } from '#adapters/database/company/company-store.ts';
import { openCustomerStore } from '#adapters/database/customers/customer-store.ts';
import { openDocumentCustomers } from '#adapters/database/customers/document-customers.ts';
import type { Database } from '#adapters/database/engine/tables.ts';
import { inspectTables } from '#adapters/database/integrity/inspect-database.ts';
import { openInvoiceStore } from '#adapters/database/invoices/invoice-store.ts';
import type { InvoiceInput } from '#contract/invoice-wire.ts';
import { draftOfData } from '#contract/invoice-wire.ts';
import { readCustomer } from '#domain/customers/read-customer.ts';
import { linkDocuments, linkDocumentsOf } from '#operations/customers/link-documents.ts';
import type { NewInvoice } from '#operations/ports/invoices.ts';
import { buildCustomer } from '#test/build/build-customer.ts';
import { actor, buildCompany, buildNewInvoice } from '#test/build/factories.ts';
import { inspect, withoutRow } from '#test/open/inspect.ts';
import { issueAsBefore } from '#test/wire/issue-as-before.ts';

const at = '2026-11-21T06:00:00.000Z';

/** A shop with a customer book: documents are issued for buyers, and customers are added, in any order. */
export async function openTestBook(database: Database) {
  await openCompanyStore(database).save(buildCompany(), false, at, actor);
  const invoices = openInvoiceStore(database);
  const customers = openCustomerStore(database);
  const documentCustomers = openDocumentCustomers(database);
  const ports = { system: { now: () => at }, documentCustomers };
  let added = 0;
  const enter = async (billingAddress: string, gstin = '') => {
    added += 1;
    const id = `00000000-0000-4000-b000-${String(added).padStart(12, '0')}`;
    const fields = readCustomer(buildCustomer({ billingAddress, gstin, phone: '' }));
    const answer = await customers.create({ id, fields, idempotency: null }, at, actor);
    if (answer.kind !== 'saved') throw new Error(answer.kind);
    return answer.customer;
  };
  const link = (customer: { id: string }) => linkDocumentsOf(ports, customer.id, actor);
  const issue = async (number: string, input: InvoiceInput, more: Partial<NewInvoice> = {}) => {
    const answer = await invoices.issue(buildNewInvoice({ invoiceNo: number, ...input }, more));
    if (answer.kind !== 'issued') throw new Error(answer.kind);
    return answer.invoice;
  };
  return {
    invoices,
    customers,
    documentCustomers,
    issue,
    issueAsBefore: (number: string, input: InvoiceInput, more: Parameters<typeof buildNewInvoice>[1] = {}) =>
      issueAsBefore(database, buildNewInvoice({ invoiceNo: number, ...input }, more), number),
    cancel: (document: { id: string }) => invoices.cancel(document.id, null, at, actor),
    /** Adds a customer, and links nothing yet. */
    enter,
    link,
    /** Adds a customer as the operation does, with its documents. */
    add: async (billingAddress: string, gstin = '') => {
      const customer = await enter(billingAddress, gstin);
      await link(customer);
      return customer;
    },
    merge: async (from: { id: string }, into: { id: string }) => {
      const answer = await customers.merge(from.id, into.id, at, actor);
      if (answer.kind === 'merged') await link(from);
      return answer.kind;
    },
    /** The job, once. */
    run: (signal = new AbortController().signal) => linkDocuments(ports, signal),
    /** Number and customer of each document that has one, in the order of the numbers. */
    links: async () => {
      const rows = await database.read
        .selectFrom('document_customers')
        .innerJoin('invoices', 'invoices.id', 'document')
        .innerJoin('customers', 'customers.id', 'customer')
        .select(['number', 'name'])
        .orderBy('number')
        .execute();
      return rows.map(({ number, name }) => `${number} ${name}`);
    },
    /** The customer's id of each document, in the order of issue. */
    customersOf: async () =>
      (await database.read.selectFrom('document_customers').select('customer').orderBy('issued_seq').execute()).map(
        ({ customer }) => customer,
      ),
    /** All stored sums of customers together. */
    sums: async () => {
      const rows = await database.read.selectFrom('customer_totals').select(['documents', 'billed']).execute();
      return rows.reduce(
        (sum, row) => ({ documents: sum.documents + row.documents, billed: sum.billed + row.billed }),
        { documents: 0, billed: 0 },
      );
    },
    totals: async () => {
      const rows = await database.read
        .selectFrom('customer_totals')
        .innerJoin('customers', 'customers.id', 'customer')
        .select(['name', 'tax_state', 'financial_year', 'documents', 'billed', 'last_date'])
        .orderBy('name')
        .orderBy('financial_year')
        .execute();
      return rows.map((row) => Object.values(row).join(' '));
    },
    unknown: () => database.read.selectFrom('unknown_buyers').selectAll().orderBy('last_date').execute(),
    /** What verify finds in the links and their sums alone: all that it looks at takes ten times as long on PostgreSQL. */
    wrongLinks: async () => (await inspect(database, 'Customers’ documents')).faults,
    /** What verify finds, by subject. */
    faults: async () => {
      const checks: Record<string, string[]> = {};
      // Tests take the guards of tables away.
      for await (const check of inspectTables(database, draftOfData))
        if (check.name !== 'Tables' && check.faults.length > 0)
          checks[check.name] = [...new Set(check.faults.map(withoutRow))];
      return checks;
    },
  };
}
