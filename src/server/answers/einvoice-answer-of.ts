import type { EinvoiceAnswer } from '#contract/returns/einvoices.ts';
import { cancellableUntil } from '#domain/einvoices/irn-cancellation.ts';
import type { EinvoiceRow } from '#operations/einvoices/list-einvoices.ts';

/** What the portal said about a document, as it goes over the wire. */
export function einvoiceAnswerOf({ record, problems, hint }: Omit<EinvoiceRow, 'document'>): EinvoiceAnswer {
  const said = record?.einvoice ?? record?.burnt ?? null;
  return {
    state: stateOf(record, problems.length > 0),
    problems,
    hint,
    irn: said?.irn ?? '',
    ackNo: said?.ackNo ?? '',
    ackAt: said?.ackAt ?? '',
    cancellableUntil: said ? cancellableUntil(said) : '',
    cancelledOn: said?.cancelled?.on ?? '',
  };
}

function stateOf(record: EinvoiceRow['record'], isMissing: boolean): EinvoiceAnswer['state'] {
  if (record?.burnt) return 'burnt';
  if (record?.einvoice) return record.einvoice.cancelled ? 'cancelled' : 'taken';
  return isMissing ? 'missing' : 'ready';
}
