import type { Selectable } from 'kysely';
import type { Callback } from '#domain/callbacks/callback.ts';
import type { Tables } from '../engine/tables.ts';

type Row = Selectable<Tables['callbacks']>;

export function callbackFromRow(row: Row): Callback {
  return {
    id: row.id,
    receivedAt: row.received_at,
    address: row.address,
    email: row.email,
    name: row.name,
    contactNumber: row.contact_number,
    message: row.message,
    state: row.state as Callback['state'],
    heldBecause: row.held_because as Callback['heldBecause'],
    tries: row.tries,
    lastError: row.last_error,
    nextTryAt: row.next_try_at,
    sentAt: row.sent_at,
    sentBy: row.sent_by,
    doneAt: row.done_at,
    doneBy: row.done_by,
    note: row.note,
  };
}

export function rowFromCallback(callback: Callback): Row {
  return {
    id: callback.id,
    received_at: callback.receivedAt,
    address: callback.address,
    email: callback.email,
    name: callback.name,
    contact_number: callback.contactNumber,
    message: callback.message,
    state: callback.state,
    held_because: callback.heldBecause,
    tries: callback.tries,
    last_error: callback.lastError,
    next_try_at: callback.nextTryAt,
    sent_at: callback.sentAt,
    sent_by: callback.sentBy,
    done_at: callback.doneAt,
    done_by: callback.doneBy,
    note: callback.note,
  };
}
