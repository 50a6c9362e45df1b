import { expect, test } from 'vitest';
import { buildCompany, buildDraft } from '#test/build/factories.ts';
import { branch, home } from '#test/specification/specified-firm.ts';
import { ownGstinProblem } from './own-gstin-problem.ts';

const firm = buildCompany();
const { [home]: here, [branch]: there } = firm.registrations;
const toOurselves = { buyerAddress: `Sample Interiors Trading\nGSTIN ${here.gstin}` };

test.each(['tax', 'pro'])('a registration cannot bill itself: %s', (type) => {
  const problem = ownGstinProblem(firm, buildDraft({ type, ...toOurselves }));
  expect(problem?.field).toBe('buyerAddress');
  expect(problem?.message).toContain(`our own GSTIN ${here.gstin}`);
});

test('our other registration, another firm, and a credit note for an earlier mistake are accepted', () => {
  expect(ownGstinProblem(firm, buildDraft({ taxState: branch, ...toOurselves }))).toBeNull();
  expect(ownGstinProblem(firm, buildDraft())).toBeNull();
  expect(ownGstinProblem(firm, buildDraft({ type: 'credit', ...toOurselves }))).toBeNull();
  expect(ownGstinProblem(firm, buildDraft({ taxState: '', ...toOurselves }))).toBeNull();
  const unregistered = buildCompany({ registrations: { [home]: { ...here, gstin: '' }, [branch]: there } });
  expect(ownGstinProblem(unregistered, buildDraft({ buyerAddress: 'Sample Hotels' }))).toBeNull();
});

test('a challan to our own branch names our own GSTIN, which its e-way bill needs', () => {
  const toBranch = (buyerAddress: string) => buildDraft({ type: 'challan', purpose: 'branch', buyerAddress });
  expect(ownGstinProblem(firm, toBranch(toOurselves.buyerAddress))).toBeNull();
  expect(ownGstinProblem(firm, toBranch('Our godown\nNew Delhi 110041'))).toEqual({
    field: 'buyerAddress',
    message: `Buyer Address has no GSTIN: type our own GSTIN ${here.gstin} of this Tax State in it, because the goods go to our own branch`,
  });
  const alone = buildCompany({ registrations: { [home]: here } });
  expect(ownGstinProblem(alone, toBranch('Our godown\nNew Delhi 110041'))?.message).toContain(
    `type our own GSTIN ${here.gstin} in it`,
  );
  expect(ownGstinProblem(alone, buildDraft(toOurselves))?.message).not.toContain('Tax State');
  expect(ownGstinProblem(firm, toBranch(`Branch\nGSTIN ${there.gstin}`))?.message).toContain('section 25(4)');
  expect(ownGstinProblem(firm, toBranch(' '))).toBeNull();
});
