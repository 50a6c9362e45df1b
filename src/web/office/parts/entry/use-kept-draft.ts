import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
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
 * what it has written or read itself; of two tabs the second is told, and nothing is lost until somebody chooses. Its functions never change;
 * `read()` returns the newest before React renders it.
 */
export function useKeptDraft<Saved extends object>(source: KeptSource<Saved>) {
  const latest = useRef(source);
  latest.current = source;
  const [kept] = useState(() => keep(() => latest.current));
  const held = useSyncExternalStore(kept.subscribe, kept.held);
  return {
    ...kept,
    form: useMemo((): Kept<Saved> => ({ ...held.saved, saveState: held.saveState }), [held]),
    isTyped: source.isTyped(held.saved),
  };
}

function keep<Saved>(source: () => KeptSource<Saved>) {
  const store = createDeviceStore(source().name, source().isRight);
  let held = source().open(store.load(), true);
  let tell = () => {};
  const show = (next: typeof held) => {
    held = next;
    tell();
  };
  /** Shows it and keeps it, but not over the draft of another tab. */
  const put = (saved: Saved, anyway = false) => show({ saved, saveState: store.save(saved, { anyway }) });
  const isTyped = () => source().isTyped(held.saved);
  const check = () => {
    const { saved, saveState } = held;
    if (!store.isOwner()) show({ saved, saveState: 'conflict' });
    // What the other tab had is done.
    else if (saveState === 'conflict') isTyped() ? put(saved) : show({ saved, saveState: 'unsaved' });
  };
  const warn = (event: Event) => {
    const isUnsaved = held.saveState === 'failed' || (held.saveState === 'conflict' && isTyped());
    // After logout the page must close without a question.
    if (isUnsaved && hasToken()) event.preventDefault();
  };
  const listeners = [
    ['storage', check],
    ['pageshow', check],
    ['beforeunload', warn],
  ] as const;
  return {
    held: () => held,
    read: () => held.saved,
    show,
    put: (saved: Saved) => put(saved),
    /** Begins with another; the one that this tab has kept is done, or cleared. */
    begin: (saved: Saved) => {
      store.remove();
      show({ saved, saveState: store.isOwner() ? 'unsaved' : 'conflict' });
    },
    /** Shows what is kept on this device: what another tab has kept, or an empty form when it is gone. */
    takeOver: () => show(source().open(store.load(), false)),
    /** Keeps what this tab shows over what another tab has kept. */
    keepThis: () => put(held.saved, true),
    removeSaved: store.remove,
    subscribe: (onChange: () => void) => {
      tell = onChange;
      for (const [name, listener] of listeners) addEventListener(name, listener);
      return () => {
        for (const [name, listener] of listeners) removeEventListener(name, listener);
      };
    },
  };
}
