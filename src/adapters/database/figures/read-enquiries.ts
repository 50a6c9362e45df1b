import { sql } from 'kysely';
import { indianDay } from '#domain/calendar/indian-date.ts';
import type { FigureDays } from '#domain/figures/period.ts';
import type { EnquirySteps } from '#operations/ports/figures/figures-store.ts';
import { madeFrom } from '../engine/made-from.ts';
import type { Database } from '../engine/tables.ts';

/**
 * The requests of visitors that came on some days and were not held back, with the first pro-forma and the first tax invoice made
 * from each, also by way of that pro-forma, and the day on which that invoice was paid in full: one that a credit note took back in part was not. Cancelled documents are left out.
 */
export async function readEnquiries({ read }: Database, { from, to }: FigureDays): Promise<EnquirySteps[]> {
  const { rows } = await sql<EnquirySteps>`
    with asked as (
      select id, received_at, done_at, coalesce(nullif(name, ''), nullif(email, ''), contact_number) as who from callbacks
      where received_at >= ${indianDay(from).begins} and received_at < ${indianDay(to).ends} and held_because is null
    ), ${madeFrom(sql`select id from asked`)}, first_invoices as (
      select all_made.enquiry, min(invoices.issued_seq) as seq from all_made
        inner join invoices on invoices.id = all_made.document
      where invoices.kind = 'tax' and invoices.cancelled = 0 group by all_made.enquiry
    )
    select asked.id, asked.who, asked.received_at as asked, asked.done_at as answered,
      (select samples.step from samples where samples.callback = asked.id) as sample,
      (select min(invoices.issued_at) from all_made inner join invoices on invoices.id = all_made.document
        where all_made.enquiry = asked.id and invoices.kind = 'pro' and invoices.cancelled = 0) as "proForma",
      invoices.issued_at as invoiced, invoices.id as invoice, invoices.number as "invoiceNumber",
      case when item.open = 0 and item.ended_on is null then
        (select max(allocations.date) from allocations where allocations.debt = item.id and ended_on is null
          and not exists (select 1 from allocations as other inner join account_items as from_it on from_it.id = other.source
            where other.debt = item.id and other.ended_on is null and from_it.kind = 'note')) end as paid
    from asked
      left join first_invoices on first_invoices.enquiry = asked.id
      left join invoices on invoices.issued_seq = first_invoices.seq
      left join account_items as item on item.id = invoices.id
    order by asked.received_at, asked.id`.execute(read);
  return rows;
}
