import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { LoadState } from '../use-load.ts';
import { StatusRow } from './status-row.tsx';

function rowOf(state: LoadState<unknown> | null, empty: string | false = false) {
  return renderToStaticMarkup(<StatusRow columns={3} state={state} empty={empty} onRetry={() => {}} />);
}

function failed(status: number): LoadState<unknown> {
  return {
    kind: 'failed',
    failure: { ok: false, status, message: 'Out of order.', problems: [], requestId: '', headers: new Headers() },
  };
}

test('A table that could not be loaded says why, and offers Try again', () => {
  expect(rowOf(failed(503))).toMatch(/^<tr><td colSpan="3".*<p role="alert">Out of order\.<\/p><button.*Try again/);
  expect(rowOf({ kind: 'loading' }, 'Nothing yet.')).toMatch(/<p>Loading …<\/p>/);
});

test('A list without permission does not offer Try again', () => {
  expect(rowOf(failed(403))).toContain('Out of order.');
  expect(rowOf(failed(403))).not.toContain('Try again');
});

test('An empty table says so, and a filled one has no such row', () => {
  expect(rowOf({ kind: 'ready', value: [] }, 'Nothing yet.')).toContain('<p>Nothing yet.</p>');
  expect(rowOf(null, 'Choose a Report Type.')).toContain('<p>Choose a Report Type.</p>');
  expect(rowOf({ kind: 'ready', value: ['something'] })).toBe('');
});
