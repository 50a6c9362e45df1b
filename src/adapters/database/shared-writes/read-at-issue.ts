import { sql } from 'kysely';
import { keptQuery, unseen } from '../engine/kept-query.ts';
import { loggedIn } from './check-acting.ts';
import { periodClosedOn } from './filed-periods.ts';
import { fitting, sezMark } from './link-document.ts';

/** `tokenHash`: '' for an actor without a login. `fitKey`: that of the buyer, even when staff chose a customer, who may be archived. */
type Asked = { tokenHash: string; taxState: string; date: string; fitKey: string };

/**
 * What the issue of a document depends on, in one statement, for it runs while other documents wait. It is read after the
 * audit head is locked: until the commit no login ends, no return is filed, no record is saved and the customer book stays.
 */
export const readAtIssue = keptQuery((database, { tokenHash, taxState, date, fitKey }: Asked) =>
  database
    .selectFrom('money_kept_from')
    .leftJoin('customers as fitting', (join) => join.on('fitting.id', '=', fitting(database, fitKey)))
    .select(['kept_from', 'fitting.id as customer', 'fitting.credit_days'])
    .select([
      sezMark(database, fitKey).as('sez'),
      loggedIn(database, unseen(tokenHash)).select('role').as('role'),
      periodClosedOn(database, unseen(taxState), unseen(date)).select('period').limit(sql.lit(1)).as('closed'),
      database
        .selectFrom('company_versions')
        .select((versions) => versions.fn.max('version').as('version'))
        .as('company'),
      database
        .selectFrom('catalogue_versions')
        .select((versions) => versions.fn.max('version').as('version'))
        .as('catalogue'),
    ]),
);
