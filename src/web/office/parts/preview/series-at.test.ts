import { expect, test } from 'vitest';
import { buildForm } from '#test/build/build-form.ts';
import { branch } from '#test/specification/specified-firm.ts';
import { nextNumberNote, seriesAt } from './series-at.ts';

const series = {
  'DL/26-27/': { next: 'DL/26-27/0042', last: null },
  'DL/25-26/': { next: 'DL/25-26/0917', last: null },
  'CN-OD/26-27/': { next: 'CN-OD/26-27/003', last: null },
};
const desk = { today: '2026-11-21', series };
function note(part: Parameters<typeof buildForm>[0]) {
  return nextNumberNote(desk, buildForm(part));
}

test('The next number depends on the year of the Date, the kind and the state', () => {
  expect(note({})).toBe('next 0042');
  expect(note({ date: '2026-03-31' })).toBe('next 25-26/0917');
  expect(note({ kind: 'credit', taxState: branch })).toBe('next 003');
});

test('Without a known series no number is shown', () => {
  expect(note({ taxState: '' })).toBe('automatic');
  expect(note({ date: '2020-11-21' })).toBe('automatic');
  expect(note({ date: '31/02' })).toBe('automatic');
  expect(note({ number: 'OLD-7' })).toBe('as typed');
  expect(seriesAt(desk, buildForm({ taxState: 'atlantis' }))).toBeNull();
});
