import { createDeviceStore } from '../entry/device-store.ts';
import { countKind } from '../sheets/row-kinds.ts';
import type { MovedAnswer, MovedRow } from './moved-sort.ts';

/** What a file brought: kept on this device, so that it can be taken back after the screen was left. */
export type TakenRows = {
  name: string;
  /** The version of the record that the file became. */
  version: number;
  added: number;
  changed: number;
  /** An instant: until then it can be taken back. */
  until: string;
};

/**
 * What the answer says was taken, `at` an instant of the server's clock. After an answer that was lost, the same file again answers that all
 * rows are there: when they came with the versions that the preview itself makes (`made`), they are those of the preview.
 */
export function takenRows(
  name: string,
  preview: MovedAnswer<MovedRow>,
  answer: MovedAnswer<MovedRow>,
  at: string,
  made = 1,
): TakenRows | null {
  const isThere = enteringIn(answer) === 0;
  if (isThere && answer.version !== preview.version + made) return null;
  const { rows } = isThere ? preview : answer;
  return {
    name,
    version: answer.version,
    added: countKind({ rows }, 'new'),
    changed: countKind({ rows }, 'changes'),
    until: new Date(Date.parse(at) + ONE_DAY).toISOString(),
  };
}

/** How many rows the record gets or changes by. */
export function enteringIn(answer: MovedAnswer<MovedRow>): number {
  return countKind(answer, 'new') + countKind(answer, 'changes');
}

/** Null when nothing was taken, or more than a day ago. `keptAs`: where; `now`: milliseconds since 1970. */
export function loadTaken(keptAs: `draft:${string}`, now: number): TakenRows | null {
  const taken = openTaken(keptAs).load();
  return taken && Date.parse(taken.until) > now ? taken : null;
}

export function keepTaken(keptAs: `draft:${string}`, taken: TakenRows | null): void {
  const store = openTaken(keptAs);
  if (taken) store.save(taken);
  else store.remove();
}

function openTaken(keptAs: `draft:${string}`) {
  return createDeviceStore(keptAs, isTaken);
}

function isTaken(value: unknown): value is TakenRows {
  const { name, version, added, changed, until } = (value ?? {}) as Partial<TakenRows>;
  const counts = [version, added, changed];
  return typeof name === 'string' && typeof until === 'string' && counts.every((count) => typeof count === 'number');
}

const ONE_DAY = 24 * 60 * 60 * 1000;
