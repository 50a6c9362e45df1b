import type { Desk } from '#contract/desk.ts';
import { paths } from '#contract/paths.ts';
import { callStaff } from './session.ts';
import { type Loading, useAnswer } from './use-answer.ts';

/** Who is logged in, which firm this is, which day it is in India, and the next numbers. */
export const useDesk = (): { state: Loading<Desk>; again: () => void } =>
  useAnswer('desk', (signal) =>
    callStaff(paths.desk, { read: (response) => response.json() as Promise<Desk>, signal }),
  );
