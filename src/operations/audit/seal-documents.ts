import type { DocumentSeals } from '../ports/audit.ts';
import type { World } from '../ports/system.ts';

type Ports = { world: Pick<World, 'now'>; seals: DocumentSeals };

/** Brings the audit log up to the documents and papers of an earlier release; null when there was nothing to bring. */
export async function sealDocuments({ world, seals }: Ports, signal: AbortSignal): Promise<{ sealed: number } | null> {
  let sealed = 0;
  while (!signal.aborted) {
    const done = await seals.sealNext(world.now());
    sealed += done.sealed;
    if (done.looked === 0) break;
  }
  return sealed > 0 ? { sealed } : null;
}
