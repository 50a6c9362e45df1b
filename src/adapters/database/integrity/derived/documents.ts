import { setImmediate } from 'node:timers/promises';
import type { InvoiceKind } from '#domain/invoices/invoice-kinds.ts';
import { type Series, seriesOf, seriesPrefix } from '#domain/invoices/invoice-number.ts';
import type { TaxState } from '#domain/tax/states.ts';
import type { ProductUse } from '#operations/ports/catalogue.ts';
import { addUses } from '../../catalogue/product-uses.ts';
import type { Database } from '../../engine/tables.ts';
import { lineOf } from '../../invoices/document-lines.ts';
import { type DraftOf, isAsIssued } from '../../invoices/is-as-issued.ts';
import { accountFault } from './account-fault.ts';
import { messageOf } from './as-written.ts';
import { buyerNameFault } from './buyer-name-fault.ts';
import { linkFault } from './link-fault.ts';
import { type Marks, readMarks } from './marks.ts';
import { type ReadDocument, readDocuments } from './read-documents.ts';
import { returnFactsFault } from './return-facts-fault.ts';
import { salesFaults } from './sales-faults.ts';
import { addressIdsOf, wordFaults } from './search-words.ts';

/** What the documents say of the tables that follow from them. */
export type DocumentFindings = {
  count: number;
  /** Faults by the name of the finding. */
  faults: Record<'Documents' | 'Buyers' | 'Customers’ documents' | 'Money' | 'Returns' | 'Sales' | 'Search', string[]>;
  named: number;
  linked: number;
  nobody: number;
  /** Documents of an earlier release, whose rows are filled in while the shop runs. */
  unnamed: number;
  unlinked: number;
  numbers: Map<string, { series: Series; numbers: string[]; last: string }>;
  /** The series before and after the documents were read. */
  before: Map<string, SeriesRow>;
  after: Map<string, SeriesRow>;
  words: number;
  /** The last one that was read. */
  last: number;
  uses: Map<string, ProductUse>;
  addressIds: Set<number>;
  /** Up to this one the uses are counted. */
  productUse: number;
};

export type SeriesRow = { series: Series; counter: number; lastIssuedAt: string };

/** Reads every document once, with the rows that follow from it. A million documents take no more memory than their numbers. */
export async function deriveFromDocuments(
  { read }: Pick<Database, 'read'>,
  draftOf: DraftOf,
): Promise<DocumentFindings> {
  const marks = await readMarks(read);
  const found: DocumentFindings = {
    ...{ count: 0, named: 0, linked: 0, nobody: 0, unnamed: 0, unlinked: 0, words: 0, last: 0 },
    faults: { Documents: [], Buyers: [], 'Customers’ documents': [], Money: [], Returns: [], Sales: [], Search: [] },
    numbers: new Map(),
    before: await readSeries(read),
    after: new Map(),
    uses: new Map(),
    addressIds: new Set(),
    productUse: marks.productUse,
  };
  for await (const documents of readDocuments(read)) {
    for (const document of documents)
      try {
        await examine(read, document, draftOf, marks, found);
      } catch (error) {
        // Somebody wrote there what no document can have.
        found.faults.Documents.push(`${document.number} cannot be read: ${messageOf(error)} (invoices ${document.id})`);
      }
    const { faults, words } = await wordFaults(read, documents);
    found.faults.Search.push(...faults);
    found.faults.Sales.push(...(await salesFaults(read, documents, marks.sales)));
    found.words += words;
    found.count += documents.length;
    found.last = documents.at(-1)?.issued_seq ?? found.last;
    // The inspection must not block other requests.
    await setImmediate();
  }
  return { ...found, after: await readSeries(read) };
}

async function examine(
  read: Database['read'],
  document: ReadDocument,
  draftOf: DraftOf,
  marks: Marks,
  found: DocumentFindings,
): Promise<void> {
  if (!(await isAsIssued(read, document, lineOf(document), draftOf)))
    found.faults.Documents.push(`${document.number} is not as it was issued. (invoices ${document.id})`);
  await findFaults(read, document, marks, found);
  for (const id of addressIdsOf(document)) found.addressIds.add(id);
  count(document, marks, found);
}

async function readSeries(read: Database['read']): Promise<Map<string, SeriesRow>> {
  const rows = await read.selectFrom('series').selectAll().execute();
  return new Map(
    rows.map(({ kind, tax_state, financial_year, counter, last_issued_at }) => {
      const series = { kind, taxState: tax_state, financialYear: financial_year } as Series;
      return [prefixOf(series), { series, counter, lastIssuedAt: last_issued_at }];
    }),
  );
}

async function findFaults(read: Database['read'], document: ReadDocument, marks: Marks, { faults }: DocumentFindings) {
  const add = (list: string[], table: string, fault: string | null) => {
    if (fault) list.push(`${fault} (${table} ${document.id})`);
  };
  add(faults.Buyers, 'buyer_names', buyerNameFault(document, marks.buyerName));
  add(faults['Customers’ documents'], 'document_customers', await linkFault(read, document, marks.link));
  add(faults.Money, 'account_items', await accountFault(read, document, marks));
  add(faults.Returns, 'return_facts', returnFactsFault(document, marks.returnFacts));
}

function count(document: ReadDocument, marks: Marks, found: DocumentFindings): void {
  const { issued_seq } = document;
  if (document.buyer === null && issued_seq > marks.buyerName) found.unnamed += 1;
  else found.named += 1;
  if (document.link === null && issued_seq > marks.link) found.unlinked += 1;
  else if (document.link_customer === null) found.nobody += 1;
  else found.linked += 1;
  if (issued_seq <= marks.productUse) addUses(found.uses, [document]);
  const series = seriesOf(document.kind as InvoiceKind, document.tax_state as TaxState, document.date);
  const prefix = seriesPrefix(series);
  const known = found.numbers.get(prefix) ?? { series, numbers: [], last: '' };
  known.numbers.push(document.number);
  if (document.issued_at > known.last) known.last = document.issued_at;
  found.numbers.set(prefix, known);
}

/** The beginning of its numbers; what somebody wrote there, when there is no such series. */
export function prefixOf(series: Series): string {
  try {
    return seriesPrefix(series);
  } catch {
    return `${series.kind} ${series.taxState} ${series.financialYear}`;
  }
}
