import { expect, test } from 'vitest';
import { cancellableUntil, irnCancellationProblems, irnForbidsCancelling } from './irn-cancellation.ts';

const einvoice = { ackAt: '2026-11-21T10:28:00.000Z', cancelled: null };

test('An IRN is cancelled at the portal first, and only within 24 hours', () => {
  expect(cancellableUntil(einvoice)).toBe('2026-11-22T10:28:00.000Z');
  const forbids = (now: string) => irnForbidsCancelling('DL/26-27/0042', einvoice, now);
  expect(forbids('2026-11-22T10:28:00.000Z')).toBe(
    'DL/26-27/0042 has an IRN. Cancel the IRN at the portal first (until 22/11/2026 15:58), then enter its day and reason on the page of the document.',
  );
  expect(forbids('2026-11-22T10:28:00.001Z')).toBe(
    'DL/26-27/0042 has an IRN since 21/11/2026 15:58, and its 24 hours are over: write a credit note instead.',
  );
  const cancelled = { on: '2026-11-21', reason: 'duplicate', why: '' } as const;
  expect(irnForbidsCancelling('DL/1', { ...einvoice, cancelled }, '2026-12-31T00:00:00.000Z')).toBeNull();
  expect(irnForbidsCancelling('DL/1', null, '2026-12-31T00:00:00.000Z')).toBeNull();
});

test('The day of the portal’s cancellation lies within those hours', () => {
  const now = '2026-11-23T06:00:00.000Z';
  const problem = (on: string, reason: 'duplicate' | 'other' = 'duplicate') =>
    irnCancellationProblems({ on, reason, why: '' }, einvoice, now).map(({ message }) => message);
  expect(problem('2026-11-21')).toEqual([]);
  expect(problem('2026-11-22')).toEqual([]);
  expect(problem('2026-11-20')).toEqual(['The IRN is of 21/11/2026: it cannot be cancelled before']);
  expect(problem('2026-11-23')).toEqual(['The portal cancels an IRN within 24 hours: until 22/11/2026']);
  expect(problem('2026-11-24')).toEqual(['The day is in the future']);
  expect(irnCancellationProblems({ on: '', reason: 'duplicate', why: '' }, einvoice, now)[0]?.field).toBe('on');
  expect(problem('', 'other')).toEqual([
    'Enter the day of the cancellation: DD/MM/YYYY',
    'Say in a few words why it is cancelled',
  ]);
});
