import type { DocumentSeals } from '../ports/audit.ts';
import type { System } from '../ports/system.ts';

type Ports = { system: Pick<System, 'now'>; seals: DocumentSeals };

/** Adds the documents and papers of an earlier release to the audit log; null when none were missing. */
export async function sealDocuments({ system, seals }: Ports, signal: AbortSignal): Promise<{ sealed: number } | null> {
  let sealed = 0;
  while (!signal.aborted) {
    const done = await seals.sealNext(system.now());
    sealed += done.sealed;
    if (done.examined === 0) break;
  }
  return sealed > 0 ? { sealed } : null;
}
