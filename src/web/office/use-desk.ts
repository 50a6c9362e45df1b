import { useEffect } from 'react';
import type { Desk } from '#contract/desk.ts';
import { paths } from '#contract/paths.ts';
import { registeredStates } from '#domain/company/registered-states.ts';
import { callStaff } from './session.ts';
import { type Loading, useAnswer } from './use-answer.ts';

/** Who is logged in, which firm this is, which day it is in India, and the next numbers. */
export const useDesk = (): { state: Loading<Desk>; again: () => void } => {
  const { state, again } = useAnswer('desk', (signal) =>
    callStaff(paths.desk, { read: (response) => response.json() as Promise<Desk>, signal }),
  );
  const company = state.is === 'ready' ? state.value.company : undefined;
  const isUnfinished = company === null || (company !== undefined && registeredStates(company).length < 2);
  // What the firm lacked may have been filled in on another screen: whoever comes back from there is not held up by it.
  useEffect(() => {
    if (!isUnfinished) return;
    const look = () => document.visibilityState === 'visible' && again();
    document.addEventListener('visibilitychange', look);
    addEventListener('pageshow', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('pageshow', look);
    };
  }, [isUnfinished, again]);
  return { state, again };
};
