import type { DocumentSeals, RowSeals } from '../ports/audit.ts';
import type { System } from '../ports/system.ts';

type Ports = { system: Pick<System, 'now'>; seals: DocumentSeals; rowSeals: RowSeals };

/** Adds the documents, papers and rows of an earlier release to the audit log; null when none were missing. */
export async function sealDocuments(
  { system, seals, rowSeals }: Ports,
  signal: AbortSignal,
): Promise<{ sealed: number } | null> {
  let sealed = 0;
  for (const each of [seals, rowSeals])
    while (!signal.aborted) {
      const done = await each.sealNext(system.now());
      sealed += done.sealed;
      if (done.examined === 0) break;
    }
  return sealed > 0 ? { sealed } : null;
}
