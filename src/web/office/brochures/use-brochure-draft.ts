import { useCallback, useRef, useState } from 'react';
import type { BrochureDraft } from '#domain/brochures/brochure-draft.ts';
import { createDeviceStore, type DeviceSaveResult } from '../parts/device-store.ts';
import { useDraftWatch } from '../parts/use-draft-watch.ts';

/** A draft in localStorage. */
type SavedBrochureDraft = { draft: BrochureDraft; savedAt: string };

export type BrochureFormState = SavedBrochureDraft & { saveState: 'unsaved' | DeviceSaveResult };

/** The brochure that somebody puts together, saved on this device at every change. `read()` returns the newest. */
export function useBrochureDraft() {
  const [store] = useState(() => createDeviceStore('draft:brochure', isSavedBrochureDraft));
  const [form, setForm] = useState(() => begunForm(store.load()));
  const newest = useRef(form);

  const update = useCallback((next: BrochureFormState) => {
    newest.current = next;
    setForm(next);
  }, []);

  const change = useCallback(
    (part: Partial<BrochureDraft>) => {
      const saved = { draft: { ...newest.current.draft, ...part }, savedAt: new Date().toISOString() };
      update({ ...saved, saveState: store.save(saved) });
    },
    [store, update],
  );

  const clear = useCallback(() => {
    store.remove();
    update(begunForm(null));
  }, [store, update]);

  useDraftWatch({
    isOwner: store.isOwner,
    onConflict: useCallback(() => update({ ...newest.current, saveState: 'conflict' }), [update]),
    isUnsaved: useCallback(() => {
      const { saveState, draft } = newest.current;
      return saveState === 'failed' || (saveState === 'conflict' && isBegun(draft));
    }, []),
  });

  return {
    form,
    change,
    clear,
    read: useCallback(() => newest.current.draft, []),
    takeOver: useCallback(() => update(begunForm(store.load())), [store, update]),
    keepThis: useCallback(
      () => update({ ...newest.current, saveState: store.save(newest.current, { anyway: true }) }),
      [store, update],
    ),
  };
}

/** Whether there is something in it to lose. */
export function isBegun({ title, line, pictures }: BrochureDraft): boolean {
  return title !== '' || line !== '' || pictures.length > 0;
}

function begunForm(saved: SavedBrochureDraft | null): BrochureFormState {
  if (saved) return { draft: saved.draft, savedAt: saved.savedAt, saveState: 'saved' };
  return { draft: { title: '', line: '', cover: 'plate', pictures: [] }, savedAt: '', saveState: 'unsaved' };
}

function isSavedBrochureDraft(value: unknown): value is SavedBrochureDraft {
  const saved = value as SavedBrochureDraft | null;
  return typeof saved?.draft?.title === 'string' && Array.isArray(saved.draft.pictures);
}
