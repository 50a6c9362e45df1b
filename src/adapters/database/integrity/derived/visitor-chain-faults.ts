import { setImmediate } from 'node:timers/promises';
import type { Database } from '../../engine/tables.ts';
import { visitorHash } from '../../shared-writes/visitor-chain.ts';

const LINES = 1000;

/** Whether each line of the visitors' chain fits the one before it, up to its head. Lines that are added meanwhile are no fault. */
export async function visitorChainFaults(read: Database['read']): Promise<{ lines: number; faults: string[] }> {
  let previous = { seq: 0, hash: '' };
  const broken = (seq: number) => ({
    lines: previous.seq,
    faults: [`Line ${seq} of the chain of the visitors was changed, or is missing. (visitor_chain ${seq})`],
  });
  for (;;) {
    const lines = await read
      .selectFrom('visitor_chain')
      .selectAll()
      .where('seq', '>', previous.seq)
      .orderBy('seq')
      .limit(LINES)
      .execute();
    for (const line of lines) {
      if (line.seq !== previous.seq + 1 || line.hash !== visitorHash(previous.hash, line))
        return broken(previous.seq + 1);
      previous = line;
    }
    if (lines.length === 0) break;
    await setImmediate();
  }
  const heads = await read.selectFrom('visitor_head').selectAll().execute();
  const [head] = heads;
  if (!head || heads.length > 1)
    return { lines: previous.seq, faults: ['The chain of the visitors has no head. (visitor_head 1)'] };
  const hasMore = await read
    .selectFrom('visitor_chain')
    .select('seq')
    .where('seq', '>', previous.seq)
    .executeTakeFirst();
  const isCut = head.seq > previous.seq ? !hasMore : head.seq < previous.seq || head.hash !== previous.hash;
  if (!isCut) return { lines: previous.seq, faults: [] };
  return {
    lines: previous.seq,
    faults: [
      `The chain of the visitors ends at line ${previous.seq}, and its head says ${head.seq}. (visitor_head ${head.id})`,
    ],
  };
}
