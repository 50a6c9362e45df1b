import { useRef } from 'react';
import type { CallAnswer } from '../../../call-api.ts';
import { type LoadState, useLoad } from '../use-load.ts';

type Calls<Filter, Row, Totals> = {
  /** Null while nothing is asked. */
  filter: Filter | null;
  /** Which part of the rows is shown: another one keeps the totals. */
  part: string;
  fetchRows: (filter: Filter, signal: AbortSignal) => Promise<CallAnswer<Row[]>>;
  fetchTotals: (filter: Filter, signal: AbortSignal) => Promise<CallAnswer<Totals>>;
};

/**
 * A page of a long list in two calls: the rows, and when these are there, the totals of the filter. Another filter drops totals that are
 * still being calculated. `latestRows` and `latestTotals` are what is on the screen while others load; null before the first.
 */
export function useRowsThenTotals<Filter, Row, Totals>(calls: Calls<Filter, Row, Totals>) {
  const { filter, part, fetchRows, fetchTotals } = calls;
  const key = JSON.stringify(filter);
  const rows = useLoad(`${key} ${part}`, async (signal) => {
    const answer = filter === null ? nothing<Row[]>([]) : await fetchRows(filter, signal);
    return answer.ok ? { ...answer, value: { key, rows: answer.value } } : answer;
  });
  const isShown = filter !== null && rows.latest?.key === key;
  const totals = useLoad<Totals | null>(isShown ? key : '', (signal) =>
    isShown ? fetchTotals(filter, signal) : Promise.resolve(nothing(null)),
  );
  const latestTotals = useRef<Totals | null>(null);
  latestTotals.current = totals.latest ?? latestTotals.current;
  return {
    rows: ready(rows.state, ({ rows }) => rows),
    totals: ready(totals.state, (value) => value),
    latestRows: rows.latest?.rows ?? null,
    latestTotals: latestTotals.current,
    reload: () => {
      rows.reload();
      totals.reload();
    },
  };
}

function nothing<Value>(value: Value) {
  return { ok: true as const, value, headers: new Headers() };
}

/** What is null is not known yet. */
function ready<Loaded, Value>(state: LoadState<Loaded>, of: (loaded: Loaded) => Value | null): LoadState<Value> {
  if (state.kind !== 'ready') return state;
  const value = of(state.value);
  return value === null ? { kind: 'loading' } : { kind: 'ready', value };
}
