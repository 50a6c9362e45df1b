import { addDays, indianDate } from '#domain/calendar/indian-date.ts';
import { firmOfDemo } from './life-firm.ts';
import type { Wire } from './open-wire.ts';

/** Somebody of the staff at work: his calls have his token, and an idempotency key where he gives one. */
export type Desk = ReturnType<typeof openDesk>;

/** The desk of a person who is logged in. `now` is the clock of the shop; `firm` what it trades as. */
export function openDesk(wire: Wire, token: string, now: () => string, firm = firmOfDemo) {
  const once = () => ({ 'Idempotency-Key': crypto.randomUUID() });
  return {
    wire,
    firm,
    token,
    now,
    today: () => indianDate(now()),
    /** The day so many days ago. */
    ago: (days: number) => addDays(indianDate(now()), -days),
    get: <T>(path: string) => wire.json<T>('GET', path, { token }),
    file: async (path: string) => new Uint8Array(await (await wire.ask('GET', path, { token })).arrayBuffer()),
    post: <T>(path: string, body?: unknown) =>
      wire.json<T>('POST', path, { token, ...(body === undefined ? {} : { body }) }),
    /** With a key, as the screens send what must not be done twice. */
    postOnce: <T>(path: string, body: unknown) => wire.json<T>('POST', path, { token, body, headers: once() }),
    /** What is answered is a sentence, a paper or nothing. */
    say: (method: 'POST' | 'DELETE', path: string, body?: unknown) =>
      wire.ask(method, path, { token, ...(body === undefined ? {} : { body }) }),
    /** A file as the form sends it, with a key. */
    upload: (path: string, bytes: Uint8Array | string, name: string, headers = once()) => {
      const form = new FormData();
      form.append('file', new Blob([bytes as BlobPart]), name);
      return wire.ask('POST', path, { token, form, headers });
    },
  };
}
