import { indianDate } from '#domain/calendar/indian-date.ts';
import type { Voucher } from '#domain/receivables/voucher.ts';
import type { Actor } from '#operations/ports/actor.ts';
import type { CancelVoucherAnswer } from '#operations/ports/receivables.ts';
import type { Database, Transacting } from '../engine/tables.ts';
import { endItem } from '../shared-writes/account-items.ts';
import { endAllocationsBegunBy } from '../shared-writes/allocations.ts';
import { appendAudit, lockAudit } from '../shared-writes/audit-log.ts';
import { findVoucher } from './read-vouchers.ts';

/** Cancels a voucher in one transaction: what it paid is owed again, what paid it is an advance again. */
export function cancelVoucher(
  database: Database,
  id: string,
  reason: string,
  at: string,
  actor: Actor,
): Promise<CancelVoucherAnswer> {
  return database.write.transaction().execute(async (transaction) => {
    const auditActor = await lockAudit(transaction, actor);
    const voucher = await findVoucher(transaction, id);
    if (!voucher) return { kind: 'not-found' };
    if (voucher.cancelled) return { kind: 'cancelled-already', voucher };
    const line = await appendAudit(transaction, {
      at,
      actor: auditActor,
      what: `${voucher.kind} cancelled`,
      subject: voucher.number,
      before: { cancelled: false },
      after: { cancelled: true, id, reason },
    });
    await transaction
      .insertInto('voucher_cancellations')
      .values({ voucher: id, line, cancelled_at: at, cancelled_by: actor.username, reason })
      .execute();
    if (voucher.reason === 'set-off') await endSetOff(transaction, voucher, line, at);
    await endItem(transaction, id, line, indianDate(at));
    const cancelled = await findVoucher(transaction, id);
    return { kind: 'cancelled', voucher: cancelled ?? voucher };
  });
}

/** Its allocations are between an advance and a debt, neither of which is the set-off. */
async function endSetOff(transaction: Transacting, { id }: Voucher, line: number, at: string): Promise<void> {
  const { issued_seq } = await transaction
    .selectFrom('vouchers')
    .select('issued_seq')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await endAllocationsBegunBy(transaction, issued_seq, line, indianDate(at));
}
