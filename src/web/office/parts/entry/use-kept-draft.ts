import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { hasToken } from '../frame/token.ts';
import { createDeviceStore, type DeviceSaveResult } from './device-store.ts';

/** 'unsaved': nothing typed yet. */
export type SaveState = 'unsaved' | DeviceSaveResult;

/** What is in a form, and whether it is kept on this device. */
export type Kept<Saved> = Saved & { saveState: SaveState };

type KeptSource<Saved> = {
  /** Its name in localStorage, which all tabs share. */
  name: `draft:${string}`;
  /** Whether what is stored there is such a draft. */
  isRight: (value: unknown) => value is Saved;
  /** The form that begins with what is stored, or with nothing; `isFirst`: when the screen opens, not when another tab's is taken over. */
  open: (saved: Saved | null, isFirst: boolean) => { saved: Saved; saveState: SaveState };
  /** Whether something would be lost with it. */
  isTyped: (saved: Saved) => boolean;
};

/**
 * What is typed in a form, kept on this device at every change: it survives a reload, and a login that ends by itself. A tab overwrites only
 * what it has written or read itself; of two tabs the second is told, and nothing is lost until somebody chooses. `read()` returns the newest
 * before React renders it.
 */
export function useKeptDraft<Saved extends object>(source: KeptSource<Saved>) {
  const [store] = useState(() => createDeviceStore(source.name, source.isRight));
  const [held, setHeld] = useState(() => source.open(store.load(), true));
  const newest = useRef(held);
  const latest = useRef(source);
  latest.current = source;

  const show = useCallback((next: typeof held) => {
    newest.current = next;
    setHeld(next);
  }, []);

  /** Shows it and keeps it, but not over the draft of another tab. */
  const put = useCallback((saved: Saved) => show({ saved, saveState: store.save(saved) }), [show, store]);

  /** Begins with another; the one that this tab has kept is done, or cleared. */
  const begin = useCallback(
    (saved: Saved) => {
      store.remove();
      show({ saved, saveState: store.isOwner() ? 'unsaved' : 'conflict' });
    },
    [show, store],
  );

  /** Shows what is kept on this device: what another tab has kept, or an empty form when it is gone. */
  const takeOver = useCallback(() => show(latest.current.open(store.load(), false)), [show, store]);

  /** Keeps what this tab shows over what another tab has kept. */
  const keepThis = useCallback(() => {
    const { saved } = newest.current;
    show({ saved, saveState: store.save(saved, { anyway: true }) });
  }, [show, store]);

  useEffect(() => {
    const isTyped = () => latest.current.isTyped(newest.current.saved);
    const check = () => {
      const { saved, saveState } = newest.current;
      if (!store.isOwner()) show({ saved, saveState: 'conflict' });
      // What the other tab had is done.
      else if (saveState === 'conflict') isTyped() ? put(saved) : show({ saved, saveState: 'unsaved' });
    };
    const warn = (event: BeforeUnloadEvent) => {
      const { saveState } = newest.current;
      const isUnsaved = saveState === 'failed' || (saveState === 'conflict' && isTyped());
      // After logout the page must close without a question.
      if (isUnsaved && hasToken()) event.preventDefault();
    };
    addEventListener('storage', check);
    addEventListener('pageshow', check);
    addEventListener('beforeunload', warn);
    return () => {
      removeEventListener('storage', check);
      removeEventListener('pageshow', check);
      removeEventListener('beforeunload', warn);
    };
  }, [store, show, put]);

  return {
    form: useMemo((): Kept<Saved> => ({ ...held.saved, saveState: held.saveState }), [held]),
    isTyped: source.isTyped(held.saved),
    show,
    put,
    begin,
    takeOver,
    keepThis,
    removeSaved: store.remove,
    read: useCallback(() => newest.current.saved, []),
  };
}
