import { useCallback, useEffect, useRef, useState } from 'react';
import type { Site } from '../parts/site-page.ts';

type Narrowed = {
  site: Site;
  isWaiting: boolean;
  /** The address that could not be fetched just now; '' when nothing failed. */
  failed: string;
  go: (address: string) => void;
};

/**
 * The page of a gallery as the address narrows it. `go` shows what another address of it finds, without a new page: the address
 * follows, and Back leads to what was shown before. The server alone decides what is found: its page is fetched, and the data in it
 * shown. Without network everything stays as it was; at an answer that is no page of a gallery, the browser goes there itself.
 */
export function useNarrowed(first: Site): Narrowed {
  const [state, setState] = useState({ site: first, isWaiting: false, failed: '' });
  const asked = useRef<AbortController | null>(null);
  /** The queries of what was asked for last, and of what is shown. */
  const wanted = useRef('');
  const shown = useRef('');
  const show = useCallback(async (address: string) => {
    asked.current?.abort();
    const control = new AbortController();
    asked.current = control;
    wanted.current = queryOf(address);
    setState(({ site }) => ({ site, isWaiting: true, failed: '' }));
    let found: Site | null = null;
    try {
      const answer = await fetch(address, { signal: control.signal });
      found = answer.ok ? siteIn(await answer.text()) : null;
    } catch {
      // What was asked for later takes its place.
      if (control.signal.aborted) return;
      wanted.current = shown.current;
      history.replaceState(null, '', location.pathname + shown.current);
      return setState(({ site }) => ({ site, isWaiting: false, failed: address }));
    }
    if (!found) return location.assign(address);
    shown.current = wanted.current;
    setState({ site: found, isWaiting: false, failed: '' });
  }, []);
  useEffect(() => {
    wanted.current = location.search;
    shown.current = location.search;
    const follow = () => {
      // A link to a part of the page moves in the history too.
      if (location.search !== wanted.current) void show(location.href);
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [show]);
  const go = useCallback(
    (address: string) => {
      history.pushState(null, '', address);
      void show(address);
    },
    [show],
  );
  return { ...state, go };
}

function queryOf(address: string): string {
  return new URL(address, location.href).search;
}

/** The data that a page is sent with; null where it has none. */
function siteIn(html: string): Site | null {
  const [, data] = /<script type="application\/json" id="site-data">(.*?)<\/script>/s.exec(html) ?? [];
  return data ? (JSON.parse(data) as { site: Site }).site : null;
}
