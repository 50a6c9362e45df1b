import { expect, test } from 'vitest';
import { openTariff } from '#adapters/tariff/open-tariff.ts';
import { hsnCodes } from '../catalogue/opening/hsn-codes.ts';
import { ownShopCodes } from '../catalogue/opening/own-shop-codes.ts';
import { endedCode } from './ended-codes.ts';
import { hsnRates } from './hsn-rates.ts';

const today = '2026-11-27';
const official = (await openTariff().codes()).map(({ code }) => code);

test.each([
  // Replaced by the tariff of 2022.
  ['57033090', '2021-12-31', null],
  ['57033090', '2022-01-01', 'ended on 31/12/2021 (Finance Act, 2021)'],
  ['570330', today, 'ended on 31/12/2021 (Finance Act, 2021)'],
  ['94039000', today, 'ended on 31/12/2021 (Finance Act, 2021)'],
  // Of the tariffs before GST.
  ['44187100', '2017-07-01', 'ended before GST began'],
  ['69081010', today, 'ended before GST began'],
  ['6908', today, 'ended before GST began'],
  // Split since the list of 2024: on which day is not known.
  ['57032920', '2025-11-23', null],
  ['57032920', '2025-11-24', 'is no longer in the tariff (ITC(HS) of 24/11/2025)'],
  // In force, or not in any list.
  ['57033990', today, null],
  ['57032990', today, null],
  ['5703', today, null],
  ['94051900', today, null],
  ['995468', today, null],
  ['12345678', today, null],
])('%s on %s: %j', (code, date, words) => {
  expect(endedCode(code, date)?.words ?? null).toBe(words);
});

test('Of the codes that this program proposes only the one of the specification has ended', () => {
  const proposed = [...hsnCodes, ...ownShopCodes.map(({ hsn }) => hsn), ...hsnRates.map(({ code }) => code)];
  expect(proposed.filter((code) => endedCode(code, today))).toEqual(['57033090']);
});

test('Each code that ended is in GSTN’s list, which still has it, and what came instead has a code there that did not end', () => {
  const ended = official.flatMap((code) => endedCode(code, today) ?? []);
  expect(ended.length).toBeGreaterThan(400);
  const inForce = official.filter((code) => !endedCode(code, today));
  const nothing = [...new Set(ended.map(({ now }) => now))].filter(
    (now) => !inForce.some((code) => code.startsWith(now) && code.length > 4),
  );
  expect(nothing).toEqual([]);
});

test('Each heading of this trade has a code in force', () => {
  for (const { code } of hsnRates) {
    const below = official.filter((each) => each.startsWith(code));
    expect(
      below.some((each) => !endedCode(each, today)),
      code,
    ).toBe(true);
  }
});
