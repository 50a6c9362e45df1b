import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { tableOfTables } from '../engine/table-of-tables.ts';
import type { Tables, Transacting } from '../engine/tables.ts';
import { toldMoneyKeptFrom } from '../shared-writes/first-rows.ts';
import type { RowTable } from '../shared-writes/row-digest.ts';
import { type ToldRows, toldRows, toldUsers } from '../shared-writes/told-rows.ts';
import { accountFacts, isKnown } from './account-facts.ts';
import { type Deeds, madeOf, mailOf, pictureOf } from './read-deeds.ts';

/** Rows that are read at once. */
const PAGE = 5000;

/**
 * The digests of the rows that these deeds name and that are as they left them, in parts. `whole`: the deeds are those of the
 * whole log, so a row that they do not name is passed.
 */
export async function* tellDeeds(transaction: Transacting, deeds: Deeds, whole: boolean): AsyncGenerator<ToldRows> {
  yield await tellAccounts(transaction, deeds, whole);
  if (whole || deeds.company) yield await toldMoneyKeptFrom(transaction);
  yield* tellTable(transaction, 'photos', whole ? null : ['id', [...deeds.photos.keys()]], (row) => {
    const deed = deeds.photos.get(row.id);
    const picture = pictureOf(row.name, row.hash, row.source_hash);
    return !!deed && (deed.picture ?? picture) === picture && (deed.stands ?? !row.removed_at) === !row.removed_at;
  });
  yield* tellTable(transaction, 'shares', whole ? null : ['id', [...deeds.shares.keys()]], (row) => {
    const deed = deeds.shares.get(row.id);
    const made = madeOf(row.audit_subject, row.made_at, row.made_by, row.for_whom, row.expires_at);
    const ended = row.ended_at === null ? undefined : `${row.ended_at} ${row.ended_by}`;
    return !!deed && (deed.made ?? made) === made && deed.ended === ended;
  });
  // A migration wrote the first version; the line of the second names its hash.
  const versions = [...deeds.catalogues.keys(), ...(deeds.company ? [1] : [])];
  yield* tellTable(transaction, 'catalogue_versions', whole ? null : ['version', versions], (row) => {
    const sha256 = hash('sha256', row.record);
    return (deeds.catalogues.get(row.version) ?? (row.version === 1 ? sha256 : '')) === sha256;
  });
  if (deeds.mails.size > 0)
    yield* tellTable(transaction, 'mails', null, (row) =>
      deeds.mails.has(mailOf(row.asked_at, row.asked_by, row.about)),
    );
  yield* tellTable(transaction, 'customer_keys', whole ? null : ['customer_id', [...deeds.customers]], (row) =>
    deeds.customers.has(row.customer_id),
  );
  const subjects = [...deeds.keys].map((key) => key.slice(key.indexOf(' ') + 1));
  yield* tellTable(transaction, 'account_keys', whole ? null : ['subject', subjects], (row) =>
    deeds.keys.has(`${row.kind} ${row.subject}`),
  );
  if (whole || deeds.tally) yield* tellTable(transaction, 'tally_items', null, () => true);
}

async function tellAccounts(transaction: Transacting, deeds: Deeds, whole: boolean): Promise<ToldRows> {
  if (!whole && !deeds.secrets && deeds.accounts.size === 0) return {};
  const accounts = await accountFacts(transaction);
  const users = await transaction.selectFrom('users').selectAll().orderBy('id').execute();
  const named = users.filter(
    ({ username, totp_secret }) => whole || deeds.accounts.has(username) || (deeds.secrets && totp_secret !== null),
  );
  return toldUsers(named.filter((user) => isKnown(user, accounts)));
}

/** `among`: a column and its values; null for the whole table. */
async function* tellTable<Table extends RowTable>(
  transaction: Transacting,
  table: Table,
  among: [column: string, values: (string | number)[]] | null,
  isAsLeft: (row: Tables[Table]) => boolean,
): AsyncGenerator<ToldRows> {
  const conditions = among
    ? inPages(among[1]).map((values) => sql`${sql.ref(among[0])} in (${sql.join(values)})`)
    : [sql`1 = 1`];
  const columns = tableOfTables[table].key.split(' ');
  const key = sql.join(columns.map((column) => sql.ref(column)));
  // From key to key: a row that is deleted meanwhile moves no other one past the page.
  for (const condition of conditions)
    for (let last: Tables[Table] | undefined, size = PAGE; size === PAGE; ) {
      const beyond =
        last && sql`(${key}) > (${sql.join(columns.map((column) => last?.[column as keyof Tables[Table]]))})`;
      const page = sql<Tables[Table]>`select * from ${sql.table(table)} where ${condition} and ${beyond ?? sql`1 = 1`}
        order by ${key} limit ${PAGE}`;
      const { rows } = await page.execute(transaction);
      yield toldRows(table, rows.filter(isAsLeft));
      size = rows.length;
      last = rows.at(-1);
    }
}

/** An engine accepts a limited number of values in one query. */
function inPages<Value>(values: Value[]): Value[][] {
  return Array.from({ length: Math.ceil(values.length / 500) }, (_, page) =>
    values.slice(page * 500, page * 500 + 500),
  );
}
