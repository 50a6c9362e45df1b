import { sql } from 'kysely';
import type { Database } from '../../engine/tables.ts';

type Read = Database['read'];

const LISTED = 100;

/** Whether each request is in one list, and none that staff dealt with is missing. One from the trap may be deleted. */
export async function callbackFaults(read: Read): Promise<{ count: number; faults: string[] }> {
  const { rows: missing } = await sql<{ subject: string }>`
    select distinct subject from audit_log where what in ('callback done', 'callback sent again')
      and not exists (select 1 from callbacks where id = audit_log.subject) order by subject`.execute(read);
  const inconsistent = await read
    .selectFrom('callbacks')
    .select('id')
    .where(
      sql<boolean>`state not in ('open', 'done', 'held') or (state = 'done') <> (done_at is not null)
        or (state = 'held' and held_because is null)`,
    )
    .execute();
  const { count } = await read
    .selectFrom('callbacks')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return {
    count: Number(count),
    faults: [
      ...missing.map(
        ({ subject }) => `The request ${subject}, which staff dealt with, is missing. (callbacks ${subject})`,
      ),
      ...inconsistent.map(({ id }) => `The request ${id} is in no list, or contradicts its list. (callbacks ${id})`),
    ],
  };
}

/**
 * Whether each mail is one that somebody asked for, and its state is one that it can be in. The lines are read before and after
 * the rows, so that a mail that is asked for meanwhile is no fault.
 */
export async function mailFaults(read: Read): Promise<{ count: number; faults: string[] }> {
  const before = await asked(read);
  const rows = await read
    .selectFrom('mails')
    .leftJoin('shares', 'shares.id', 'mails.share')
    .select(['mails.id', 'mails.asked_at', 'mails.asked_by', 'mails.about', 'mails.state', 'mails.tries'])
    .select(['mails.attempt', 'mails.next_try_at', 'mails.share', 'mails.sent_at', 'mails.of_id'])
    .select(['shares.id as share_id', 'shares.subject as shared'])
    .orderBy('mails.asked_at')
    .execute();
  const after = await asked(read);
  const stored = countOf(rows.map(({ asked_at, asked_by, about }) => lineOf(asked_at, asked_by, about)));
  const faults: string[] = [];
  for (const [line, count] of stored)
    if (count > (after.get(line) ?? 0)) faults.push(`Nobody asked for a mail of ${titleOf(line)}. (mails)`);
  for (const [line, count] of before)
    if (count > (stored.get(line) ?? 0)) faults.push(`A mail of ${titleOf(line)} is missing. (mails)`);
  for (const row of rows)
    if (!isPossible(row))
      faults.push(`The mail ${row.id} cannot be in the state '${row.state}' that it has. (mails ${row.id})`);
  return { count: rows.length, faults: faults.slice(0, LISTED) };
}

async function asked(read: Read): Promise<Map<string, number>> {
  const lines = await read
    .selectFrom('audit_log')
    .select(['at', 'who', 'subject'])
    .where('what', '=', 'mail asked for')
    .execute();
  return countOf(lines.map(({ at, who, subject }) => lineOf(at, who, subject)));
}

type Mail = {
  state: string;
  next_try_at: string | null;
  sent_at: string | null;
  tries: number;
  attempt: number;
  share: string | null;
  share_id: string | null;
  shared: string | null;
  of_id: string;
};

/** A mail waits for its time or has none, was sent at a time or was not, and its link opens what it is about. */
function isPossible({ state, next_try_at, sent_at, tries, attempt, share, share_id, shared, of_id }: Mail): boolean {
  const isState = ['waiting', 'sending', 'sent', 'failed', 'unknown'].includes(state);
  const isTimed = (state === 'waiting') === (next_try_at !== null) && (state === 'sent') === (sent_at !== null);
  const hasLink = share === null ? state !== 'sent' : share_id !== null && shared === of_id;
  return isState && isTimed && hasLink && tries <= attempt;
}

function lineOf(at: string, who: string, about: string): string {
  return JSON.stringify([at, who, about]);
}

function titleOf(line: string): string {
  const [at = '', who = '', about = ''] = JSON.parse(line) as string[];
  return `${about} by ${who} at ${at}`;
}

function countOf(lines: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return counts;
}
