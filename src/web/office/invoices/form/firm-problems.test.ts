import { expect, test } from 'vitest';
import type { Desk } from '#contract/desk.ts';
import { buildCompany } from '#test/build/factories.ts';
import { blankDraft } from './blank-draft.ts';
import { firmMarks, firmProblemsOf } from './firm-problems.ts';

const company = buildCompany();
const desk = { company } as unknown as Desk;

test('Our own GSTIN is said at the buyer while it is typed, and marks no registration', () => {
  const draft = {
    ...blankDraft('tax', '2026-11-21'),
    taxState: 'delhi',
    buyerAddress: `Sample Interiors Trading\nGSTIN ${company.registrations.delhi.gstin}`,
  } as const;
  expect(firmProblemsOf(draft, desk)).toMatchObject([{ field: 'buyerAddress' }]);
  expect(firmMarks(draft, desk)).toEqual([]);
  // The other registration is a branch, and a credit note corrects what was let through.
  expect(firmProblemsOf({ ...draft, taxState: 'odisha' }, desk)).toEqual([]);
  expect(firmProblemsOf({ ...draft, kind: 'credit' }, desk)).toEqual([]);
});
