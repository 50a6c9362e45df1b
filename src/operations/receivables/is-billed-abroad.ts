import type { AccountItem } from '#domain/receivables/account-item.ts';
import { isExport } from '#domain/tax/supply-types.ts';
import type { InvoiceStore } from '../ports/invoices.ts';

/** Whether the last due of these bills that this shop issued is an export: its buyer is abroad, and has no UPI. `debts`: by due date. */
export async function isBilledAbroad(
  { invoices }: { invoices: Pick<InvoiceStore, 'findById'> },
  debts: readonly AccountItem[],
): Promise<boolean> {
  const last = debts.findLast(({ kind }) => kind === 'invoice');
  const invoice = last ? await invoices.findById(last.id) : null;
  return isExport(invoice?.draft.supplyType);
}
