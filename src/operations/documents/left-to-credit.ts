import { creditLeft } from '#domain/invoices/credit/credit-left.ts';
import type { IssuedInvoice } from '#domain/invoices/issued-invoice.ts';
import { safeNumber } from '#domain/money/paise.ts';
import type { InvoiceStore } from '../ports/invoices.ts';

type Ports = { invoices: Pick<InvoiceStore, 'findCredited' | 'withNotes'> };

type Named = Pick<IssuedInvoice, 'id' | 'kind' | 'cancelledAt'>;

/** The taxable value that credit notes have left of a valid tax invoice, in paise; null of any other document. */
export async function readLeftToCredit(
  { invoices }: { invoices: Pick<InvoiceStore, 'findCredited'> },
  document: Named,
): Promise<number | null> {
  const credited = mayBeCredited(document) ? await invoices.findCredited(document.id) : null;
  return credited && safeNumber(creditLeft(credited).reduce((sum, { taxable }) => sum + taxable, 0n));
}

/** The ids of those tax invoices of which credit notes have left nothing. Few have a note at all: only those are read. */
export async function whollyCredited(ports: Ports, documents: readonly Named[]): Promise<Set<string>> {
  const noted = new Set(await ports.invoices.withNotes(documents.filter(mayBeCredited).map(({ id }) => id)));
  const left = await Promise.all(
    documents
      .filter(({ id }) => noted.has(id))
      .map(async (document) => ({ id: document.id, left: await readLeftToCredit(ports, document) })),
  );
  return new Set(left.filter((each) => each.left === 0).map(({ id }) => id));
}

function mayBeCredited({ kind, cancelledAt }: Named): boolean {
  return kind === 'tax' && cancelledAt === null;
}
