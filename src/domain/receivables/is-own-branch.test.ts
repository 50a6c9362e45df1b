import { expect, test } from 'vitest';
import { buildCompany } from '#test/build/factories.ts';
import { isOwnBranch } from './is-own-branch.ts';

const firm = buildCompany();

test('a buyer with the PAN of the firm is its own branch', () => {
  expect(isOwnBranch(firm, `Sample Interiors Trading\nGSTIN ${firm.registrations.odisha.gstin}`)).toBe(true);
  // A state that the record does not have, and a second registration in the same state.
  expect(isOwnBranch(firm, 'Sample Interiors Trading, Bengaluru 29AAKFA0000A1ZE')).toBe(true);
  expect(isOwnBranch(firm, 'Sample Interiors Trading, godown 07AAKFA0000A2ZJ')).toBe(true);
  const { delhi, odisha } = firm.registrations;
  const registrations = {
    delhi: { ...delhi, gstin: '' },
    odisha: { ...odisha, gstin: ` ${odisha.gstin.toLowerCase()} ` },
  };
  expect(isOwnBranch({ registrations }, 'Sample Interiors Trading, Bengaluru 29AAKFA0000A1ZE')).toBe(true);
});

test('another firm and a buyer without a GSTIN are not', () => {
  expect(isOwnBranch(firm, 'Sample Hotels\nGSTIN 07AAACS1111A1ZC')).toBe(false);
  expect(isOwnBranch(firm, 'Sample Interiors Trading, Bhubaneswar')).toBe(false);
  const { delhi, odisha } = firm.registrations;
  const unregistered = { delhi: { ...delhi, gstin: '' }, odisha: { ...odisha, gstin: '' } };
  expect(isOwnBranch({ registrations: unregistered }, 'Sample Hotels\nGSTIN 07AAACS1111A1ZC')).toBe(false);
});
