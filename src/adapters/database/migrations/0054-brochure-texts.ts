import type { Migration } from './migration.ts';

/** How far the texts of brochures are read that were uploaded before texts were kept. */
export const m0054BrochureTexts: Migration = {
  name: '0054-brochure-texts',
  up: async (transaction) => {
    await transaction.insertInto('filled_up_to').values({ fact: 'brochure text', issued_seq: 0 }).execute();
  },
};
