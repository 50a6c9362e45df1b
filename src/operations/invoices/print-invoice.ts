import type { IssuedInvoice } from '#domain/invoices/issued-invoice.ts';
import type { CompanyStore } from '../ports/company.ts';
import { NotDrawn } from '../ports/failures.ts';
import type { FileStore } from '../ports/files.ts';
import type { InvoiceStore } from '../ports/invoices.ts';
import type { Paper, PaperCopy } from '../ports/papers.ts';
import type { System } from '../ports/system.ts';

type Ports = { system: System; invoices: InvoiceStore; companies: CompanyStore; files: FileStore; paper: Paper };

/**
 * The PDF of an issued document. The original is drawn once and stored under its hash, which goes into the row; from then
 * on these bytes are served. The other copies are drawn each time, from the company record of the issue. A cancelled
 * document has another paper, marked CANCELLED, as are its copies: the first paper stays stored and is no longer served.
 */
export async function printInvoice(ports: Ports, invoice: IssuedInvoice, copy: PaperCopy): Promise<Uint8Array> {
  const named = copy === 'original' ? await namedPaper(ports, invoice) : null;
  const stored = named ? await ports.files.get(named) : null;
  if (stored) return stored;
  // A paper marked CANCELLED can be drawn again. An earlier release does not know these files: after a downgrade its sweep removes them.
  if (named && !invoice.cancelledAt) throw new Error(missing(named));
  try {
    const drawn = await draw(ports, invoice, copy);
    if (named) return await storeAgain(ports, named, drawn);
    return copy === 'original' ? await storeOnce(ports, invoice, drawn) : drawn;
  } catch (error) {
    // Also with a full disk the document is issued and valid: the same call tries to draw its paper again.
    throw new NotDrawn(`${invoice.number} could not be drawn.`, { cause: error });
  }
}

function namedPaper(
  { invoices }: Ports,
  { id, pdf, cancelledAt }: IssuedInvoice,
): Promise<string | null> | string | null {
  return cancelledAt ? invoices.cancelledPdf(id) : pdf;
}

function setPdf({ invoices, system }: Ports, { id, cancelledAt }: IssuedInvoice, sha256: string): Promise<string> {
  return cancelledAt ? invoices.setCancelledPdf(id, sha256, system.now()) : invoices.setPdf(id, sha256, system.now());
}

async function draw(ports: Ports, invoice: IssuedInvoice, copy: PaperCopy): Promise<Uint8Array> {
  const version = await ports.companies.version(invoice.companyVersion);
  if (!version) throw new Error(`Version ${invoice.companyVersion} of the company record is missing.`);
  return ports.paper.draw(invoice, version.company, copy);
}

/** Stores the file first, then its hash in the row, so that every hash in a row has its file. If another process was first, its bytes are the document. */
async function storeOnce(ports: Ports, invoice: IssuedInvoice, drawn: Uint8Array): Promise<Uint8Array> {
  const sha256 = ports.system.sha256(drawn);
  await ports.files.put(sha256, drawn);
  const named = await setPdf(ports, invoice, sha256);
  if (named !== sha256) return readStored(ports, named);
  // A process that was killed may have stored the same paper days ago: a sweep may have removed it before its hash was stored.
  if (!(await ports.files.has(sha256))) await ports.files.put(sha256, drawn);
  return drawn;
}

/** Stores the paper again if its bytes are the same. A later release may draw others: these are served, and `verify` reports the missing file. */
async function storeAgain({ files, system }: Ports, named: string, drawn: Uint8Array): Promise<Uint8Array> {
  if (system.sha256(drawn) === named) await files.put(named, drawn);
  return drawn;
}

async function readStored({ files }: Ports, sha256: string): Promise<Uint8Array> {
  const bytes = await files.get(sha256);
  if (!bytes) throw new Error(missing(sha256));
  return bytes;
}

function missing(sha256: string) {
  return `The file ${sha256} is missing from the file store.`;
}
