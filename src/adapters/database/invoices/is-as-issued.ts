import { hash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Invoice, InvoiceDraft } from '#domain/invoices/invoice.ts';
import { invoiceTotals } from '#domain/invoices/invoice-totals.ts';
import { readValidDraft } from '#domain/invoices/read-draft.ts';
import { compareText } from '#domain/text/compare-text.ts';
import { foldText } from '#domain/text/fold-text.ts';
import type { AuditEntry } from '#operations/ports/audit.ts';
import { asStored } from '../engine/as-stored.ts';
import type { Database, Tables, Transacting } from '../engine/tables.ts';
import { digestedColumns, invoiceDigest } from './invoice-digest.ts';
import { rowFromInvoice } from './invoice-row.ts';

type Row = Selectable<Tables['invoices']>;
type IssueLine = Pick<AuditEntry, 'at' | 'who' | 'what' | 'subject' | 'after'>;

/** Reads the draft of a document from its JSON text on the wire. */
export type DraftOf = (data: string) => InvoiceDraft;

/**
 * Whether a document is as its audit line recorded it, and names nobody who cancelled it unless it is cancelled. The line of
 * an earlier release has the hash of `data` but no digest of the row: then every column that follows from `data` is derived
 * again and compared.
 */
export async function isAsIssued(
  from: Database['read'] | Transacting,
  row: Row,
  line: IssueLine | null,
  draftOf: DraftOf,
): Promise<boolean> {
  if (line?.what !== 'invoice issued' || line.subject !== `${row.kind}/${row.tax_state}/${row.number}`) return false;
  const audited = JSON.parse(line.after) as { id: string; date: string; payable: number; data: string; row?: string };
  if (row.cancelled !== 1 && (row.cancelled !== 0 || row.cancelled_at !== null || row.cancelled_by !== null))
    return false;
  const { id, date, payable } = row;
  if (audited.id !== id || audited.date !== date || audited.payable !== payable) return false;
  if (audited.data !== hash('sha256', row.data)) return false;
  if (audited.row !== undefined) return audited.row === invoiceDigest(row);
  const derived = await deriveRow(from, row, line, draftOf(row.data));
  return derived !== null && followsFrom.every((name) => isSame(row[name], derived[name])) && isSameDraft(row, derived);
}

/** `data` does not contain these: the key of the call, and the version of the company record. The draft is compared apart. */
const notDerived = ['draft', 'company_version', 'idempotency_key', 'body_hash'];
const followsFrom = digestedColumns.filter((name) => !notDerived.includes(name));

function isSame(stored: string | number | null, derived: string | number | null): boolean {
  return typeof stored === 'string' && typeof derived === 'string'
    ? asStored(stored) === asStored(derived)
    : stored === derived;
}

async function deriveRow(
  from: Database['read'] | Transacting,
  row: Row,
  line: IssueLine,
  draft: InvoiceDraft,
): Promise<Row | null> {
  const company = await from
    .selectFrom('company_versions')
    .select('demo')
    .where('version', '=', row.company_version)
    .executeTakeFirst();
  if (!company) return null;
  const invoice = readValidDraft(draft);
  return rowFromInvoice(
    {
      id: row.id,
      kind: invoice.kind,
      taxState: invoice.taxState,
      taxType: invoice.taxType,
      date: invoice.date,
      actor: { username: line.who, address: '' },
      totals: invoiceTotals(invoice).totals,
      buyerName: firstLine(invoice.buyerAddress),
      companyVersion: row.company_version,
      specimen: company.demo === 1,
      original: invoice.kind === 'credit' ? await originalOf(from, row, invoice) : null,
      idempotency: null,
    },
    { number: row.number, draft, data: row.data, issuedAt: line.at, seq: row.issued_seq },
  );
}

/** The buyer's name as the releases without a digest stored it. */
function firstLine(address: string): string {
  return address.trim().split('\n', 1)[0]?.trim() ?? '';
}

/** The tax invoice that a credit note's Reference No named when the note was issued. */
async function originalOf(from: Database['read'] | Transacting, row: Row, { taxState, referenceNumber }: Invoice) {
  return (
    (await from
      .selectFrom('invoices')
      .select(['id', 'number', 'date'])
      .where('kind', '=', 'tax')
      .where('tax_state', '=', taxState)
      .where('number_key', '=', foldText(referenceNumber))
      .where('issued_seq', '<', row.issued_seq)
      .executeTakeFirst()) ?? null
  );
}

/** A field of a later release is blank or missing in an older draft. */
function isSameDraft(stored: Row, derived: Row): boolean {
  return filledIn(stored.draft) === filledIn(derived.draft);
}

function filledIn(json: string): string {
  return JSON.stringify(JSON.parse(json), (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value)
            .filter(([, each]) => each !== '')
            .sort(([one], [other]) => compareText(one, other)),
        )
      : value,
  );
}
