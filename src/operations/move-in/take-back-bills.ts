import { isFileId } from '#domain/move-in/file-ids.ts';
import { failed, type Outcome, ok } from '#domain/outcome.ts';
import type { Actor } from '../ports/actor.ts';
import type { ReceivableStore } from '../ports/receivables.ts';
import type { System } from '../ports/system.ts';

type Ports = {
  system: Pick<System, 'now' | 'pause'>;
  receivables: Pick<ReceivableStore, 'openingsOfFile' | 'endOpening'>;
};

const ONE_DAY = 24 * 60 * 60 * 1000;

/**
 * Takes back the bills of a file as a whole: within a day, while none was changed and nothing was received or used on one. Answers how many.
 * A call that broke off goes on where it stopped. A bill that is paid meanwhile stops it, and stays.
 */
export async function takeBackBills(
  { system, receivables }: Ports,
  file: string,
  actor: Actor,
): Promise<Outcome<number>> {
  const all = isFileId(file) ? await receivables.openingsOfFile(file) : [];
  const standing = all.filter(({ endedAt }) => endedAt === null);
  if (standing.length === 0) return failed('conflict', 'No bill of this file is open.');
  const now = system.now();
  const first = Math.min(...standing.map(({ addedAt }) => Date.parse(addedAt)));
  if (Date.parse(now) - first > ONE_DAY)
    return failed('conflict', 'More than a day has passed: remove the bills on the pages of their customers instead.');
  const used = standing.find(({ open, amount, version }) => open !== amount || version > 1);
  if (used)
    return failed(
      'conflict',
      `${used.reference} was changed, paid or used since. Remove the others on the pages of their customers.`,
    );
  for (const [taken, { id, version, reference }] of standing.entries()) {
    const ended = await receivables.endOpening(id, version, now, actor, 'unused');
    const isGone = ended.kind === 'changed-since' && ended.bill.endedAt !== null;
    if (ended.kind !== 'saved' && !isGone)
      return failed(
        'conflict',
        `${reference} was changed, paid or used meanwhile. ${taken} of ${standing.length} bills are taken back. Remove the others on the pages of their customers.`,
      );
    await system.pause();
  }
  return ok(standing.length);
}
