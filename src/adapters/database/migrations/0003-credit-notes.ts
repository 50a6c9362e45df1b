import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** A credit note names the document of ours that it corrects, as it stood when the note was issued. */
export const m0003CreditNotes: Migration = {
  name: '0003-credit-notes',
  up: async (transaction, engine) => {
    const columns = ['original_id', 'original_number', 'original_date'];
    for (const column of columns)
      await sql
        .raw(`alter table invoices add column ${column} text${engine === 'postgres' ? ' collate "C"' : ''}`)
        .execute(transaction);
    await sql.raw('create index invoices_by_original on invoices (original_id, cancelled)').execute(transaction);
    const changed = columns.map((column) => `old.${column} is distinct from new.${column}`).join(' or ');
    const frozen =
      engine === 'sqlite'
        ? `create trigger invoices_original_frozen before update of ${columns.join(', ')} on invoices begin select raise(abort, 'An issued document does not change.'); end`
        : `create trigger invoices_original_frozen before update on invoices for each row when (${changed}) execute function refuse_invoice_change()`;
    await sql.raw(frozen).execute(transaction);
  },
};
