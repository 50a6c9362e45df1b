import { waitingMails } from '#domain/mails/waiting-mails.ts';
import type { LetterStore, NewLetter } from '#operations/ports/figures/letter-store.ts';
import type { Database } from '../engine/tables.ts';

export function openLetterStore(database: Database): LetterStore {
  const update = ({ week, recipient }: Pick<NewLetter, 'week' | 'recipient'>) =>
    database.write.updateTable('weekly_letters').where('week', '=', week).where('recipient', '=', recipient);
  return {
    waiting: async () => {
      const rows = await database.read
        .selectFrom('weekly_letters')
        .select((each) => ['tries', each.fn.countAll<number>().as('count'), each.fn.min('due_at').as('nextTryAt')])
        .where('due_at', 'is not', null)
        .groupBy('tries')
        .$narrowType<{ nextTryAt: string }>()
        .execute();
      return waitingMails(rows);
    },

    givenUp: async () => {
      const rows = await database.read
        .selectFrom('weekly_letters')
        .select('recipient')
        .where('week', '=', (letters) =>
          letters.selectFrom('weekly_letters').select((each) => each.fn.max('week').as('week')),
        )
        .where('due_at', 'is', null)
        .where('sent_at', 'is', null)
        .where('last_error', '!=', '')
        .orderBy('recipient')
        .execute();
      return rows.map(({ recipient }) => recipient);
    },

    recipients: async (week) => {
      const rows = await database.read
        .selectFrom('weekly_letters')
        .select('recipient')
        .where('week', '=', week)
        .execute();
      return rows.map(({ recipient }) => recipient);
    },

    add: async (letters) => {
      if (letters.length === 0) return;
      await database.write
        .insertInto('weekly_letters')
        .values(
          letters.map(({ week, recipient, subject, text, dueAt }) => ({
            ...{ week, recipient, subject, text, due_at: dueAt },
            ...{ tries: 0, last_error: '', sent_at: null },
          })),
        )
        .onConflict((conflict) => conflict.columns(['week', 'recipient']).doNothing())
        .execute();
    },

    take: async (at) => {
      const due = await database.read
        .selectFrom('weekly_letters')
        .select(['week', 'recipient'])
        .where('due_at', '<=', at)
        .orderBy('due_at')
        .orderBy('recipient')
        .limit(1)
        .executeTakeFirst();
      if (!due) return null;
      const taken = await update(due)
        .set((row) => ({ due_at: null, tries: row('tries', '+', 1), last_error: '' }))
        // Another process may have taken it meanwhile.
        .where('due_at', '<=', at)
        .returning(['week', 'recipient', 'subject', 'text', 'tries'])
        .executeTakeFirst();
      return taken ?? null;
    },

    markSent: async (letter, at) => {
      await update(letter).set({ sent_at: at, last_error: '' }).execute();
    },

    markNotSent: async (letter, nextTryAt, error) => {
      await update(letter).set({ due_at: nextTryAt, last_error: error }).execute();
    },
  };
}
