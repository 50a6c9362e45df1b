import type { ProFormaFacts } from '../ports/documents.ts';

/** Takes in what a process of the release before did with pro-formas; null when it did nothing. */
export async function catchUpProFormas(
  { proFormas }: { proFormas: ProFormaFacts },
  signal: AbortSignal,
): Promise<{ refreshed: number } | null> {
  let refreshed = 0;
  while (!signal.aborted) {
    const done = await proFormas.catchUp();
    refreshed += done.refreshed;
    if (done.read === 0) break;
  }
  return refreshed > 0 ? { refreshed } : null;
}
