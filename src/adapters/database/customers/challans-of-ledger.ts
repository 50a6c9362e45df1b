import type { LedgerChallan, LedgerDocument, LedgerFilter } from '#operations/ports/customer-ledger.ts';
import type { Database } from '../engine/tables.ts';
import { besideLedger } from './beside-ledger.ts';

/** The newest standing challans in the period of a ledger, with what is open of them. */
export async function challansOfLedger(read: Database['read'], filter: LedgerFilter): Promise<LedgerChallan[]> {
  const rows = await besideLedger(read, 'challan', filter)
    .innerJoin('challans', 'challans.document', 'document_customers.document')
    .select(['is_open', 'open_value', 'last_day', 'warn_from'])
    .execute();
  return rows.map(({ id, tax_state, number, date, payable, draft, ...row }) => ({
    ...{ id, number, date, payable },
    kind: 'challan' as const,
    taxState: tax_state as LedgerDocument['taxState'],
    draft: JSON.parse(draft),
    isOpen: row.is_open === 1,
    left: row.open_value,
    lastDay: row.last_day,
    warnFrom: row.warn_from,
  }));
}
