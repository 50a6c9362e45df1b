import { useEffect, useState } from 'react';
import type { SearchWire } from '#contract/search/search.ts';
import { sitePaths } from '#contract/site-paths.ts';
import type { Language } from '#domain/text/language.ts';

/** What the server finds for a text that no name contains; 'too-many' when it has no time for it, null when it cannot be reached. */
type OtherNames = { text: string; found: SearchWire | 'too-many' | null };

// Nobody waits for an answer to each letter.
const PAUSE = 150;

/** Asks the server for other names, typing mistakes and pictures, a moment after the last letter. '' asks for nothing. */
export function useOtherNames(text: string, language: Language): OtherNames | null {
  const [answer, setAnswer] = useState<OtherNames | null>(null);
  useEffect(() => {
    if (text === '') return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const found = await askServer(text, language, stop.signal);
      if (!stop.signal.aborted) setAnswer({ text, found });
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text, language]);
  return answer?.text === text ? answer : null;
}

async function askServer(text: string, language: Language, signal: AbortSignal): Promise<OtherNames['found']> {
  const query = new URLSearchParams({ q: text, language, pictures: '0' });
  try {
    const response = await fetch(`${sitePaths.searchShop}?${query}`, { signal });
    if (response.status === 429) return 'too-many';
    return response.ok ? ((await response.json()) as SearchWire) : null;
  } catch {
    return null;
  }
}
