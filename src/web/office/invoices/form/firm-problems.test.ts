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
