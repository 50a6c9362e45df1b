import { answerUnknown, isAnswerUnknown, type SampleStep, sampleSteps } from '#domain/samples/callback-sample.ts';
import { messageWithoutAddress } from '#domain/samples/sample-message.ts';
import { program } from '#operations/ports/actor.ts';
import type { SampleMove, SampleStore } from '#operations/ports/callbacks.ts';
import type { Database, Tables, Transacting } from '../engine/tables.ts';
import { appendAudit } from '../shared-writes/audit-log.ts';
import { isTrapped } from '../shared-writes/told-callbacks.ts';
import { together, toldRows } from '../shared-writes/told-rows.ts';
import { tellVisitorRows } from '../shared-writes/visitor-chain.ts';
import { callbacksFromRows } from './callback-row.ts';

export function openSampleStore(database: Database): SampleStore {
  return {
    move: (id, move, answers, at, actor) =>
      database.write.transaction().execute(async (transaction) => {
        // The request first, in the lock order of staff's other deeds about it.
        const callback = await transaction
          .updateTable('callbacks')
          .set((row) => ({ state: row.ref('state') }))
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirst();
        const before = await transaction
          .selectFrom('samples')
          .selectAll()
          .where('callback', '=', id)
          .executeTakeFirst();
        if (!callback || !before) return null;
        if (move.from !== undefined && move.from !== before.step) return 'moved';
        // The columns of the answer change with the mail that is under way: only what the step changes is written.
        const changes = moved(before, move, answers && callback.email !== '', at);
        const row = { ...before, ...changes };
        await transaction.updateTable('samples').set(changes).where('callback', '=', id).execute();
        const after = isTrapped(callback)
          ? {}
          : { chain: await tellVisitorRows(transaction, at, toldRows('samples', [row])) };
        const line = { at, actor, what: 'callback samples', subject: id } as const;
        await appendAudit(transaction, { ...line, after: { ...after, step: move.step } });
        return (await callbacksFromRows(transaction, [callback]))[0] ?? null;
      }),

    due: async (at, size) => {
      const rows = await database.read
        .selectFrom('callbacks')
        .innerJoin('samples', 'samples.callback', 'callbacks.id')
        .selectAll('callbacks')
        .where('answer_due_at', '<=', at)
        .where('step', '<>', 'asked')
        .orderBy('answer_due_at')
        .limit(size)
        .execute();
      return callbacksFromRows(database.read, rows);
    },

    claim: async (id) => {
      const claimed = await database.write
        .updateTable('samples')
        .set({ answer_due_at: null, answer_error: answerUnknown })
        .where('callback', '=', id)
        .where('answer_due_at', 'is not', null)
        .returning('callback')
        .executeTakeFirst();
      return claimed !== undefined;
    },

    markAnswered: async (id, at) => {
      await database.write
        .updateTable('samples')
        .set({ answered_at: at, answer_due_at: null, answer_error: '' })
        .where('callback', '=', id)
        .execute();
    },

    forgetAddresses: async (before, most, at) => {
      const old = await database.read
        .selectFrom('callbacks')
        .innerJoin('samples', 'samples.callback', 'callbacks.id')
        .select(['callbacks.id', 'callbacks.message', 'samples.address', 'samples.pin'])
        .where('samples.address', '<>', '')
        .where('received_at', '<', before)
        .orderBy('received_at')
        .limit(most)
        .execute();
      // Each in a transaction: with the heads of the chains locked by one, none may wait for the row of the next.
      for (const request of old)
        await database.write.transaction().execute((transaction) => forgetAddress(transaction, request, at));
      return old.length;
    },

    markNotAnswered: async (id, nextTryAt, error) => {
      await database.write
        .updateTable('samples')
        .set((row) => ({
          answer_tries: row('answer_tries', '+', 1),
          answer_due_at: nextTryAt,
          answer_error: error,
        }))
        .where('callback', '=', id)
        .where('step', '<>', 'asked')
        .execute();
      // Staff have said meanwhile that nothing was sent: the next step forward mails.
      await database.write
        .updateTable('samples')
        .set({ answer_error: '' })
        .where('callback', '=', id)
        .where('step', '=', 'asked')
        .execute();
    },
  };
}

/** The row stays without the address, and so does the message: staff see what was asked for, and that there was an address. */
async function forgetAddress(
  transaction: Transacting,
  { id, message, ...parcel }: Pick<Tables['callbacks'], 'id' | 'message'> & Pick<Tables['samples'], 'address' | 'pin'>,
  at: string,
): Promise<void> {
  // The request first, in the lock order of staff's deeds about it.
  const callback = await transaction
    .updateTable('callbacks')
    .set({ message: messageWithoutAddress(message, parcel) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  // Of two processes at once, the second waits above and finds it gone.
  const sample = await transaction
    .updateTable('samples')
    .set({ address: '', pin: '' })
    .where('callback', '=', id)
    .where('address', '<>', '')
    .returningAll()
    .executeTakeFirst();
  if (!callback || !sample) return;
  const told = together(toldRows('callbacks', [callback]), toldRows('samples', [sample]));
  const after = isTrapped(callback) ? {} : { chain: await tellVisitorRows(transaction, at, told) };
  await appendAudit(transaction, { at, actor: program, what: 'callback address deleted', subject: id, after });
}

/**
 * What the step changes of the row: what was before it stays, what comes after it is undone. Only the step from 'asked' mails: a step back
 * says nothing new to the visitor, and what the mail server may have is not sent again.
 */
function moved(
  row: Tables['samples'],
  { step, courier, consignment }: SampleMove,
  isAnswered: boolean,
  at: string,
): Partial<Tables['samples']> {
  const reached = (of: SampleStep, then: string | null) => {
    if (sampleSteps.indexOf(of) > sampleSteps.indexOf(step)) return null;
    return of === step ? (then ?? at) : then;
  };
  const isSent = step === 'sent';
  const isNew = row.step === 'asked' && row.answered_at === null && !isAnswerUnknown(row.answer_error);
  const answer =
    step === 'asked'
      ? { answer_due_at: null }
      : isSent && isAnswered && isNew
        ? { answer_due_at: at, answer_tries: 0, answer_error: '' }
        : {};
  return {
    ...answer,
    step,
    ...(isSent && { courier, consignment }),
    ...(step === 'asked' && { courier: '', consignment: '' }),
    sent_at: reached('sent', row.sent_at),
    arrived_at: reached('arrived', row.arrived_at),
    asked_after_at: reached('asked-after', row.asked_after_at),
  };
}
