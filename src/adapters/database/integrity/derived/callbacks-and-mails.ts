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

/** Whether each mail is in a state that it can be in. */
export async function mailFaults(read: Read): Promise<string[]> {
  const rows = await read
    .selectFrom('mails')
    .leftJoin('shares', 'shares.id', 'mails.share')
    .select(['mails.id', 'mails.state', 'mails.tries', 'mails.attempt', 'mails.next_try_at', 'mails.share'])
    .select(['mails.sent_at', 'mails.of_id', 'shares.id as share_id', 'shares.subject as shared'])
    .orderBy('mails.asked_at')
    .execute();
  return rows
    .filter((row) => !isPossible(row))
    .slice(0, LISTED)
    .map(({ id, state }) => `The mail ${id} cannot be in the state '${state}' that it has. (mails ${id})`);
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
