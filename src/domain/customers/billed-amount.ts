import type { InvoiceKind } from '../invoices/invoice-kinds.ts';

/** What a document adds to the sum billed to its customer: `billedAmount('credit', 50_000)` → `-50_000`. A pro-forma and a challan bill nothing. */
export function billedAmount(kind: InvoiceKind, payable: number): number {
  return payable * signs[kind];
}

const signs: Record<InvoiceKind, 1 | -1 | 0> = { tax: 1, credit: -1, pro: 0, challan: 0 };
