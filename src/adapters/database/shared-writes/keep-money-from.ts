import type { Company } from '#domain/company/company.ts';
import type { Transacting } from '../engine/tables.ts';

/**
 * Takes over the day of the company record from which documents are debts. After a change the job compares all documents with
 * it again. The caller has locked the audit head.
 */
export async function keepMoneyFrom(transaction: Transacting, company: Company): Promise<void> {
  const { default_from, kept_from } = await transaction
    .selectFrom('money_kept_from')
    .selectAll()
    .executeTakeFirstOrThrow();
  const from = company.moneyKeptFrom ?? default_from;
  if (from === kept_from) return;
  await transaction.updateTable('money_kept_from').set({ kept_from: from }).execute();
  await transaction.updateTable('filled_up_to').set({ issued_seq: 0 }).where('fact', '=', 'account item').execute();
}
