import { useCallback, useEffect, useRef, useState } from 'react';
import { path, paths } from '#contract/paths.ts';
import { callStaff } from '../../parts/frame/session.ts';

type Suggestions = { found: string[]; failed: boolean };

/** Addresses of earlier documents for what is typed. Each `ask` takes the place of the one before: no late answer is shown. */
export function useAddressSuggestions(field: 'consigneeAddress' | 'buyerAddress') {
  const [suggestions, setSuggestions] = useState(none);
  const asked = useRef<AbortController | null>(null);

  const clear = useCallback(() => {
    asked.current?.abort();
    setSuggestions(none);
  }, []);

  const ask = useCallback(
    (typed: string) => {
      asked.current?.abort();
      const start = [...typed.trim()].slice(0, LONGEST).join('');
      if ([...start].length < LEAST) return setSuggestions(none);
      const abort = new AbortController();
      asked.current = abort;
      setTimeout(async () => {
        const answer = await fetchSuggestions(field, start, abort.signal);
        if (answer && !abort.signal.aborted) setSuggestions(answer);
      }, PAUSE);
    },
    [field],
  );

  useEffect(() => () => asked.current?.abort(), []);

  return { suggestions, ask, clear };
}

const none: Suggestions = { found: [], failed: false };
const LEAST = 4;
// The words that come first find the address already, and a whole letter would not fit into an URL.
const LONGEST = 200;
const PAUSE = 120;

/** Null where it was called off. */
export async function fetchSuggestions(
  field: string,
  typedText: string,
  signal: AbortSignal,
): Promise<Suggestions | null> {
  if (signal.aborted) return null;
  try {
    const answer = await callStaff(path(paths.getCustomerRecords, { field, typedText }), {
      read: (response) => response.json() as Promise<string[]>,
      signal,
      logged: 'Error fetching suggestions:',
    });
    return answer.ok ? { found: answer.value, failed: false } : { found: [], failed: true };
  } catch (error) {
    if (signal.aborted) return null;
    throw error;
  }
}
