import { answerRestored } from '#domain/samples/callback-sample.ts';
import type { HeldMails } from '#operations/ports/verify.ts';
import type { Database } from '../engine/tables.ts';

/**
 * After a restore: what waited for a customer when the backup was made has probably gone out since, so only a person sends it again. The
 * mails about requests and the weekly letters go on: they are the firm's own, may come twice and must not be lost.
 */
export function holdMails({ write }: Pick<Database, 'write'>): Promise<HeldMails> {
  return write.transaction().execute(async (transaction) => {
    const mails = await transaction
      .updateTable('mails')
      .set({ state: 'unknown', next_try_at: null, last_error: mailRestored })
      .where('state', 'in', ['waiting', 'sending'])
      .executeTakeFirst();
    const answers = await transaction
      .updateTable('samples')
      .set({ answer_due_at: null, answer_error: answerRestored })
      .where('answer_due_at', 'is not', null)
      .executeTakeFirst();
    return { mails: Number(mails.numUpdatedRows), answers: Number(answers.numUpdatedRows) };
  });
}

const mailRestored = 'The shop was restored from a backup. It may have arrived: ask, and send it again if it has not.';
