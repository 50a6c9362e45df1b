import type { Company, CompanyVersion } from '#domain/company/company.ts';
import type { Voucher } from '#domain/receivables/voucher.ts';
import { voucherSheet } from '#domain/receivables/voucher-sheet.ts';
import type { TaxState } from '#domain/tax/states.ts';
import type { CompanyStore } from '../ports/company.ts';
import { NotDrawn } from '../ports/failures.ts';
import type { FileStore } from '../ports/files.ts';
import type { Paper, StoredPaper, VoucherPapers } from '../ports/papers.ts';
import type { ReceivableStore } from '../ports/receivables.ts';
import type { System } from '../ports/system.ts';

type Ports = {
  system: System;
  companies: CompanyStore;
  files: FileStore;
  paper: Paper;
  receivables: Pick<ReceivableStore, 'linesAsIssued' | 'allocationsOf'>;
  voucherPapers: VoucherPapers;
};

/**
 * The PDF of a voucher. It is drawn once, from the company record and the lines of its issue, and stored; from then on these
 * bytes are served. A cancelled voucher has another paper, marked CANCELLED.
 */
export async function printVoucher(ports: Ports, voucher: Voucher): Promise<Uint8Array> {
  const paper: StoredPaper = { owner: voucher.id, kind: voucher.cancelled ? 'cancelled' : 'original' };
  const named = await ports.voucherPapers.find(paper);
  const stored = named && (await ports.files.get(named));
  if (stored) return stored;
  if (named) throw new Error(`The file ${named} is missing from the file store.`);
  try {
    return await store(ports, paper, voucher, await draw(ports, voucher));
  } catch (error) {
    // The voucher is issued and valid: the same call tries to draw its paper again.
    throw new NotDrawn(`${voucher.number} could not be drawn.`, { cause: error });
  }
}

async function draw({ companies, receivables, paper }: Ports, voucher: Voucher): Promise<Uint8Array> {
  const version = await companies.version(voucher.companyVersion);
  if (!version) throw new Error(`Version ${voucher.companyVersion} of the company record is missing.`);
  const lines = await receivables.linesAsIssued(voucher.id);
  const uses = voucher.reason === 'set-off' ? await receivables.allocationsOf(voucher.id) : [];
  const company = await firmIn(companies, version, voucher.taxState);
  const sheet = voucherSheet(voucher, { lines, uses }, company);
  return paper.drawVoucher(sheet, voucher.issuedAt, company);
}

/** The firm as its papers of a registration name it: one that has ended since is named as it was last. */
export async function firmIn(
  companies: Pick<CompanyStore, 'lastIn'>,
  { version, company }: CompanyVersion,
  taxState: TaxState,
): Promise<Company> {
  if (company.registrations[taxState]) return company;
  const ended = (await companies.lastIn(taxState, version))?.company.registrations[taxState];
  return ended ? { ...company, registrations: { ...company.registrations, [taxState]: ended } } : company;
}

/** The file first, then its hash, so that every named hash has its file. */
async function store(
  { system, files, voucherPapers }: Ports,
  paper: StoredPaper,
  { number }: Voucher,
  drawn: Uint8Array,
): Promise<Uint8Array> {
  const sha256 = system.sha256(drawn);
  await files.put(sha256, drawn);
  const named = await voucherPapers.name(paper, number, sha256, system.now());
  // A sweep may have removed a file that a killed process stored long before its hash was named.
  if (!(await files.has(sha256))) await files.put(sha256, drawn);
  return named === sha256 ? drawn : ((await files.get(named)) ?? drawn);
}
