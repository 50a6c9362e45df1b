import { expect, test } from 'vitest';
import type { Desk } from '#contract/desk.ts';
import { buildCompany } from '#test/build/factories.ts';
import { branch, home } from '#test/specification/specified-firm.ts';
import { formRules } from '../supply/form-rules.ts';
import { blankDraft } from './blank-draft.ts';
import { firmMarks } from './firm-problems.ts';

const company = buildCompany();
const desk = { company } as unknown as Desk;

test('Our own GSTIN is said at the buyer while it is typed, and marks no registration', () => {
  const draft = {
    ...blankDraft('tax', '2026-11-21'),
    taxState: home,
    buyerAddress: `Sample Interiors Trading\nGSTIN ${company.registrations[home].gstin}`,
  } as const;
  const atBuyer = (typed: Parameters<typeof formRules>[0]) =>
    formRules(typed, { company, customer: null, original: null }).filter(({ field }) => field === 'buyerAddress');
  expect(atBuyer(draft)).toHaveLength(1);
  expect(firmMarks(draft, desk)).toEqual([]);
  // The other registration is a branch, and a credit note corrects what was let through.
  expect(atBuyer({ ...draft, taxState: branch })).toEqual([]);
  expect(atBuyer({ ...draft, kind: 'credit' })).toEqual([]);
});

test('A date in a filed period is said while it is typed, but for a pro-forma, another state and another day', () => {
  const closed = { [home]: ['2026-Q2', '2026-10'] };
  const said = (kind: 'tax' | 'challan' | 'pro', date: string, taxState: typeof home | typeof branch = home) =>
    formRules({ ...blankDraft(kind, date), taxState }, { company, customer: null, original: null, closed })
      .filter(({ field }) => field === 'date')
      .map(({ message }) => message);
  const filed = (period: string) => [`The return of ${period} is filed: choose a later date`];
  expect(said('tax', '2026-10-31')).toEqual(filed('October 2026'));
  expect(said('challan', '2026-10-01 10:00:00')).toEqual(filed('October 2026'));
  expect(said('tax', '2026-07-01')).toEqual(filed('July to September 2026'));
  for (const date of ['2026-11-01', '2026-06-30', '']) expect(said('tax', date)).toEqual([]);
  expect([said('pro', '2026-10-31'), said('tax', '2026-10-31', branch)]).toEqual([[], []]);
});
