import type { IssuedInvoice } from '#domain/invoices/issued-invoice.ts';
import type { PortalFacts } from '#domain/invoices/sheet/portal-facts.ts';
import type { CompanyStore } from '../ports/company.ts';
import type { EinvoiceStore } from '../ports/einvoices.ts';
import { NotDrawn } from '../ports/failures.ts';
import type { FileStore } from '../ports/files.ts';
import type { InvoiceStore, LaterPaper } from '../ports/invoices.ts';
import type { Paper, PaperCopy } from '../ports/papers.ts';
import type { System } from '../ports/system.ts';

type Ports = {
  system: System;
  invoices: InvoiceStore;
  companies: CompanyStore;
  files: FileStore;
  paper: Paper;
  einvoices: Pick<EinvoiceStore, 'portalFacts'>;
};

/** Which paper shows a document as it is now. */
type CurrentPaper = { kind: 'original' | LaterPaper; portal: PortalFacts | null };

/**
 * The PDF of an issued document. The original is drawn once and stored under its hash, which goes into the row; from then
 * on these bytes are served, until the portal of the government says something about the document: then it is drawn again,
 * and both are kept. The other copies are drawn each time, from the company record of the issue. A cancelled document has
 * another paper, marked CANCELLED, as are its copies.
 */
export async function printInvoice(ports: Ports, invoice: IssuedInvoice, copy: PaperCopy): Promise<Uint8Array> {
  const current = await currentPaper(ports, invoice);
  return printAs(ports, invoice, current, copy);
}

/** The SHA-256 of the paper that is served of a document; null while it is not drawn. */
export async function namedPaper(
  ports: Pick<Ports, 'invoices' | 'einvoices'>,
  invoice: IssuedInvoice,
): Promise<string | null> {
  return named(ports, invoice, await currentPaper(ports, invoice));
}

async function currentPaper({ einvoices }: Pick<Ports, 'einvoices'>, invoice: IssuedInvoice): Promise<CurrentPaper> {
  if (invoice.cancelledAt) return { kind: 'cancelled', portal: null };
  const portal = invoice.kind === 'pro' ? null : await einvoices.portalFacts(invoice.id);
  return { kind: portal ? `portal-${portal.line}` : 'original', portal };
}

async function printAs(ports: Ports, invoice: IssuedInvoice, current: CurrentPaper, copy: PaperCopy) {
  const sha256 = copy === 'original' ? await named(ports, invoice, current) : null;
  const stored = sha256 ? await ports.files.get(sha256) : null;
  if (stored) return stored;
  // A later paper can be drawn again. An earlier release does not know these files: after a downgrade its sweep removes them.
  if (sha256 && current.kind === 'original') throw new Error(missing(sha256));
  try {
    // The first paper stays beside the later ones, so it is drawn before them.
    if (copy === 'original' && current.portal && invoice.pdf === null)
      await printAs(ports, invoice, { kind: 'original', portal: null }, copy);
    const drawn = await draw(ports, invoice, copy, current.portal);
    if (sha256) return await storeAgain(ports, sha256, drawn);
    return copy === 'original' ? await storeOnce(ports, invoice, current, drawn) : drawn;
  } catch (error) {
    // Also with a full disk the document is issued and valid: the same call tries to draw its paper again.
    throw new NotDrawn(`${invoice.number} could not be drawn.`, { cause: error });
  }
}

function named(
  { invoices }: Pick<Ports, 'invoices'>,
  { id, pdf }: IssuedInvoice,
  { kind }: CurrentPaper,
): Promise<string | null> | string | null {
  return kind === 'original' ? pdf : invoices.laterPdf(id, kind);
}

function setPdf({ invoices, system }: Ports, { id }: IssuedInvoice, { kind }: CurrentPaper, sha256: string) {
  return kind === 'original'
    ? invoices.setPdf(id, sha256, system.now())
    : invoices.setLaterPdf(id, kind, sha256, system.now());
}

async function draw(ports: Ports, invoice: IssuedInvoice, copy: PaperCopy, portal: PortalFacts | null) {
  const version = await ports.companies.version(invoice.companyVersion);
  if (!version) throw new Error(`Version ${invoice.companyVersion} of the company record is missing.`);
  return ports.paper.draw(invoice, version.company, copy, portal);
}

/** Stores the file first, then its hash in the row, so that every hash in a row has its file. If another process was first, its bytes are the document. */
async function storeOnce(
  ports: Ports,
  invoice: IssuedInvoice,
  current: CurrentPaper,
  drawn: Uint8Array,
): Promise<Uint8Array> {
  const sha256 = ports.system.sha256(drawn);
  await ports.files.put(sha256, drawn);
  const kept = await setPdf(ports, invoice, current, sha256);
  if (kept !== sha256) return readStored(ports, kept);
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
