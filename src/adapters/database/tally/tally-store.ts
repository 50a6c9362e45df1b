import { sql } from 'kysely';
import { customerNameKey } from '#domain/customers/customer-keys.ts';
import { compareText } from '#domain/text/compare-text.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { program } from '#operations/ports/actor.ts';
import type { TallyStore } from '#operations/ports/tally.ts';
import type { Database } from '../engine/tables.ts';
import { appendAudit } from '../shared-writes/audit-log.ts';
import { toldRows } from '../shared-writes/told-rows.ts';
import { cancelledSince } from './cancelled-since.ts';
import { supplementedSince } from './supplemented-since.ts';
import { documentHeads, tallyDocuments } from './tally-documents.ts';
import { moneyHeads, tallyMoney } from './tally-money.ts';

export function openTallyStore(database: Database): TallyStore {
  const { read } = database;
  return {
    head: async () => (await read.selectFrom('audit_head').select('seq').executeTakeFirstOrThrow()).seq,

    exports: async (taxState) => {
      const rows = await read
        .selectFrom('tally_exports')
        .selectAll()
        .where('tax_state', '=', taxState)
        .orderBy('line')
        .execute();
      return rows.map(({ from_date, to_date, up_to, at, by }) => ({
        from: from_date,
        to: to_date,
        upTo: up_to,
        at,
        by,
      }));
    },

    heads: async function* (days, upTo) {
      yield* documentHeads(read, days, upTo);
      yield* moneyHeads(read, days, upTo);
    },

    documents: (days, upTo) => tallyDocuments(read, days, upTo),

    money: (days, upTo) => tallyMoney(read, days, upTo),

    cancelledSince: (...lines) => cancelledSince(read, ...lines),

    supplementedSince: (...lines) => supplementedSince(read, ...lines),

    parties: async (ids) => {
      if (ids.length === 0) return [];
      const rows = await read
        .selectFrom('customers')
        .selectAll()
        .select((row) =>
          row
            .exists(
              row
                .selectFrom('customers as older')
                .select(sql`1`.as('one'))
                .whereRef('older.name_key', '=', 'customers.name_key')
                .where((each) =>
                  each(each.refTuple('older.seq', 'older.id'), '<', each.refTuple('customers.seq', 'customers.id')),
                ),
            )
            .as('younger'),
        )
        .where('id', 'in', ids)
        .execute();
      return rows.map((row) => ({
        id: row.id,
        name: row.name,
        tallyName: row.tally_name,
        gstin: row.gstin,
        billingAddress: row.billing_address,
        stateCode: row.state_code,
        pin: row.pin,
        isYounger: Boolean(row.younger),
      }));
    },

    namesInBook: async (names) => {
      if (names.length === 0) return new Set();
      const keys = new Map(names.map((name) => [customerNameKey(name), name]));
      const rows = await read
        .selectFrom('customers')
        .select('name_key')
        .where('name_key', 'in', [...keys.keys()])
        .execute();
      const found = new Set(rows.map(({ name_key }) => name_key));
      return new Set([...keys].filter(([key]) => found.has(key)).map(([, name]) => foldText(name)));
    },

    keepUnits: async (lines, at) => {
      const first = new Map(lines.toReversed().map(({ product, unit }) => [product, unit]));
      if (first.size === 0) return first;
      const known = () =>
        read
          .selectFrom('tally_items')
          .selectAll()
          .where('product', 'in', [...first.keys()])
          .execute();
      const missing = new Map(first);
      for (const { product } of await known()) missing.delete(product);
      if (missing.size > 0) await addItems(database, missing, at);
      return new Map((await known()).map(({ product, unit }) => [product, unit]));
    },

    remember: ({ taxState, from, to, upTo, vouchers, changed, cancelled }, at, actor) =>
      database.write.transaction().execute(async (transaction) => {
        const line = await appendAudit(transaction, {
          at,
          actor,
          what: 'Tally file written',
          subject: taxState,
          // The units that it names have told themselves; the release before did not.
          after: { from, to, upTo, vouchers, changed, cancelled, rows: {} },
        });
        await transaction
          .insertInto('tally_exports')
          .values({ line, tax_state: taxState, from_date: from, to_date: to, up_to: upTo, at, by: actor.username })
          .execute();
      }),
  };
}

function addItems(database: Database, units: Map<string, string>, at: string): Promise<void> {
  return database.write.transaction().execute(async (transaction) => {
    const added = await transaction
      .insertInto('tally_items')
      // In one order, so that two files never wait for each other's rows.
      .values(
        [...units].map(([product, unit]) => ({ product, unit })).sort((a, b) => compareText(a.product, b.product)),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .execute();
    if (added.length === 0) return;
    const subject = added.length === 1 ? '1 product' : `${added.length} products`;
    const after = { rows: toldRows('tally_items', added) };
    await appendAudit(transaction, { at, actor: program, what: 'Tally units kept', subject, after });
  });
}
