import { type RowLeft, rowsLeft } from '#domain/documents/rows-left.ts';
import { readValidDraft } from '#domain/invoices/read-draft.ts';
import type { Actor } from '#operations/ports/actor.ts';
import type { CameBackAnswer, NewReturn } from '#operations/ports/challans.ts';
import type { Database, Tables, Transacting } from '../engine/tables.ts';
import { addDocumentLine } from '../shared-writes/add-document-line.ts';
import { appendAudit, lockAudit } from '../shared-writes/audit-log.ts';
import { refreshChallan } from '../shared-writes/challans.ts';
import { readOrigin } from '../shared-writes/read-origin.ts';

/** The audit head is locked before what is left is read: until the commit nobody invoices, cancels or closes the challan. */
export function storeCameBack(
  database: Database,
  id: string,
  entry: NewReturn,
  at: string,
  caller: Actor,
): Promise<CameBackAnswer> {
  return database.write.transaction().execute(async (transaction) => {
    const actor = await lockAudit(transaction, caller);
    const found = await challanOf(transaction, id);
    if ('kind' in found) return found;
    const left = new Map(found.rows.map((row) => [row.row, row.left]));
    const wrong = entry.rows.find(({ row, quantity }) => quantity > (left.get(row) ?? 0));
    if (wrong)
      return { kind: 'more-than-left', number: found.number, row: wrong.row, left: left.get(wrong.row) ?? null };
    const changed = entry.rows.find(({ row, seen }) => seen !== null && seen !== left.get(row));
    if (changed) return { kind: 'changed-since', number: found.number };
    if (entry.date < found.date) return { kind: 'before-challan', date: found.date };
    const { date, remark } = entry;
    await store(transaction, { id, subject: found.subject, date, remark, undoes: 0, rows: entry.rows }, at, actor);
    return { kind: 'done' };
  });
}

/** Takes back an entry that was a mistake: its quantities are out again. The entry stays, beside one that undoes it. */
export function storeTakenBack(
  database: Database,
  id: string,
  line: number,
  at: string,
  caller: Actor,
): Promise<CameBackAnswer> {
  return database.write.transaction().execute(async (transaction) => {
    const actor = await lockAudit(transaction, caller);
    const found = await challanOf(transaction, id);
    if ('kind' in found) return found;
    const entries = await transaction
      .selectFrom('came_back')
      .selectAll()
      .where('document', '=', id)
      .where((row) => row.or([row('line', '=', line), row('undoes', '=', line)]))
      .execute();
    const own = entries.filter((entry) => entry.line === line && entry.undoes === 0);
    if (own.length === 0) return { kind: 'no-such-entry' };
    if (entries.length > own.length) return { kind: 'undone-already' };
    const { date, remark } = own[0] as Tables['came_back'];
    const rows = own.map(({ row, quantity }) => ({ row, quantity: -quantity }));
    await store(transaction, { id, subject: found.subject, date, remark, undoes: line, rows }, at, actor);
    return { kind: 'done' };
  });
}

type Entry = Pick<NewReturn, 'date' | 'remark'> & {
  id: string;
  subject: string;
  undoes: number;
  rows: { row: number; quantity: number }[];
};

async function store(
  transaction: Transacting,
  { id, subject, date, remark, undoes, rows }: Entry,
  at: string,
  actor: Actor,
): Promise<void> {
  const told = rows.map(({ row, quantity }) => [row, quantity]);
  const line = await appendAudit(transaction, {
    at,
    actor,
    what: undoes === 0 ? 'goods came back' : 'goods had not come back',
    subject,
    after: { id, date, remark, ...(undoes === 0 ? {} : { undoes }), rows: told },
  });
  await transaction
    .insertInto('came_back')
    .values(
      rows.map(({ row, quantity }) => ({
        document: id,
        line,
        row,
        quantity,
        date,
        remark,
        undoes,
        at,
        by: actor.username,
      })),
    )
    .execute();
  await addDocumentLine(transaction, id, line);
  await refreshChallan(transaction, id);
}

type Refusal = Extract<CameBackAnswer, { kind: 'unknown' | 'not-a-challan' | 'cancelled' | 'closed' }>;
type Challan = { subject: string; number: string; date: string; rows: RowLeft[] };

async function challanOf(transaction: Transacting, id: string): Promise<Refusal | Challan> {
  const found = await readOrigin(transaction, id);
  if (found?.kind !== 'document') return { kind: 'unknown' };
  const { documentKind, taxState, number, draft, invoiced, cameBack } = found;
  if (documentKind !== 'challan') return { kind: 'not-a-challan', number };
  if (found.isCancelled) return { kind: 'cancelled', number };
  if (found.isDeclined) return { kind: 'closed', number };
  return {
    number,
    subject: `${documentKind}/${taxState}/${number}`,
    date: draft.date.trim().slice(0, 10),
    rows: rowsLeft(readValidDraft(draft).lines, invoiced, cameBack),
  };
}
