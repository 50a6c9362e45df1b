import { expect, test } from 'vitest';
import { buildCompany } from '#test/build/factories.ts';
import { branch, home } from '#test/specification/specified-firm.ts';
import { isOwnBranch } from './is-own-branch.ts';

const firm = buildCompany();

test('a buyer with the PAN of the firm is its own branch', () => {
  expect(isOwnBranch(firm, `Sample Interiors Trading\nGSTIN ${firm.registrations[branch].gstin}`)).toBe(true);
  // A state that the record does not have, and a second registration in the same state.
  expect(isOwnBranch(firm, 'Sample Interiors Trading, Bengaluru 29AAKFA0000A1ZE')).toBe(true);
  expect(isOwnBranch(firm, 'Sample Interiors Trading, godown 07AAKFA0000A2ZJ')).toBe(true);
  const { [home]: here, [branch]: there } = firm.registrations;
  const registrations = {
    [home]: { ...here, gstin: '' },
    [branch]: { ...there, gstin: ` ${there.gstin.toLowerCase()} ` },
  };
  expect(isOwnBranch({ registrations }, 'Sample Interiors Trading, Bengaluru 29AAKFA0000A1ZE')).toBe(true);
});

test('another firm and a buyer without a GSTIN are not', () => {
  expect(isOwnBranch(firm, 'Sample Hotels\nGSTIN 07AAACS1111A1ZC')).toBe(false);
  expect(isOwnBranch(firm, 'Sample Interiors Trading, Bhubaneswar')).toBe(false);
  const { [home]: here, [branch]: there } = firm.registrations;
  const unregistered = { [home]: { ...here, gstin: '' }, [branch]: { ...there, gstin: '' } };
  expect(isOwnBranch({ registrations: unregistered }, 'Sample Hotels\nGSTIN 07AAACS1111A1ZC')).toBe(false);
});
