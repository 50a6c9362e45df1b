import { expect, test } from 'vitest';
import { openTariff } from '#adapters/tariff/open-tariff.ts';
import { hsnCodes } from '../catalogue/opening/hsn-codes.ts';
import { findCodes } from './find-codes.ts';
import { hsnRates } from './hsn-rates.ts';

const codes = await openTariff().codes();
const found = (asked: string, most = 60) => findCodes(codes, asked, most).map(({ code }) => code);

test('The list has each code once, in order, of 4, 6 or 8 digits, and every heading of a longer code', () => {
  expect(codes.length).toBeGreaterThan(18_000);
  const all = codes.map(({ code }) => code);
  expect(all).toEqual([...new Set(all)].sort());
  expect(all.filter((code) => !/^\d{4}(?:\d\d){0,2}$/.test(code))).toEqual([]);
  const headings = new Set(all.filter((code) => code.length === 4));
  expect([...new Set(all.map((code) => code.slice(0, 4)))].filter((code) => !headings.has(code))).toEqual([]);
});

test('It has every heading of the opening list and of the rates of this trade', () => {
  const headings = new Set(codes.map(({ code }) => code.slice(0, 4)));
  for (const code of [...hsnCodes, ...hsnRates.map((rate) => rate.code)])
    expect(headings, code).toContain(code.slice(0, 4));
});

test('Digits find the codes that begin with them, in their order', () => {
  expect(found('4409').slice(0, 3)).toEqual(['4409', '440910', '44091010']);
  expect(found('4409 10')).toEqual(['440910', '44091010', '44091020', '44091090']);
  expect(found('4', 5)).toEqual([]);
  expect(found('44', 5)).toHaveLength(5);
});

test('Digits of no code find those of their subheading, else of their heading, and without a heading nothing', () => {
  expect(found('44091099')).toEqual(['440910', '44091010', '44091020', '44091090']);
  expect(found('44099999')).toEqual(found('4409'));
  expect(found('98999999')).toEqual([]);
  expect(found('9899')).toEqual([]);
});

test('Words find what has all of them, in singular and plural, those of this trade first', () => {
  expect(found('wallpaper')[0]).toBe('4814');
  expect(found('wallpapers')).toEqual(found('wallpaper'));
  expect(found('fire extinguishers')[0]?.slice(0, 4)).toBe('8424');
  expect(found('bamboo furniture')).toContain('94038200');
  expect(found('painting services')[0]).toBe('995473');
  expect(found('wallpaper zzzz')).toEqual([]);
  expect(found(' , ')).toEqual([]);
});

test('A code says the words of its heading beside its own', () => {
  const [heading, code] = findCodes(codes, '9403', 2);
  expect(heading).toMatchObject({ code: '9403', heading: '' });
  expect(code?.heading).toBe(heading?.words);
});
