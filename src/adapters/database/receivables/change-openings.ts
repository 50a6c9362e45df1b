import type { AuditEvent } from '#domain/audit/audit-events.ts';
import { indianDate } from '#domain/calendar/indian-date.ts';
import { billKey } from '#domain/move-in/bills/plan-bills.ts';
import { failed, type Problem } from '#domain/outcome.ts';
import type { OpeningBillFields } from '#domain/receivables/opening-bill.ts';
import { openingProblems } from '#domain/receivables/opening-problems.ts';
import type { Actor } from '#operations/ports/actor.ts';
import type { OpeningAnswer, ReceivableStore } from '#operations/ports/receivables.ts';
import type { Database, Transacting } from '../engine/tables.ts';
import { addItem, endItem, type ItemRow } from '../shared-writes/account-items.ts';
import { addToBalances } from '../shared-writes/add-to-balances.ts';
import { appendAudit, lockAudit } from '../shared-writes/audit-log.ts';
import type { ToldRows } from '../shared-writes/told-rows.ts';
import { readParty } from './account-facts.ts';
import { addKey, subjectOfKey, toldKey } from './account-keys.ts';
import { billColumns, findOpening, type OpeningRow, openingDigest, standingOf } from './opening-row.ts';
import type { Party } from './voucher-row.ts';

type Changes = Pick<ReceivableStore, 'addOpening' | 'addOpenings' | 'changeOpening' | 'endOpening'>;

/** Each change locks the audit head before it reads: of two that change the same bill, or pay it, one waits. */
export function changeOpenings(database: Database): Changes {
  const inTurn = <T>(actor: Actor, change: (transaction: Transacting, actor: Actor) => Promise<T>): Promise<T> =>
    database.write
      .transaction()
      .execute(async (transaction) => change(transaction, await lockAudit(transaction, actor)));
  return {
    addOpening: ({ id, fields, idempotency }, at, caller) =>
      inTurn(caller, async (transaction, actor): Promise<OpeningAnswer> => {
        const known = await subjectOfKey(transaction, 'opening', idempotency);
        const earlier = known && (await findOpening(transaction, known.subject));
        if (known && earlier) return { kind: known.kind, bill: earlier };
        const party = await readParty(transaction, fields.customer);
        const facts = { today: indianDate(at), customer: factsOf(party), allocated: 0 };
        const problems = openingProblems(fields, facts);
        if (!party || problems.length > 0) return refused(problems);
        const told = toldKey('opening', idempotency, id);
        await add(transaction, { id, fields, party }, { at, actor, ...told });
        await addKey(transaction, 'opening', idempotency, id);
        return saved(transaction, id);
      }),

    addOpenings: (bills, at, caller) =>
      inTurn(caller, async (transaction, actor) => {
        const known = await standingOf(
          transaction,
          bills.map(({ fields }) => fields.customer),
        );
        const taken = new Set(known.map(billKey));
        const ids = bills.map(({ id }) => id);
        const there = await transaction.selectFrom('opening_bills').select('id').where('id', 'in', ids).execute();
        const entered = new Set(there.map(({ id }) => id));
        const stored: string[] = [];
        for (const { id, fields } of bills) {
          const party = await readParty(transaction, fields.customer);
          const problems = openingProblems(fields, { today: indianDate(at), customer: factsOf(party), allocated: 0 });
          if (!party || problems.length > 0 || taken.has(billKey(fields)) || entered.has(id)) continue;
          await add(transaction, { id, fields, party }, { at, actor, rows: {} });
          stored.push(id);
        }
        return stored;
      }),

    changeOpening: (id, version, fields, at, caller) =>
      inTurn(caller, async (transaction, actor): Promise<OpeningAnswer> => {
        const before = await findOpening(transaction, id);
        if (!before) return { kind: 'not-found' };
        if (before.version !== version || before.endedAt !== null) return { kind: 'changed-since', bill: before };
        const party = await readParty(transaction, before.customer);
        const allocated = before.amount - before.open;
        const { customer, taxState, side } = before;
        const facts = { today: indianDate(at), customer: factsOf(party), allocated };
        const problems = openingProblems({ customer, taxState, side, ...fields }, facts);
        if (!party || problems.length > 0) return refused(problems);
        const row = await replace(transaction, id, billColumns(fields, side), { at, actor, name: party.name });
        const { reference: number, date, due, amount } = row;
        const open = amount - allocated;
        await transaction
          .updateTable('account_items')
          .set({ number, date, due, amount, open })
          .where('id', '=', id)
          .execute();
        await addToBalances(transaction, [{ ...itemOf(row), customer, open: open - before.open }]);
        return saved(transaction, id);
      }),

    endOpening: (id, version, at, caller, when) =>
      inTurn(caller, async (transaction, actor): Promise<OpeningAnswer> => {
        const before = await findOpening(transaction, id);
        if (!before) return { kind: 'not-found' };
        if (before.version !== version || before.endedAt !== null) return { kind: 'changed-since', bill: before };
        if (when === 'unused' && before.open !== before.amount)
          return { kind: 'refused', refusal: failed('conflict', `${before.reference} is paid or used.`) };
        const party = await readParty(transaction, before.customer);
        const ended = { ended_at: at, ended_by: actor.username };
        const { seq } = await replace(transaction, id, ended, { at, actor, name: party?.name ?? '' });
        await endItem(transaction, id, seq, indianDate(at));
        return saved(transaction, id);
      }),
  };
}

