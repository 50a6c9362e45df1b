import type { PackLine } from '#domain/returns/pack/pack-contents.ts';
import { ewaySheet, filedSheet, irnSheet } from '#domain/returns/pack/return-sheets.ts';
import type { Period } from '#domain/returns/period.ts';
import type { ReturnDocument } from '#domain/returns/return-document.ts';
import type { TaxState } from '#domain/tax/states.ts';
import type { EinvoiceStore } from '../../ports/einvoices.ts';
import type { EwayStore } from '../../ports/eway.ts';
import type { FileStore } from '../../ports/files.ts';
import type { ReturnStore } from '../../ports/returns.ts';
import type { Sheets } from '../../ports/sheets.ts';
import { type PackFile, packSheet } from './pack-file.ts';

type Ports = {
  returns: Pick<ReturnStore, 'documents' | 'filingsTouching'>;
  einvoices: Pick<EinvoiceStore, 'find'>;
  eway: Pick<EwayStore, 'billsOf'>;
  files: Pick<FileStore, 'open'>;
  sheets: Pick<Sheets, 'write'>;
};

/** What the portals have: the files as they were filed, with their ARN and hashes, and the IRN of documents. */
export async function* packKept(
  { returns, einvoices, eway, files, sheets }: Ports,
  { taxState, period }: { taxState: TaxState; period: Period },
): AsyncGenerator<PackFile> {
  const own = () => ownDocuments(returns.documents(taxState, period));
  yield packSheet(sheets, 'Books/IRN', 'What the e-invoice portal said', irnSheet(withIrn(own(), einvoices)));
  yield packSheet(sheets, 'Books/E-way bills', 'What the e-way bill portal said', ewaySheet(withBills(own(), eway)));
  const filings = await returns.filingsTouching(taxState, period);
  yield packSheet(sheets, 'Books/Filed', 'What was marked as filed, with ARN and hashes', filedSheet(filings));
  for (const { period: filed, reopened, files: kept } of filings)
    for (const { name, hash } of kept) {
      const opened = await files.open(hash);
      const folder = `Filed/${filed}${reopened ? ', opened again' : ''}/`;
      const line: PackLine = {
        name: `${folder}${name}`,
        says: 'As it was filed',
        files: 0,
        figures: [['SHA-256', hash]],
      };
      if (opened) yield { name: `${folder}${name}`, content: opened.stream, line };
    }
}

/** Without those of earlier periods that were left out there: they are in the packs of their own. */
async function* ownDocuments(documents: AsyncIterable<ReturnDocument>) {
  for await (const document of documents) if (!document.carried) yield document;
}

async function* withBills(documents: AsyncIterable<ReturnDocument>, eway: Ports['eway']) {
  for await (const document of documents) {
    if (document.kind !== 'tax') continue;
    for (const bill of await eway.billsOf(document.id)) yield { document, bill };
  }
}

const BATCH = 200;

async function* withIrn(documents: AsyncIterable<ReturnDocument>, einvoices: Ports['einvoices']) {
  let batch: ReturnDocument[] = [];
  const read = async function* () {
    const records = await einvoices.find(batch.map(({ id }) => id));
    for (const document of batch) {
      const einvoice = records.get(document.id)?.einvoice;
      if (einvoice) yield { document, einvoice };
    }
    batch = [];
  };
  for await (const document of documents) {
    batch.push(document);
    if (batch.length === BATCH) yield* read();
  }
  yield* read();
}
