import { useEffect } from 'react';
import type { Desk } from '#contract/desk.ts';
import { paths } from '#contract/paths.ts';
import { registeredStates } from '#domain/company/registered-states.ts';
import { type Loading, useAnswer } from '../use-answer.ts';
import { isAnotherDay } from './is-another-day.ts';
import { callStaff } from './session.ts';

/** Who is logged in, which firm this is, which day it is in India, and the next numbers. */
export function useDesk(): { state: Loading<Desk>; again: () => void } {
  const { state, again } = useAnswer('desk', (signal) =>
    callStaff(paths.desk, { read: (response) => response.json() as Promise<Desk>, signal }),
  );
  const company = state.kind === 'ready' ? state.value.company : undefined;
  const isUnfinished = company === null || (company !== undefined && registeredStates(company).length < 2);
  const today = state.kind === 'ready' ? state.value.today : null;
  // What the firm lacked may have been filled in on another screen, and a form left open overnight knows yesterday's date:
  // somebody who comes back is not held up by either.
  useEffect(() => {
    if (today === null) return;
    const look = ({ type }: Event) => {
      if (document.visibilityState !== 'visible') return;
      const mayBeFinished = isUnfinished && type !== 'focus';
      if (mayBeFinished || isAnotherDay(today, new Date().toISOString())) again();
    };
    document.addEventListener('visibilitychange', look);
    addEventListener('pageshow', look);
    addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('pageshow', look);
      removeEventListener('focus', look);
    };
  }, [today, isUnfinished, again]);
  return { state, again };
}
