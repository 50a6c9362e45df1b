import { useRef, useState } from 'react';
import type { MovedBillsAnswer } from '#contract/move-in/bills.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { type CallFailure, callApi } from '../../../call-api.ts';
import { createDeviceStore } from '../../parts/entry/device-store.ts';
import { takenSentence } from './taken-sentence.ts';

/** What a file brought: kept on this device for a day, so that it can be taken back after the screen was left. */
export type TakenBills = { name: string; file: string; until: string };

/** How far a file of bills is on the screen. */
type BillsState =
  | { kind: 'empty' }
  | { kind: 'reading'; name: string }
  | { kind: 'preview'; name: string; preview: MovedBillsAnswer; isTaking: boolean };

const ONE_DAY = 24 * 60 * 60 * 1000;

/** Open bills from a file, from its choice until they are taken or taken back. An ended login ends nothing here. */
export function useBillsFile() {
  const [state, setState] = useState<BillsState>({ kind: 'empty' });
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [said, setSaid] = useState('');
  const [taken, setTaken] = useState(loadTaken);
  const chosen = useRef<File | null>(null);
  const isSending = useRef(false);

  const send = async (file: File, query: '' | '?preview=1') => {
    isSending.current = true;
    setFailure(null);
    setSaid('');
    const form = new FormData();
    form.append('file', file, file.name);
    const answer = await callApi(`${paths.moveInBills}${query}`, {
      method: 'POST',
      body: form,
      read: (response) => response.json() as Promise<MovedBillsAnswer>,
    });
    isSending.current = false;
    if (!answer.ok) setFailure(answer);
    return answer;
  };

  const read = async (file: File) => {
    if (isSending.current) return;
    chosen.current = file;
    setState({ kind: 'reading', name: file.name });
    const answer = await send(file, '?preview=1');
    setState(
      answer.ok ? { kind: 'preview', name: file.name, preview: answer.value, isTaking: false } : { kind: 'empty' },
    );
  };

  const take = async () => {
    const file = chosen.current;
    if (state.kind !== 'preview' || isSending.current || !file) return;
    setState({ ...state, isTaking: true });
    const answer = await send(file, '');
    if (!answer.ok) return setState({ ...state, isTaking: false });
    const until = new Date(Date.now() + ONE_DAY).toISOString();
    keep({ name: file.name, file: answer.value.file, until });
    setSaid(takenSentence(file.name, state.preview, answer.value));
    setState({ kind: 'empty' });
  };

  const takeBack = async ({ file }: TakenBills) => {
    const answer = await callApi(path(paths.movedBills, { moved: file }), {
      method: 'DELETE',
      read: (response) => response.text(),
    });
    // What cannot be taken back any more is changed on the pages of the customers.
    if (answer.ok || answer.status === 409) keep(null);
    setFailure(answer.ok ? null : answer);
    setSaid(answer.ok ? answer.value : '');
  };

  const keep = (now: TakenBills | null) => {
    const store = openTaken();
    if (now) store.save(now);
    else store.remove();
    setTaken(now);
  };
  const again = () => chosen.current && read(chosen.current);
  const clear = () => setState({ kind: 'empty' });
  return { state, failure, said, taken, again, read, take, takeBack, clear };
}

function loadTaken(): TakenBills | null {
  const taken = openTaken().load();
  return taken && Date.parse(taken.until) > Date.now() ? taken : null;
}

function openTaken() {
  return createDeviceStore('draft:moved-bills', isTaken);
}

function isTaken(value: unknown): value is TakenBills {
  const { name, file, until } = (value ?? {}) as Partial<TakenBills>;
  return [name, file, until].every((text) => typeof text === 'string');
}
