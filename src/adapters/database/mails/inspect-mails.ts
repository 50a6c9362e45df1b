import type { Database } from '../engine/tables.ts';

/**
 * Whether each mail is as the audit log recorded that it was asked for, no other one is there, and its state is one that it can
 * be in. The lines are read before and after the rows, so that a mail that is asked for meanwhile is no fault.
 */
export async function inspectMails({
  read,
}: Pick<Database, 'read'>): Promise<{ name: string; summary: string; faults: string[] }> {
  const before = await linesOf(read);
  const rows = await rowsOf(read);
  const after = await linesOf(read);
  const stored = countOf(rows.map(({ asked_at, asked_by, about }) => lineOf(asked_at, asked_by, about)));
  const faults: string[] = [];
  for (const [line, count] of stored)
    if (count > (after.get(line) ?? 0)) faults.push(`Nobody asked for a mail of ${titleOf(line)}.`);
  for (const [line, count] of before)
    if (count > (stored.get(line) ?? 0)) faults.push(`A mail of ${titleOf(line)} is missing.`);
  for (const row of rows)
    if (!isPossible(row)) faults.push(`The mail ${row.id} cannot be in the state '${row.state}' that it has.`);
  return {
    name: 'Mails',
    summary: `${rows.length} ${rows.length === 1 ? 'mail' : 'mails'} to customers, each as the audit log recorded it.`,
    faults: faults.slice(0, LISTED),
  };
}

const LISTED = 100;

async function linesOf(read: Database['read']): Promise<Map<string, number>> {
  const lines = await read
    .selectFrom('audit_log')
    .select(['at', 'who', 'subject'])
    .where('what', '=', 'mail asked for')
    .execute();
  return countOf(lines.map(({ at, who, subject }) => lineOf(at, who, subject)));
}

function rowsOf(read: Database['read']) {
  return read
    .selectFrom('mails')
    .leftJoin('shares', 'shares.id', 'mails.share')
    .select(['mails.id', 'mails.asked_at', 'mails.asked_by', 'mails.about', 'mails.state', 'mails.tries'])
    .select(['mails.attempt', 'mails.next_try_at', 'mails.share', 'mails.sent_at', 'mails.of_id'])
    .select(['shares.id as share_id', 'shares.subject as shared'])
    .orderBy('mails.asked_at')
    .execute();
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

/** A mail waits for its time or has none, was sent at a time or was not, and its link opens what it is about. */
function isPossible(row: Row): boolean {
  const { state, next_try_at, sent_at, tries, attempt, share, share_id, shared, of_id } = row;
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
