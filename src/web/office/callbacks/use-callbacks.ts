import { useEffect, useRef, useState } from 'react';
import type { CallbackList } from '#contract/callbacks.ts';
import type { NextDraft } from '#contract/documents.ts';
import { draftFromInput } from '#contract/invoice-wire.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { CallbackKind, CallbackState } from '#domain/callbacks/callback.ts';
import { withMeasures } from '#domain/documents/with-measures.ts';
import type { SampleStep } from '#domain/samples/callback-sample.ts';
import { inRows } from '../parts/documents/record-draft.ts';
import { useOpenForm } from '../parts/entry/use-open-form.tsx';
import { callStaff } from '../parts/frame/call-staff.ts';
import { useLoad } from '../parts/use-load.ts';

/** A request as the server lists it. */
export type Enquiry = CallbackList['callbacks'][number];

/** The step that staff took with samples. */
export type SampleChange = { step: SampleStep; courier?: string; consignment?: string };

/** `id`: of the one request that is shown alone; '' of a list. */
export type CallbackChoice = { id: string; state: CallbackState; kind: CallbackKind; page: number; size: number };

type ActionNotice = { id: number; kind: 'good' | 'bad'; title: string; undo?: () => void };

/** When to reload the list after Mail now, to show the result of the mail. In milliseconds. */
const RELOAD_DELAYS = [4_000, 12_000, 25_000];

/** Loads a page of callbacks and changes them. Each change sets `notice`, with an undo where possible. */
export function useCallbacks({ id, state, kind, page, size }: CallbackChoice) {
  const query = new URLSearchParams({ id, state, kind, page: String(page), size: String(size) });
  const {
    state: list,
    latest,
    reload,
  } = useLoad<CallbackList>(String(query), (signal) =>
    callStaff(`${paths.callbackList}?${query}`, { signal, read: (response) => response.json() }),
  );
  const [notice, setNotice] = useState<ActionNotice | null>(null);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  useEffect(() => () => timers.current.forEach(clearTimeout), []);

  const show = (next: Omit<ActionNotice, 'id'>) => setNotice((before) => ({ ...next, id: (before?.id ?? 0) + 1 }));
  const post = async (
    pattern: string,
    { id }: Enquiry,
    body?: object,
    method: 'POST' | 'DELETE' = 'POST',
  ): Promise<boolean> => {
    const answer = await callStaff(path(pattern, { id }), {
      method,
      ...(body ? { body } : {}),
      read: (response) => response.json(),
    });
    if (!answer.ok) show({ kind: 'bad', title: answer.message });
    reload();
    return answer.ok;
  };

  const change = async (callback: Enquiry, part: { done?: boolean; note?: string }): Promise<boolean> => {
    const changed = await post(paths.callbackChange, callback, part);
    if (!changed || part.done === undefined) return changed;
    const undo = () => change(callback, { done: !part.done });
    show({ kind: 'good', title: `${callerOf(callback)}: ${part.done ? 'marked done' : 'waiting again'}`, undo });
    return true;
  };
  const send = async (callback: Enquiry) => {
    if (!(await post(paths.callbackRetry, callback))) return;
    show({ kind: 'good', title: `${callerOf(callback)}: the request will be mailed` });
    timers.current.push(...RELOAD_DELAYS.map((wait) => setTimeout(reload, wait)));
  };

  const move = async (callback: Enquiry, step: SampleChange): Promise<boolean> => {
    const moved = await post(paths.sampleStep, callback, { ...step, from: callback.sample?.step });
    if (moved) show({ kind: 'good', title: `${callerOf(callback)}: samples ${stepWords[step.step]}` });
    return moved;
  };

  const deletePhoto = async (callback: Enquiry): Promise<boolean> => {
    const deleted = await post(paths.callbackPhotoShown, callback, undefined, 'DELETE');
    // What stands in its place says so, and takes the focus.
    if (deleted) setNotice(null);
    return deleted;
  };

  const { open, notice: formNotice } = useOpenForm();
  /** Opens the form of that kind with the visitor as the buyer and a row for each picture. */
  const write = async (enquiry: Enquiry, kind: 'pro' | 'tax') => {
    const answer = await callStaff<NextDraft>(`${path(paths.nextDraft, { id: enquiry.id })}?kind=${kind}`, {
      read: (response) => response.json(),
    });
    if (answer.ok) open(inRows(withMeasures(draftFromInput(answer.value.input), enquiry)));
    else show({ kind: 'bad', title: answer.message });
  };

  return { list, counts: latest?.counts ?? null, change, send, move, deletePhoto, write, notice, formNotice, reload };
}

const stepWords: Record<SampleChange['step'], string> = {
  asked: 'are not sent',
  sent: 'were sent',
  arrived: 'have arrived',
  'asked-after': 'were asked after',
};

/** The visitor's name, else the phone number, else the e-mail address. */
export function callerOf({ name, contactNumber, email }: Enquiry): string {
  return name || contactNumber || email;
}
