import { expect, test } from 'vitest';
import { buildCompany } from '#test/build/factories.ts';
import { branch, home } from '#test/specification/specified-firm.ts';
import { addressOfReturn, returnInAddress } from './return-choice.ts';

const paper = buildCompany();
const documentStates = [home, branch];

test('The screen opens with the last period that has ended', () => {
  expect(returnInAddress('', { paper, documentStates, today: '2026-11-22' })).toEqual({
    state: home,
    period: '2026-10',
    tab: 'gstr1',
  });
});

test('A registration that files quarterly opens with its last quarter', () => {
  const { [home]: here, [branch]: there } = paper.registrations;
  const quarterly = { ...paper, registrations: { [home]: here, [branch]: { ...there, filing: 'quarterly' as const } } };
  expect(returnInAddress(`?state=${branch}`, { paper: quarterly, documentStates, today: '2026-11-22' }).period).toBe(
    '2026-Q2',
  );
});

test('A registration that ended opens with the last period of those that it filed', () => {
  const left = { ...paper, registrations: { [home]: paper.registrations[home] } };
  const desk = { paper: left, documentStates, endedFilings: { [branch]: 'quarterly' as const }, today: '2026-11-22' };
  expect(returnInAddress(`?state=${branch}`, desk).period).toBe('2026-Q2');
  expect(returnInAddress('', desk).period).toBe('2026-10');
});

test('An address opens the return that it names, and what it cannot name is left out', () => {
  const choice = { state: branch, period: '2026-09', tab: 'einvoice' } as const;
  const { search } = new URL(addressOfReturn(choice), 'https://example.com');
  expect(returnInAddress(search, { paper, documentStates, today: '2026-11-22' })).toEqual(choice);
  expect(
    returnInAddress('?state=atlantis&period=2026-13&tab=x', { paper, documentStates, today: '2026-11-22' }),
  ).toEqual({
    state: home,
    period: '2026-10',
    tab: 'gstr1',
  });
});
