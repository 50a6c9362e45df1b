import type { NewVoucher, VoucherKeyAnswer } from '#operations/ports/receivables.ts';
import type { Database, Tables, Transacting } from '../engine/tables.ts';
import { type ToldRows, toldRows } from '../shared-writes/told-rows.ts';
import { findVoucher } from './read-vouchers.ts';

type Idempotency = NewVoucher['idempotency'];
type Kind = Tables['account_keys']['kind'];

/** Stores an Idempotency-Key with what it made; a second one of the kind violates the primary key. */
export async function addKey(
  transaction: Transacting,
  kind: Kind,
  idempotency: Idempotency,
  subject: string,
): Promise<void> {
  if (idempotency)
    await transaction
      .insertInto('account_keys')
      .values(rowOf(kind, idempotency, subject))
      .execute();
}

/** What the audit line of the deed says of its key. Without one it says that this release wrote the line. */
export function toldKey(kind: Kind, idempotency: Idempotency, subject: string): { rows: ToldRows } {
  return { rows: idempotency ? toldRows('account_keys', [rowOf(kind, idempotency, subject)]) : {} };
}

function rowOf(kind: Kind, { key, bodyHash }: NonNullable<Idempotency>, subject: string): Tables['account_keys'] {
  return { kind, idempotency_key: key, body_hash: bodyHash, subject };
}

/** What a key made, and whether the body was the same; null when the key is new. */
export async function subjectOfKey(
  from: Database['read'] | Transacting,
  kind: Kind,
  idempotency: Idempotency,
): Promise<{ kind: 'replayed' | 'key-spent'; subject: string } | null> {
  if (!idempotency) return null;
  const row = await from
    .selectFrom('account_keys')
    .select(['body_hash', 'subject'])
    .where('kind', '=', kind)
    .where('idempotency_key', '=', idempotency.key)
    .executeTakeFirst();
  if (!row) return null;
  return { kind: row.body_hash === idempotency.bodyHash ? 'replayed' : 'key-spent', subject: row.subject };
}

export async function voucherOfKey({ write }: Database, idempotency: Idempotency): Promise<VoucherKeyAnswer | null> {
  const known = await subjectOfKey(write, 'voucher', idempotency);
  const voucher = known && (await findVoucher(write, known.subject));
  return known && voucher ? { kind: known.kind, voucher } : null;
}
