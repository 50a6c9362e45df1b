import { expect, test } from 'vitest';
import { buildCompany, buildDraft } from '#test/build/factories.ts';
import { ownGstinProblem } from './own-gstin-problem.ts';

const firm = buildCompany();
const { delhi, odisha } = firm.registrations;
const toOurselves = { buyerAddress: `Sample Interiors Trading\nGSTIN ${delhi.gstin}` };

test.each(['tax', 'pro'])('a registration cannot bill itself: %s', (type) => {
  const problem = ownGstinProblem(firm, buildDraft({ type, ...toOurselves }));
  expect(problem?.field).toBe('buyerAddress');
  expect(problem?.message).toContain(`our own GSTIN ${delhi.gstin}`);
});

test('our other registration, another firm, and a credit note for an earlier mistake are accepted', () => {
  expect(ownGstinProblem(firm, buildDraft({ taxState: 'odisha', ...toOurselves }))).toBeNull();
  expect(ownGstinProblem(firm, buildDraft())).toBeNull();
  expect(ownGstinProblem(firm, buildDraft({ type: 'credit', ...toOurselves }))).toBeNull();
  expect(ownGstinProblem(firm, buildDraft({ taxState: '', ...toOurselves }))).toBeNull();
  const unregistered = buildCompany({ registrations: { delhi: { ...delhi, gstin: '' }, odisha } });
  expect(ownGstinProblem(unregistered, buildDraft({ buyerAddress: 'Sample Hotels' }))).toBeNull();
});
