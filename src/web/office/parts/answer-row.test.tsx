import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AnswerRow } from './answer-row.tsx';
import type { Loading } from './use-answer.ts';

function rowOf(answer: Loading<unknown> | null, nothing: string | false = false) {
  return renderToStaticMarkup(<AnswerRow columns={3} answer={answer} nothing={nothing} onAgain={() => {}} />);
}

function failed(status: number): Loading<unknown> {
  return {
    kind: 'failed',
    failure: { ok: false, status, message: 'Out of order.', problems: [], requestId: '', headers: new Headers() },
  };
}

test('A table whose list did not come says why, and offers to ask again', () => {
  expect(rowOf(failed(503))).toMatch(/^<tr><td colSpan="3".*<p role="alert">Out of order\.<\/p><button.*Try again/);
  expect(rowOf({ kind: 'loading' }, 'Nothing yet.')).toMatch(/<p>Loading …<\/p>/);
});

test('Who may not see a list is not told to try again', () => {
  expect(rowOf(failed(403))).toContain('Out of order.');
  expect(rowOf(failed(403))).not.toContain('Try again');
});

test('A table with nothing to list says so, and one that lists something says no more', () => {
  expect(rowOf({ kind: 'ready', value: [] }, 'Nothing yet.')).toContain('<p>Nothing yet.</p>');
  expect(rowOf(null, 'Choose a Report Type.')).toContain('<p>Choose a Report Type.</p>');
  expect(rowOf({ kind: 'ready', value: ['something'] })).toBe('');
});
