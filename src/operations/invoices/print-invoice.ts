import type { IssuedInvoice } from '#domain/invoices/issued-invoice.ts';
import type { CompanyStore } from '../ports/company.ts';
import { NotDrawn } from '../ports/failures.ts';
import type { FileStore } from '../ports/files.ts';
import type { InvoiceStore } from '../ports/invoices.ts';
import type { Paper, PaperCopy } from '../ports/papers.ts';
import type { System } from '../ports/system.ts';

type Ports = { system: System; invoices: InvoiceStore; companies: CompanyStore; files: FileStore; paper: Paper };

/**
 * The PDF of an issued document. The original is drawn once, stored under its hash, named in the database, and served
 * byte for byte ever after; a marked copy is drawn afresh from the record of that day. A cancelled document has a paper
 * of its own that says so, and every copy of it says so, too: the first paper stays stored and is not served any more.
 */
export async function printInvoice(ports: Ports, invoice: IssuedInvoice, copy: PaperCopy): Promise<Uint8Array> {
  const named = copy === 'original' ? await namedPaper(ports, invoice) : null;
  const kept = named ? await ports.files.get(named) : null;
  if (kept) return kept;
  // A paper that says CANCELLED can be drawn again. An earlier release that was gone back to does not know these files, and its sweep removes them.
  if (named && !invoice.cancelledAt) throw new Error(missing(named));
  try {
    const drawn = await draw(ports, invoice, copy);
    if (named) return await storeAgain(ports, named, drawn);
    return copy === 'original' ? await storeOnce(ports, invoice, drawn) : drawn;
  } catch (error) {
    // Whatever stopped it, a full disk too: the document is issued and stands, and the same call asks for its paper again.
    throw new NotDrawn(`${invoice.number} could not be drawn.`, { cause: error });
  }
}

function namedPaper(
  { invoices }: Ports,
  { id, pdf, cancelledAt }: IssuedInvoice,
): Promise<string | null> | string | null {
  return cancelledAt ? invoices.cancelledPdf(id) : pdf;
}

function namePaper({ invoices, system }: Ports, { id, cancelledAt }: IssuedInvoice, sha256: string): Promise<string> {
  return cancelledAt ? invoices.nameCancelledPdf(id, sha256, system.now()) : invoices.namePdf(id, sha256, system.now());
}

async function draw(ports: Ports, invoice: IssuedInvoice, copy: PaperCopy): Promise<Uint8Array> {
  const version = await ports.companies.version(invoice.companyVersion);
  if (!version) throw new Error(`Version ${invoice.companyVersion} of the company record is missing.`);
  return ports.paper.draw(invoice, version.company, copy);
}

/** Stored before it is named: what a row names is there. Another process may have been first; then its bytes are the document. */
async function storeOnce(ports: Ports, invoice: IssuedInvoice, drawn: Uint8Array): Promise<Uint8Array> {
  const sha256 = ports.system.sha256(drawn);
  await ports.files.put(sha256, drawn);
  const named = await namePaper(ports, invoice, sha256);
  if (named !== sha256) return stored(ports, named);
  // The same paper may have been put days ago by a process that died; then a sweep may have taken it before it was named.
  if (!(await ports.files.has(sha256))) await ports.files.put(sha256, drawn);
  return drawn;
}

/** The same bytes go back to their place. A later release may draw others: these are served, and `verify` tells of the file. */
async function storeAgain({ files, system }: Ports, named: string, drawn: Uint8Array): Promise<Uint8Array> {
  if (system.sha256(drawn) === named) await files.put(named, drawn);
  return drawn;
}

async function stored({ files }: Ports, sha256: string): Promise<Uint8Array> {
  const bytes = await files.get(sha256);
  if (!bytes) throw new Error(missing(sha256));
  return bytes;
}

function missing(sha256: string) {
  return `The file ${sha256} is missing from the file store.`;
}
