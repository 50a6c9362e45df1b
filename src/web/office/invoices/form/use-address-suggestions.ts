import { useCallback, useEffect, useRef, useState } from 'react';
import { path, paths } from '#contract/paths.ts';
import { callStaff } from '../../parts/frame/call-staff.ts';

type Suggestions = { found: string[]; failed: boolean };

/** Suggests addresses from earlier documents. Each `ask` cancels the one before, so that no late answer is shown. */
export function useAddressSuggestions(field: 'consigneeAddress' | 'buyerAddress') {
  const [suggestions, setSuggestions] = useState(none);
  const request = useRef<AbortController | null>(null);

  const clear = useCallback(() => {
    request.current?.abort();
    setSuggestions(none);
  }, []);

  const ask = useCallback(
    (typed: string) => {
      request.current?.abort();
      const start = [...typed.trim()].slice(0, MAX_LENGTH).join('');
      if ([...start].length < MIN_LENGTH) return setSuggestions(none);
      const abort = new AbortController();
      request.current = abort;
      setTimeout(async () => {
        const answer = await fetchSuggestions(field, start, abort.signal);
        if (answer && !abort.signal.aborted) setSuggestions(answer);
      }, DELAY);
    },
    [field],
  );

  useEffect(() => () => request.current?.abort(), []);

  return { suggestions, ask, clear };
}

const none: Suggestions = { found: [], failed: false };
/** Specification, section 9. */
export const MIN_LENGTH = 4;
/** The first words are enough to find an address, and the text is part of the URL. */
export const MAX_LENGTH = 200;
const DELAY = 120;

/** Null when it was aborted. */
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
