import { type RawBuilder, sql } from 'kysely';

/**
 * What was made from enquiries, and from the documents made from them, for a `with`: the table `all_made` of `enquiry` and `document`.
 * `enquiries`: their ids, as a list or a select.
 */
export function madeFrom(enquiries: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`made as (
      select origin as enquiry, document from document_origins where origin in (${enquiries})
    ), all_made as (
      select enquiry, document from made
      union
      select made.enquiry, further.document from made
        inner join document_origins as further on further.origin = made.document
    )`;
}
