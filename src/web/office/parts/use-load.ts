import { useCallback, useEffect, useState } from 'react';
import type { CallAnswer, CallFailure } from '../../call-api.ts';

export type LoadState<T> = { kind: 'loading' } | { kind: 'ready'; value: T } | { kind: 'failed'; failure: CallFailure };

/**
 * Calls `load` when `key` changes or `reload()` is called, and ignores late answers. During a reload the old state stays: data
 * stays even when the reload fails, and an error keeps its focused 'Try again' button. `latest` is the last loaded value of
 * any key, so that a pager stays on the screen while the next page loads.
 */
export function useLoad<T>(
  key: string,
  load: (signal: AbortSignal) => Promise<CallAnswer<T>>,
): { state: LoadState<T>; latest: T | null; reload: () => void } {
  const [loaded, setLoaded] = useState<{ key: string; state: LoadState<T> } | null>(null);
  const [loads, setLoads] = useState(0);
  const reload = useCallback(() => setLoads((count) => count + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is made of everything that `load` depends on
  useEffect(() => {
    const abort = new AbortController();
    const store = (answer: CallAnswer<T>) => {
      if (abort.signal.aborted) return;
      setLoaded((before) => {
        if (!answer.ok && before?.key === key && before.state.kind === 'ready') return before;
        const state: LoadState<T> = answer.ok
          ? { kind: 'ready', value: answer.value }
          : { kind: 'failed', failure: answer };
        return { key, state };
      });
    };
    load(abort.signal).then(store, (error) => {
      if (!abort.signal.aborted) throw error;
    });
    return () => abort.abort();
  }, [key, loads]);

  const latest = loaded?.state.kind === 'ready' ? loaded.state.value : null;
  return { state: loaded?.key === key ? loaded.state : { kind: 'loading' }, latest, reload };
}
