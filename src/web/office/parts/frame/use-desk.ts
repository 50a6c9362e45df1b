import { useEffect, useRef } from 'react';
import type { Desk } from '#contract/desk.ts';
import { paths } from '#contract/paths.ts';
import { registeredStates } from '#domain/company/registered-states.ts';
import { type CallAnswer, callApi } from '../../../call-api.ts';
import { type LoadState, useLoad } from '../use-load.ts';
import { callStaff } from './call-staff.ts';
import { isAnotherDay } from './is-another-day.ts';

/** Loads what every screen needs: the user, the firm, the day in India and the next numbers. */
export function useDesk(): { state: LoadState<Desk>; reload: () => void } {
  const isLoaded = useRef(false);
  // The page that is open stays open when the login has ended: it may hold a form that is no draft.
  const { state, reload } = useLoad('desk', (signal) => loadDesk(signal, isLoaded.current ? callApi : callStaff));
  isLoaded.current = state.kind === 'ready';
  const company = state.kind === 'ready' ? state.value.company : undefined;
  const isUnfinished = company !== undefined && registeredStates(company).length === 0;
  const today = state.kind === 'ready' ? state.value.today : null;
  // Reload when the person comes back: another screen may have completed the company record, and the day may have changed.
  useEffect(() => {
    const refresh = ({ type }: Event) => {
      // Also what was kept from before: the next numbers come with it.
      if (type === 'online') return reload();
      if (today === null || document.visibilityState !== 'visible') return;
      const mayBeFinished = isUnfinished && type !== 'focus';
      if (mayBeFinished || isAnotherDay(today, new Date().toISOString())) reload();
    };
    const names = ['visibilitychange', 'pageshow', 'focus', 'online'];
    for (const name of names) addEventListener(name, refresh);
    return () => {
      for (const name of names) removeEventListener(name, refresh);
    };
  }, [today, isUnfinished, reload]);
  return { state, reload };
}

/** Without a network, what this device has kept of it. Where nothing can be kept, the screen works all the same. */
async function loadDesk(signal: AbortSignal, call: typeof callStaff): Promise<CallAnswer<Desk>> {
  const answer = await call(paths.desk, { read: (response) => response.json() as Promise<Desk>, signal });
  const kept = import('./kept-desk.ts').then(({ keptDesk }) => keptDesk(answer)).catch(() => answer);
  return answer.ok ? answer : kept;
}
