import { randomUUID } from 'node:crypto';
import { openEinvoiceStore } from '#adapters/database/einvoices/einvoice-store.ts';
import type { Database } from '#adapters/database/engine/tables.ts';
import { openReturnStore } from '#adapters/database/returns/return-store.ts';
import type { InvoiceInput } from '#contract/invoice-wire.ts';
import type { IssuedInvoice } from '#domain/invoices/issued-invoice.ts';
import type { FiledState } from '#domain/returns/filing.ts';
import type { Period } from '#domain/returns/period.ts';
import type { ReturnDocument } from '#domain/returns/return-document.ts';
import type { Supplement } from '#domain/returns/supplement.ts';
import type { FileAnswer } from '#operations/ports/returns.ts';
import { home } from '#test/specification/specified-firm.ts';
import { actor, buildNewInvoice } from '../build/factories.ts';
import { openTestInvoices } from './open-test-invoices.ts';

const at = '2026-11-21T07:00:00.000Z';

/** In the order in which filing makes them: not that of their names. */
const filedFiles = [
  { name: 'returns_20261110_GSTR1_07AAKFA0000A1ZK_offline.json', hash: 'a'.repeat(64) },
  { name: 'gstr1_102026_07AAKFA0000A1ZK.xlsx', hash: 'b'.repeat(64) },
];

/** The returns of the first registration on a database, with short ways to issue, supplement and file. */
export async function openTestReturns(database: Database) {
  const invoices = await openTestInvoices(database);
  const store = openReturnStore(database);
  const tryIssue = async (
    number: string,
    changes: InvoiceInput = {},
    more: Parameters<typeof buildNewInvoice>[1] = {},
  ) => invoices.issue(buildNewInvoice({ invoiceNo: number, ...changes }, more));
  const issue = async (...entry: Parameters<typeof tryIssue>): Promise<IssuedInvoice> => {
    const answer = await tryIssue(...entry);
    if (answer.kind !== 'issued') throw new Error(JSON.stringify(answer));
    return answer.invoice;
  };
  const documents = async (period: Period, revision?: number): Promise<ReturnDocument[]> => {
    const found: ReturnDocument[] = [];
    for await (const document of store.documents(home, period, revision)) found.push(document);
    return found;
  };
  /** Files a period as the return does: without the documents of these numbers. */
  const file = async (
    period: Period,
    {
      leftOut = [],
      revision,
      ...more
    }: { leftOut?: string[]; revision?: number; arn?: string; figures?: string; form?: 'iff' } = {},
  ): Promise<FileAnswer> => {
    const line = revision ?? (await store.revision());
    const states = (await documents(period, line)).map((document) => {
      const { id, number, cancelled, reportedIn, gstin, place } = document;
      const open: FiledState = leftOut.includes(number) ? 'left-out' : 'reported';
      const state: FiledState = cancelled ? 'cancelled' : reportedIn !== null ? 'elsewhere' : open;
      return { document: id, state, gstin, place };
    });
    return store.file(
      {
        id: randomUUID(),
        taxState: home,
        period,
        form: 'gstr1',
        filedOn: '2026-11-10',
        arn: '',
        revision: line,
        documents: states,
        files: filedFiles,
        figures: '{}',
        ...more,
      },
      at,
      actor,
    );
  };
  return {
    store,
    invoices,
    issue,
    tryIssue,
    /** A credit note against an invoice of this shop. */
    note: (number: string, original: IssuedInvoice, changes: InvoiceInput = {}) =>
      issue(number, { type: 'credit', referenceNumber: original.number, ...changes }, { original }),
    documents,
    /** The numbers of a period's documents; '+' before a carried one, 'x' after a cancelled one. */
    numbers: async (period: Period, revision?: number) =>
      (await documents(period, revision)).map(
        ({ number, carried, cancelled }) => `${carried ? '+' : ''}${number}${cancelled ? 'x' : ''}`,
      ),
    cancel: ({ id }: { id: string }) => invoices.cancel(id, null, at, actor),
    supplement: ({ id }: { id: string }, facts: Supplement) =>
      store.supplement(id, facts, 'As the order says', at, actor),
    /** Its IRN is its own id twice. */
    takeIrn: ({ id, kind, taxState, number }: IssuedInvoice) => {
      const irn = `${id}${id}`.replaceAll('-', '');
      const einvoice = { irn, ackNo: '1', ackAt: '2026-11-21 10:00', signedQr: 'x', cancelled: null };
      const taken = { document: id, subject: `${kind}/${taxState}/${number}`, kind: 'taken', einvoice } as const;
      return openEinvoiceStore(database).take([taken], at, actor);
    },
    file,
    reopen: (period: Period) => store.reopen(home, period, 'A mistake', at, actor),
  };
}
