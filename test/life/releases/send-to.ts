import type { Send } from '../open-wire.ts';

/** Sends to the program at that address what a wire asks of nobody. */
export function sendTo(origin: string): Send {
  return ({ url, method, headers, body }) => {
    const { pathname, search } = new URL(url);
    const init = { method, headers, redirect: 'manual', ...(body && { body, duplex: 'half' }) };
    return fetch(origin + pathname + search, init as RequestInit);
  };
}
