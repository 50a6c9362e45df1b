import { expect, test } from 'vitest';
import { home } from '#test/specification/specified-firm.ts';
import { areDays, daysProblem, nameOfPeriod } from '../parts/fields/period-choice.ts';
import { addressOfAsked, askedInAddress } from './figures-choice.ts';

const today = '2026-11-21';

test('Without parameters the page shows this year beside the year before, and its address stays short', () => {
  const asked = askedInAddress('', today);
  expect(asked).toEqual({
    ...{ from: '2026-04-01', to: '2027-03-31', state: '', beside: 'year', value: 'taxable', behind: null },
  });
  expect(addressOfAsked(asked, today)).toBe('/figures');
});

test.each([
  '?value=gst',
  `?from=2026-10-01&to=2026-12-31&beside=before&state=${home}`,
  '?product=WPC+louver%2C+indoor',
  '?customer=',
  '?from=2026-11-01&to=2026-11-30&value=gst&others=product',
  '?others=customer',
  '?from=2026-11-01&to=2026-11-30&step=proForma',
  '?from=2026-11-01&to=2026-11-30&list=documents',
])('The address %s leads to the same figures again', (search) => {
  const asked = askedInAddress(search, today);
  expect(askedInAddress(addressOfAsked(asked, today).slice('/figures'.length), today)).toEqual(asked);
  expect(addressOfAsked(asked, today)).not.toBe('/figures');
});

test('What is no date, registration or choice is left out', () => {
  const asked = askedInAddress('?from=2026-02-30&to=x&state=atlantis&beside=x&value=x', today);
  expect(addressOfAsked(asked, today)).toBe('/figures');
});

test('Periods are known by their days', () => {
  const name = (search: string) => nameOfPeriod(askedInAddress(search, today), today);
  expect(name('')).toBe('year');
  expect(name('?from=2025-04-01&to=2026-03-31')).toBe('last');
  expect(name('?from=2026-10-01&to=2026-12-31')).toBe('quarter');
  expect(name('?from=2026-11-01&to=2026-11-30')).toBe('month');
  expect(name('?from=2026-11-02&to=2026-11-30')).toBe('own');
  expect(daysProblem({ from: '2026-11-02', to: '2026-11-01' })).toBe('before the first day');
  expect(daysProblem({ from: '2026-11-02', to: '2026-11-02' })).toBe('');
});

test.each([
  ['2026-11-02', '2026-11-02', true],
  ['2026-11-02', '2026-11-01', false],
  ['15/', '2026-11-01', false],
  ['2026-11-02', '2026-02-30', false],
])('From %s to %s can be asked for: %s', (from, to, can) => {
  expect(areDays({ from, to })).toBe(can);
});

test('A day that is still being typed is not said to be before the first', () => {
  expect(daysProblem({ from: '2026-11-02', to: '15/' })).toBe('');
  expect(daysProblem({ from: '15/', to: '2026-11-02' })).toBe('');
});
