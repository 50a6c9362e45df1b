import type { Ticket, TicketPaper, TicketStore } from '#operations/ports/tickets.ts';
import type { Database } from '../engine/tables.ts';
import { checkActing } from '../shared-writes/check-acting.ts';

export function openTicketStore(database: Database): TicketStore {
  return {
    add: (ticket, at, actor) =>
      database.write.transaction().execute(async (transaction) => {
        await checkActing(transaction, actor);
        await transaction.deleteFrom('tickets').where('expires_at', '<=', at).execute();
        await transaction
          .insertInto('tickets')
          .values({ hash: ticket.hash, invoice_id: ticket.invoiceId, copy: ticket.copy, expires_at: ticket.expiresAt })
          .execute();
      }),

    find: async (hash, at) => {
      const row = await database.read
        .selectFrom('tickets')
        .selectAll()
        .where('hash', '=', hash)
        .where('expires_at', '>', at)
        .executeTakeFirst();
      return row
        ? { hash: row.hash, invoiceId: row.invoice_id, copy: row.copy as Ticket['copy'], expiresAt: row.expires_at }
        : null;
    },

    addPaper: ({ hash, paper, expiresAt }, at, actor) =>
      database.write.transaction().execute(async (transaction) => {
        await checkActing(transaction, actor);
        await transaction.deleteFrom('paper_tickets').where('expires_at', '<=', at).execute();
        await transaction
          .insertInto('paper_tickets')
          .values({ hash, paper: JSON.stringify(paper), expires_at: expiresAt })
          .execute();
      }),

    findPaper: async (hash, at) => {
      const row = await database.read
        .selectFrom('paper_tickets')
        .select('paper')
        .where('hash', '=', hash)
        .where('expires_at', '>', at)
        .executeTakeFirst();
      return row ? (JSON.parse(row.paper) as TicketPaper) : null;
    },
  };
}
