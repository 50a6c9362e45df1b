import { useCallback, useRef, useState } from 'react';
import type { SavedBrochure } from '#contract/brochures.ts';
import { paths } from '#contract/paths.ts';
import type { BrochureDraft } from '#domain/brochures/brochure-draft.ts';
import type { Problem } from '#domain/outcome.ts';
import type { CallFailure } from '../../call-api.ts';
import { callStaff } from '../parts/frame/call-staff.ts';
import { openTab } from '../parts/open-tab.ts';

/** What became of the last press of a button. `id` counts them, so that the same refusal takes the focus again. */
export type Making =
  | { kind: 'idle' }
  | { kind: 'busy'; what: 'save' | 'open' }
  | { kind: 'refused'; id: number; message: string; problems: Problem[] }
  | { kind: 'saved'; brochure: SavedBrochure; address: string }
  /** Brochures has another file of that name. */
  | { kind: 'taken'; message: string }
  /** The browser blocked the tab: show a link. */
  | { kind: 'blocked'; address: string };

type Reading = { draft: BrochureDraft; problems: Problem[] };

/** Saves the brochure, or opens its PDF in a tab. Nothing is sent while a rule refuses it. */
export function useMakeBrochure(read: () => Reading) {
  const [making, setMaking] = useState<Making>({ kind: 'idle' });
  const busy = useRef(false);
  const count = useRef(0);

  const begin = useCallback(
    (what: 'save' | 'open') => {
      if (busy.current) return null;
      const { draft, problems } = read();
      count.current += 1;
      if (problems.length > 0) {
        setMaking({ kind: 'refused', id: count.current, message: '', problems });
        return null;
      }
      busy.current = true;
      setMaking({ kind: 'busy', what });
      return draft;
    },
    [read],
  );
  const end = useCallback((made: Making) => {
    busy.current = false;
    setMaking(made);
  }, []);
  const refuse = useCallback(
    ({ message, problems }: CallFailure) => end({ kind: 'refused', id: count.current, message, problems }),
    [end],
  );

  const send = useCallback(
    async (replace: boolean) => {
      const draft = begin('save');
      if (!draft) return;
      const answer = await callStaff(paths.brochureList, {
        method: 'POST',
        body: replace ? { ...draft, replace } : draft,
        read: (response) => response.json() as Promise<SavedBrochure>,
      });
      if (!answer.ok && answer.status === 409) return end({ kind: 'taken', message: answer.message });
      if (!answer.ok) return refuse(answer);
      end({ kind: 'saved', brochure: answer.value, address: answer.headers.get('Location') ?? paths.brochures });
    },
    [begin, end, refuse],
  );
  const save = useCallback(() => send(false), [send]);
  const replace = useCallback(() => send(true), [send]);

  const open = useCallback(async () => {
    const body = begin('open');
    if (!body) return;
    const tab = openTab();
    const answer = await callStaff(paths.brochurePreview, {
      method: 'POST',
      body,
      read: (response) => response.blob(),
    });
    if (!answer.ok) {
      tab.close();
      return refuse(answer);
    }
    const address = URL.createObjectURL(answer.value);
    end(tab.show(address) ? { kind: 'idle' } : { kind: 'blocked', address });
  }, [begin, end, refuse]);

  return { making, save, replace, open, reset: useCallback(() => setMaking({ kind: 'idle' }), []) };
}
