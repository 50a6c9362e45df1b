import { failed, type Outcome, ok } from '#domain/outcome.ts';
import { cancelVoucherProblems } from '#domain/receivables/cancel-voucher-problems.ts';
import type { Voucher, VoucherKind } from '#domain/receivables/voucher.ts';
import type { Actor } from '../ports/actor.ts';
import type { ReceivableStore } from '../ports/receivables.ts';
import type { System } from '../ports/system.ts';

type Ports = { system: Pick<System, 'now'>; receivables: ReceivableStore };

/** Cancels a voucher of a kind. It keeps its number; its allocations end. */
export async function cancelVoucherOfKind(
  { system, receivables }: Ports,
  { id, kind, reason }: { id: string; kind: VoucherKind; reason: string },
  actor: Actor,
): Promise<Outcome<Voucher>> {
  const why = reason.trim().replaceAll(/\s+/g, ' ');
  const problems = cancelVoucherProblems(why);
  if (problems.length > 0) return failed('invalid', problems[0]?.message ?? '', { problems });
  if ((await receivables.find(id))?.kind !== kind) return unknownVoucher(kind);
  const answer = await receivables.cancel(id, why, system.now(), actor);
  switch (answer.kind) {
    case 'cancelled':
      return ok(answer.voucher);
    case 'cancelled-already':
      return failed('conflict', `${answer.voucher.number} was cancelled already.`);
    case 'not-found':
      return unknownVoucher(kind);
  }
}

/** No voucher of this kind has the id. */
export function unknownVoucher(kind: VoucherKind) {
  return failed('not-found', `There is no such ${kind}.`);
}
