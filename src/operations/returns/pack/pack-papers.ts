import type { IssuedInvoice } from '#domain/invoices/issued-invoice.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import type { Voucher } from '#domain/receivables/voucher.ts';
import type { PackLine } from '#domain/returns/pack/pack-contents.ts';
import type { TaxState } from '#domain/tax/states.ts';
import { NotDrawn } from '../../ports/failures.ts';
import type { InvoiceStore } from '../../ports/invoices.ts';
import type { ReceivableStore } from '../../ports/receivables.ts';
import type { PackFile } from './pack-file.ts';

/** The papers are other subjects' work: the caller says how they are got. */
type Printers = {
  invoice(invoice: IssuedInvoice): Promise<Uint8Array>;
  voucher(voucher: Voucher): Promise<Uint8Array>;
};

type Ports = { invoices: Pick<InvoiceStore, 'stream'>; receivables: Pick<ReceivableStore, 'stream'> };

type Days = { taxState: TaxState; from: string; to: string };

/** Every paper of the days, a folder for each kind, as it is served: a cancelled document has the one that says CANCELLED. */
export async function* packPapers(
  { invoices, receivables }: Ports,
  printers: Printers,
  days: Days,
): AsyncGenerator<PackFile> {
  for (const [kind, folder] of documentFolders) {
    const found = invoices.stream({ kind, query: '', withCancelled: true, ...days }, 'oldest');
    yield* papersOf(folder, found, printers.invoice, ({ cancelledAt, totals }) => (cancelledAt ? 0 : totals.payable));
  }
  for (const [kind, folder] of voucherFolders) {
    const found = receivables.stream({ kind, mode: '', customer: '', query: '', withCancelled: true, ...days });
    yield* papersOf(folder, found, printers.voucher, ({ cancelled, amount }) => (cancelled ? 0 : amount));
  }
}

const documentFolders = [
  ['tax', 'Tax invoices'],
  ['credit', 'Credit notes'],
  ['challan', 'Delivery challans'],
] as const;

const voucherFolders = [
  ['receipt', 'Receipts'],
  ['refund', 'Refunds'],
  ['settlement', 'Settlements'],
] as const;

async function* papersOf<Owner extends { number: string }>(
  folder: string,
  owners: AsyncIterable<Owner>,
  print: (owner: Owner) => Promise<Uint8Array>,
  amountOf: (owner: Owner) => number,
): AsyncGenerator<PackFile> {
  const line: PackLine = {
    name: `Papers/${folder}/`,
    says: 'The papers as they are served (PDF)',
    files: 0,
    figures: [],
  };
  const missing: string[] = [];
  let sum = 0;
  for await (const owner of owners) {
    const paper = await drawn(owner, print);
    if (paper) yield { name: `${line.name}${owner.number.replaceAll('/', '-')}.pdf`, content: paper, line };
    else missing.push(owner.number);
    sum += amountOf(owner);
    line.figures = [
      ['Total', formatRupees(sum)],
      ...missing.map((number): [string, string] => ['Could not be drawn:', number]),
    ];
  }
}

/** One paper that cannot be drawn must not cost the accountant all the others: the contents name it. */
async function drawn<Owner>(owner: Owner, print: (owner: Owner) => Promise<Uint8Array>): Promise<Uint8Array | null> {
  try {
    return await print(owner);
  } catch (error) {
    if (error instanceof NotDrawn) return null;
    throw error;
  }
}
