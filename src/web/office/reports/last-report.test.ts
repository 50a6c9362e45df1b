import { beforeEach, expect, test } from 'vitest';
import { lastReport, rememberReport } from './last-report.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  globalThis.localStorage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  } as unknown as Storage;
});

const states = ['delhi', 'odisha'] as const;

test('Reports opens with the state and the type last used', () => {
  expect(lastReport(states)).toEqual({ state: 'delhi', kind: '' });
  rememberReport({ state: 'odisha', kind: 'credit' });
  expect(lastReport(states)).toEqual({ state: 'odisha', kind: 'credit' });
  // The firm has left that state since.
  expect(lastReport(['kerala', 'delhi'])).toEqual({ state: 'kerala', kind: '' });
});

test.each(['{', 'null', '{"state":"atlantis","kind":"tax"}', '{"state":"delhi","kind":"gift"}', '{"kind":"tax"}'])(
  'What another program left there is not taken: %s',
  (text) => {
    stored.set('draft:last-report', text);
    expect(lastReport(states)).toEqual({ state: 'delhi', kind: '' });
  },
);
