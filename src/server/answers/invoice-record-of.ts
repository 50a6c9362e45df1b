import type { z } from 'zod';
import type { invoiceRecord } from '#contract/invoices.ts';
import type { IssuedInvoice } from '#domain/invoices/issued-invoice.ts';

/** An issued document as lists and its own page get it. */
export function invoiceRecordOf(invoice: IssuedInvoice): z.output<typeof invoiceRecord> {
  return {
    id: invoice.id,
    refnum: invoice.number,
    gstType: invoice.taxType,
    data: invoice.data,
    totals: invoice.totals,
    cancelled: invoice.cancelledAt !== null,
    cancellation: invoice.cancelledAt === null ? null : cancellationOf(invoice, invoice.cancelledAt),
    issuedAt: invoice.issuedAt,
  };
}

function cancellationOf({ cancelledBy, cancelledBecause }: IssuedInvoice, at: string) {
  return {
    at,
    by: cancelledBy ?? '',
    reason: cancelledBecause?.reason ?? ('' as const),
    why: cancelledBecause?.why ?? '',
  };
}
