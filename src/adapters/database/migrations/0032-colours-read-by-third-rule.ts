import type { Migration } from './migration.ts';

/** The rule for colours has changed a second time. The job reads the pictures of earlier releases again, up to the newest one of this moment. */
export const m0032ColoursReadByThirdRule: Migration = {
  name: '0032-colours-read-by-third-rule',
  up: async (transaction) => {
    const { newest } = await transaction
      .selectFrom('photos')
      .select(({ fn }) => fn.max<number | null>('added_seq').as('newest'))
      .executeTakeFirstOrThrow();
    const marks = [
      { fact: 'picture colours, rule 3', issued_seq: 0 },
      { fact: 'picture colours of rule 2', issued_seq: Number(newest ?? 0) },
    ];
    await transaction.insertInto('filled_up_to').values(marks).execute();
  },
};
