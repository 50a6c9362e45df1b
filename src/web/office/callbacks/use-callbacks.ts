import { useEffect, useRef, useState } from 'react';
import type { CallbackList } from '#contract/callbacks.ts';
import { path, paths } from '#contract/paths.ts';
import type { Callback, CallbackState } from '#domain/callbacks/callback.ts';
import { callStaff } from '../parts/frame/session.ts';
import { useAnswer } from '../parts/use-answer.ts';

type Said = { turn: number; kind: 'good' | 'bad'; title: string; undo?: () => void };

/** How long after Mail now the outbox may be asked what came of it, in milliseconds. */
const LOOKS = [4_000, 12_000, 25_000];

/** A page of the requests, and what staff do with one of them; what was done is said, and can be taken back. */
export function useCallbacks({ state, page, size }: { state: CallbackState; page: number; size: number }) {
  const query = new URLSearchParams({ state, page: String(page), size: String(size) });
  const {
    state: list,
    latest,
    again,
  } = useAnswer<CallbackList>(String(query), (signal) =>
    callStaff(`${paths.callbackList}?${query}`, { signal, read: (response) => response.json() }),
  );
  const [said, setSaid] = useState<Said | null>(null);
  const looks = useRef<ReturnType<typeof setTimeout>[]>([]);
  useEffect(() => () => looks.current.forEach(clearTimeout), []);

  const say = (what: Omit<Said, 'turn'>) => setSaid((before) => ({ ...what, turn: (before?.turn ?? 0) + 1 }));
  const post = async (pattern: string, { id }: Callback, body?: object): Promise<boolean> => {
    const answer = await callStaff(path(pattern, { id }), {
      method: 'POST',
      ...(body ? { body } : {}),
      read: (response) => response.json(),
    });
    if (!answer.ok) say({ kind: 'bad', title: answer.message });
    again();
    return answer.ok;
  };

  const change = async (callback: Callback, what: { done?: boolean; note?: string }): Promise<boolean> => {
    const changed = await post(paths.callbackChange, callback, what);
    if (!changed || what.done === undefined) return changed;
    const undo = () => change(callback, { done: !what.done });
    say({ kind: 'good', title: `${callerOf(callback)} ${what.done ? 'is done' : 'waits again'}`, undo });
    return true;
  };
  const send = async (callback: Callback) => {
    if (!(await post(paths.callbackRetry, callback))) return;
    say({ kind: 'good', title: `${callerOf(callback)} is to be mailed` });
    looks.current.push(...LOOKS.map((wait) => setTimeout(again, wait)));
  };

  return { list, counts: latest?.counts ?? null, change, send, said, again };
}

/** Who asked, in the fewest words: the name, else the number, else the address. */
export function callerOf({ name, contactNumber, email }: Callback): string {
  return name || contactNumber || email;
}
