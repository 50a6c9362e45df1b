import { expect, test } from 'vitest';
import type { InvoiceInput } from '#contract/invoice-wire.ts';
import { buildCompany, buildDraft } from '#test/build/factories.ts';
import { branch, home } from '#test/specification/specified-firm.ts';
import { countryName, countryOptions } from '../country-name.ts';
import { readValidDraft } from '../read-draft.ts';
import { inCurrency, sheetExport } from './sheet-export.ts';
import { sheetUpi } from './sheet-upi.ts';

const exported = { supplyType: 'EXPWP', exportCountry: 'US', exportCurrency: 'USD', exportRate: '84.50' };

test('An export names its country, and its amount in the currency beside rupees', () => {
  expect(sheetExport({ ...exported, exportPort: 'INNSA1' }, 1_00_000_00)).toEqual([
    ['Country of destination', 'United States (US)'],
    ['Port', 'INNSA1'],
    ['Amount in USD', '1,183.43 at ₹ 84.50'],
  ]);
  const { exportRate: _, ...plain } = exported;
  expect(sheetExport(plain, 1_00_000_00)).toContainEqual(['Currency', 'USD']);
  expect(sheetExport({ ...exported, supplyType: 'SEZWP' }, 1)).toEqual([]);
});

test('A buyer abroad has no UPI: his paper has no code, as that of a buyer in India has', () => {
  const { [home]: here, [branch]: there } = buildCompany().registrations;
  const company = buildCompany({ registrations: { [home]: { ...here, upiId: 'sample@smplbank' }, [branch]: there } });
  const importer = { buyerAddress: 'Sample Imports\nAustin, Texas 78701', taxType: 'central', exportCountry: 'US' };
  const paid = (changes: InvoiceInput) => sheetUpi(readValidDraft(buildDraft(changes)), company, 50_000);
  expect(paid({ ...importer, supplyType: 'EXPWP' })).toBeNull();
  expect(paid({})?.owed).toBe(50_000);
});

test('The amount in the currency is exact, half up', () => {
  expect(inCurrency({ exportCurrency: 'USD', exportRate: '80' }, 1_00)).toBe(1);
  expect(inCurrency({ exportCurrency: 'USD', exportRate: '80' }, 1_20)).toBe(2);
  expect(inCurrency({ exportCurrency: 'JPY', exportRate: '0.5432' }, 99_999_999_999_900)).toBe(184_094_256_259_021);
  expect(inCurrency({ exportCurrency: 'USD', exportRate: '0' }, 1_20)).toBeNull();
});

test('A country is one of today, and not India', () => {
  expect(['US', 'NP', 'IN', 'ZZ', 'QQ', 'us', ''].map(countryName)).toEqual([
    'United States',
    'Nepal',
    null,
    null,
    null,
    null,
    null,
  ]);
  const codes = countryOptions().map(({ value }) => value);
  expect(codes).toEqual(expect.arrayContaining(['US', 'NP', 'AE', 'SG', 'GB']));
  for (const gone of ['SU', 'YU', 'EU', 'UN', 'XA']) expect([gone, codes.includes(gone)]).toEqual([gone, false]);
});
