import { useRef, useState } from 'react';
import { type CallFailure, callApi } from '../../../call-api.ts';
import type { MovedAnswer, MovedRow, MovedSort } from './moved-sort.ts';
import { enteringIn, keepTaken, loadTaken, type TakenRows, takenRows } from './taken-rows.ts';

/** How far a file is on the screen. */
export type MoveInState<Row extends MovedRow> =
  | { kind: 'empty'; failure: CallFailure | null; said: string }
  | { kind: 'reading'; name: string }
  | { kind: 'preview'; name: string; preview: MovedAnswer<Row>; isTaking: boolean; failure: CallFailure | null }
  | { kind: 'taken'; name: string; preview: MovedAnswer<Row>; failure: CallFailure | null };

const NOTHING = { kind: 'empty', failure: null, said: '' } as const;

/** Rows from a file, from its choice until they are taken or taken back. An ended login ends nothing here. */
export function useMoveIn<Row extends MovedRow>(sort: MovedSort<Row>) {
  const [state, setState] = useState<MoveInState<Row>>(NOTHING);
  const [taken, setTaken] = useState(() => loadTaken(sort.keptAs, Date.now()));
  const chosen = useRef<File | null>(null);
  const isSending = useRef(false);

  const read = async (file: File) => {
    if (isSending.current) return;
    isSending.current = true;
    chosen.current = file;
    setState({ kind: 'reading', name: file.name });
    const answer = await send<Row>(`${sort.post}?preview=1`, file);
    isSending.current = false;
    setState(
      answer.ok
        ? { kind: 'preview', name: file.name, preview: answer.value, isTaking: false, failure: null }
        : { ...NOTHING, failure: answer },
    );
  };

  const take = async () => {
    const file = chosen.current;
    if (state.kind !== 'preview' || isSending.current || !file) return;
    isSending.current = true;
    setState({ ...state, isTaking: true, failure: null });
    const answer = await send<Row>(sort.post, file);
    isSending.current = false;
    if (!answer.ok) return setState({ ...state, isTaking: false, failure: answer });
    const { name, preview } = state;
    const at = answer.headers.get('Date') ?? new Date().toISOString();
    keep(takenRows(name, preview, answer.value, at, sort.versionForEachRow ? enteringIn(preview) : 1));
    setState({ kind: 'taken', name, preview: answer.value, failure: null });
  };

  const takeBack = async ({ version, added, changed }: TakenRows) => {
    const answer = await callApi(sort.back(version), {
      method: 'DELETE',
      read: (response) => response.text(),
    });
    // What cannot be taken back any more, the record itself has to change.
    if (answer.ok || answer.status === 409) keep(null);
    const said = answer.ok ? `${sort.counted(added + changed)} taken back.` : '';
    setState((now) => (answer.ok || !('failure' in now) ? { ...NOTHING, said } : { ...now, failure: answer }));
  };

  const keep = (now: TakenRows | null) => {
    keepTaken(sort.keptAs, now);
    setTaken(now);
  };
  const again = () => chosen.current && read(chosen.current);
  const clear = () => {
    chosen.current = null;
    setState(NOTHING);
  };
  return { state, taken, fileName: chosen.current?.name ?? '', read, again, take, takeBack, clear };
}

function send<Row extends MovedRow>(call: string, file: File) {
  const form = new FormData();
  form.append('file', file, file.name);
  return callApi(call, {
    method: 'POST',
    body: form,
    logged: 'Failed call:',
    read: (response) => response.json() as Promise<MovedAnswer<Row>>,
  });
}
