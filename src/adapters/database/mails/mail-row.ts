import type { Selectable } from 'kysely';
import type { Mail } from '#domain/mails/mail.ts';
import type { SharedThing } from '#domain/shares/share.ts';
import type { NewMail } from '#operations/ports/mails.ts';
import type { Tables } from '../engine/tables.ts';

type Row = Selectable<Tables['mails']>;

export function mailFromRow(row: Row): Mail {
  return {
    id: row.id,
    of: thingFromRow(row),
    about: row.about,
    to: row.recipient,
    subject: row.subject,
    words: row.words,
    language: row.language as Mail['language'],
    days: Number(row.days) as Mail['days'],
    askedAt: row.asked_at,
    askedBy: row.asked_by,
    state: row.state as Mail['state'],
    tries: Number(row.tries),
    attempt: Number(row.attempt),
    lastError: row.last_error,
    nextTryAt: row.next_try_at,
    share: row.share,
    sentAt: row.sent_at,
    sentBy: row.sent_by,
  };
}

/** A mail that waits for its first try. */
export function rowFromNewMail(mail: NewMail, at: string, askedBy: string): Row {
  return {
    id: mail.id,
    ...rowFromThing(mail.of),
    about: mail.about,
    recipient: mail.to,
    subject: mail.subject,
    words: mail.words,
    language: mail.language,
    days: mail.days,
    asked_at: at,
    asked_by: askedBy,
    state: 'waiting',
    tries: 0,
    attempt: 0,
    last_error: '',
    next_try_at: at,
    share: null,
    sent_at: null,
    sent_by: '',
    idempotency_key: mail.idempotency.key,
    body_hash: mail.idempotency.bodyHash,
  };
}

function rowFromThing(of: SharedThing): Pick<Row, 'kind' | 'of_id' | 'tax_state' | 'from_date' | 'to_date'> {
  if (of.kind !== 'statement') return { kind: of.kind, of_id: of.id, tax_state: '', from_date: '', to_date: '' };
  return { kind: of.kind, of_id: of.customer, tax_state: of.taxState, from_date: of.from, to_date: of.to };
}

function thingFromRow({ kind, of_id, tax_state, from_date, to_date }: Row): SharedThing {
  if (kind !== 'statement') return { kind: kind as 'document' | 'receipt', id: of_id };
  return {
    kind,
    customer: of_id,
    taxState: tax_state as Extract<SharedThing, { kind: 'statement' }>['taxState'],
    from: from_date,
    to: to_date,
  };
}
