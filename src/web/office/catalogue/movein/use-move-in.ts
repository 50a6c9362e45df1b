import { useRef, useState } from 'react';
import type { MovedProductsAnswer } from '#contract/move-in/products.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { type CallFailure, callApi } from '../../../call-api.ts';
import { keepTaken, loadTaken, productsText, type TakenProducts, takenProducts } from './taken-products.ts';

/** How far a file of products is on the screen. */
export type MoveInState =
  | { kind: 'empty'; failure: CallFailure | null; said: string }
  | { kind: 'reading'; name: string }
  | { kind: 'preview'; name: string; preview: MovedProductsAnswer; isTaking: boolean; failure: CallFailure | null }
  | { kind: 'taken'; name: string; preview: MovedProductsAnswer; failure: CallFailure | null };

const NOTHING = { kind: 'empty', failure: null, said: '' } as const;

/** Products from a file, from its choice until they are taken or taken back. An ended login ends nothing here. */
export function useMoveIn() {
  const [state, setState] = useState<MoveInState>(NOTHING);
  const [taken, setTaken] = useState(() => loadTaken(Date.now()));
  const chosen = useRef<File | null>(null);
  const isSending = useRef(false);

  const read = async (file: File) => {
    if (isSending.current) return;
    isSending.current = true;
    chosen.current = file;
    setState({ kind: 'reading', name: file.name });
    const answer = await send(file, '?preview=1');
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
    const answer = await send(file, '');
    isSending.current = false;
    if (!answer.ok) return setState({ ...state, isTaking: false, failure: answer });
    const { name, preview } = state;
    keep(takenProducts(name, preview, answer.value, answer.headers.get('Date') ?? new Date().toISOString()));
    setState({ kind: 'taken', name, preview: answer.value, failure: null });
  };

  const takeBack = async ({ version, added, changed }: TakenProducts) => {
    const answer = await callApi(path(paths.movedProducts, { version: String(version) }), {
      method: 'DELETE',
      read: (response) => response.text(),
    });
    // What cannot be taken back any more, the catalogue itself has to change.
    if (answer.ok || answer.status === 409) keep(null);
    const said = answer.ok ? `${productsText(added + changed)} taken back.` : '';
    setState((now) => (answer.ok || !('failure' in now) ? { ...NOTHING, said } : { ...now, failure: answer }));
  };

  const keep = (now: TakenProducts | null) => {
    keepTaken(now);
    setTaken(now);
  };
  const again = () => chosen.current && read(chosen.current);
  const clear = () => {
    chosen.current = null;
    setState(NOTHING);
  };
  return { state, taken, fileName: chosen.current?.name ?? '', read, again, take, takeBack, clear };
}

function send(file: File, query: '' | '?preview=1') {
  const form = new FormData();
  form.append('file', file, file.name);
  return callApi(`${paths.moveInProducts}${query}`, {
    method: 'POST',
    body: form,
    logged: 'Failed call:',
    read: (response) => response.json() as Promise<MovedProductsAnswer>,
  });
}
