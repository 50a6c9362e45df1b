import { invoiceKinds } from '../invoices/invoice-kinds.ts';
import { voucherKinds } from '../receivables/voucher.ts';

/** What the jump box finds. */
export const jumpKinds = ['customer', ...invoiceKinds, ...voucherKinds, 'product', 'folder', 'screen'] as const;

/** A place to go to. `detail` says which one it is: the buyer, date and amount of a document, the town of a customer. */
export type JumpEntry = { kind: (typeof jumpKinds)[number]; title: string; detail: string; path: string };
