import { useCallback, useEffect, useState } from 'react';
import type { CallAnswer, CallFailure } from '../../call-api.ts';

export type Loading<T> = { kind: 'loading' } | { kind: 'ready'; value: T } | { kind: 'failed'; failure: CallFailure };

/**
 * Keeps the answer of `load`, asked anew whenever `key` changes or `again()` is called; an answer that comes too late is
 * dropped. What was answered for the same key stays while it is asked again: what was ready also when that fails, and a
 * failure with the button that asks again, which would otherwise go from under the person's focus; `latest` is what was ready
 * last for whatever key, so that a pager keeps its place, and the person theirs, while the next page comes.
 */
export function useAnswer<T>(
  key: string,
  load: (signal: AbortSignal) => Promise<CallAnswer<T>>,
): { state: Loading<T>; latest: T | null; again: () => void } {
  const [held, setHeld] = useState<{ key: string; state: Loading<T> } | null>(null);
  const [turn, setTurn] = useState(0);
  const again = useCallback(() => setTurn((count) => count + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for everything that `load` depends on
  useEffect(() => {
    const abort = new AbortController();
    const keep = (answer: CallAnswer<T>) => {
      if (abort.signal.aborted) return;
      setHeld((before) => {
        if (!answer.ok && before?.key === key && before.state.kind === 'ready') return before;
        const state: Loading<T> = answer.ok
          ? { kind: 'ready', value: answer.value }
          : { kind: 'failed', failure: answer };
        return { key, state };
      });
    };
    load(abort.signal).then(keep, (error) => {
      if (!abort.signal.aborted) throw error;
    });
    return () => abort.abort();
  }, [key, turn]);

  const latest = held?.state.kind === 'ready' ? held.state.value : null;
  return { state: held?.key === key ? held.state : { kind: 'loading' }, latest, again };
}
