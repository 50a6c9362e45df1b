import { beforeEach, expect, test } from 'vitest';
import { branch, home } from '#test/specification/specified-firm.ts';
import { lastReport, rememberReport } from './last-report.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  globalThis.localStorage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  } as unknown as Storage;
});

const states = [home, branch] as const;

test('Reports opens with the state and the type last used', () => {
  expect(lastReport(states)).toEqual({ state: home, kind: '' });
  rememberReport({ state: branch, kind: 'credit' });
  expect(lastReport(states)).toEqual({ state: branch, kind: 'credit' });
  // The firm has left that state since.
  expect(lastReport(['kerala', home])).toEqual({ state: 'kerala', kind: '' });
});

test.each(['{', 'null', '{"state":"atlantis","kind":"tax"}', `{"state":"${home}","kind":"gift"}`, '{"kind":"tax"}'])(
  'What another program left there is not taken: %s',
  (text) => {
    stored.set('draft:last-report', text);
    expect(lastReport(states)).toEqual({ state: home, kind: '' });
  },
);