type Added = { id: string; fields: OpeningBillFields; party: Party };

async function add(transaction: Transacting, { id, fields, party }: Added, by: By): Promise<void> {
  const { taxState: tax_state, side } = fields;
  const row = {
    id,
    version: 1,
    customer: party.id,
    tax_state,
    side,
    ...billColumns(fields, side),
    added_at: by.at,
    added_by: by.actor.username,
    changed_at: by.at,
    changed_by: by.actor.username,
    ended_at: null,
    ended_by: null,
  };
  const seq = await log(transaction, 'opening bill added', row, party.name, by);
  await transaction
    .insertInto('opening_bills')
    .values({ ...row, added_seq: seq })
    .execute();
  await addItem(transaction, itemOf({ ...row, added_seq: seq }));
}

function factsOf(party: Party | undefined) {
  return party ? { name: party.name, isArchived: party.archived_at !== null } : null;
}

function refused(problems: Problem[]): OpeningAnswer {
  return { kind: 'refused', refusal: failed('invalid', problems[0]?.message ?? '', { problems }) };
}

async function saved(transaction: Transacting, id: string): Promise<OpeningAnswer> {
  const bill = await findOpening(transaction, id);
  if (!bill) throw new Error('The opening bill was not stored.');
  return { kind: 'saved', bill };
}

function itemOf(row: OpeningRow): ItemRow {
  return {
    id: row.id,
    side: row.side === 'dr' ? 'debt' : 'source',
    kind: 'opening',
    customer: row.customer,
    tax_state: row.tax_state,
    number: row.reference,
    date: row.date,
    due: row.due,
    seq: row.added_seq,
    amount: row.amount,
    open: row.amount,
    ended_on: null,
  };
}

type By = { at: string; actor: Actor; rows?: ToldRows };

async function replace(
  transaction: Transacting,
  id: string,
  values: Partial<OpeningRow>,
  { name, ...by }: By & { name: string },
): Promise<OpeningRow & { seq: number }> {
  const before = await transaction
    .selectFrom('opening_bills')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const changed = { version: before.version + 1, changed_at: by.at, changed_by: by.actor.username };
  const row = { ...before, ...values, ...changed };
  const what = row.ended_at === null ? 'opening bill changed' : 'opening bill removed';
  const seq = await log(transaction, what, row, name, by, before);
  const { id: _, ...columns } = row;
  await transaction.updateTable('opening_bills').set(columns).where('id', '=', id).execute();
  return { ...row, seq };
}

function log(
  transaction: Transacting,
  what: AuditEvent,
  row: Omit<OpeningRow, 'added_seq'>,
  name: string,
  { at, actor, rows }: By,
  before?: OpeningRow,
): Promise<number> {
  const { id, version, customer, side, date, due, amount } = row;
  return appendAudit(transaction, {
    at,
    actor,
    what,
    subject: row.reference,
    ...(before ? { before: { version: before.version, amount: before.amount, due: before.due } } : {}),
    after: {
      id,
      version,
      customer,
      name,
      side,
      date,
      due,
      amount,
      sha256: openingDigest(row),
      ...(rows ? { rows } : {}),
    },
  });
}
