import { useCallback, useEffect, useRef, useState } from 'react';

export type Suggestions<Found> = { found: Found[]; failed: boolean };

/**
 * What fits the typed text, from so many characters on. Each `ask` cancels the one before, so that no late answer is shown.
 * `fetch` answers null when it was aborted.
 */
export function useSuggestions<Found>(
  least: number,
  fetch: (typed: string, signal: AbortSignal) => Promise<Suggestions<Found> | null>,
) {
  const [suggestions, setSuggestions] = useState<Suggestions<Found>>(none);
  const request = useRef<AbortController | null>(null);

  const clear = useCallback(() => {
    request.current?.abort();
    setSuggestions(none);
  }, []);

  const ask = useCallback(
    (typed: string) => {
      request.current?.abort();
      const start = [...typed.trim()].slice(0, MAX_LENGTH).join('');
      if ([...start].length < least) return setSuggestions(none);
      const abort = new AbortController();
      request.current = abort;
      setTimeout(async () => {
        const answer = await fetch(start, abort.signal);
        if (answer && !abort.signal.aborted) setSuggestions(answer);
      }, DELAY);
    },
    [least, fetch],
  );

  useEffect(() => () => request.current?.abort(), []);

  return { suggestions, ask, clear };
}

const none = { found: [], failed: false };
/** The first words are enough to find an address, and the text is part of the URL. */
export const MAX_LENGTH = 200;
const DELAY = 120;
