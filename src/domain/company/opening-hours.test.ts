import { expect, test } from 'vitest';
import { openingHours } from './opening-hours.ts';

test.each([
  ['Monday to Saturday, 10:00 to 19:00', ['Mo-Sa 10:00-19:00']],
  ['Mon-Sat 10 am - 7 pm', ['Mo-Sa 10:00-19:00']],
  ['Mon – Fri: 10.30 a.m. to 7.30 p.m.\nSaturday 10:00-14:00\nSunday closed', ['Mo-Fr 10:30-19:30', 'Sa 10:00-14:00']],
  ['Daily 9 to 18', ['Mo-Su 09:00-18:00']],
  ['Every day, 2 to 7 pm', ['Mo-Su 14:00-19:00']],
  ['Tue, Thu and Sun 11:00 to 13:00 and 15:00 to 20:00', ['Tu,Th,Su 11:00-13:00', 'Tu,Th,Su 15:00-20:00']],
  ['Mondays 10:00 to 12:00; Sundays 10:00 to 12:00', ['Mo 10:00-12:00', 'Su 10:00-12:00']],
  ['Saturday 10 to 2', ['Sa 10:00-14:00']],
  ['', []],
])('“%s” is understood', (text, rules) => {
  expect(openingHours(text)).toEqual(rules);
});

test.each([
  'By appointment',
  'Monday to Saturday',
  'Monday to Caturday, 10 to 19',
  'Monday to, 10 to 19',
  'Monday 19:00 to 10:00',
  'Monday 10:00 to 26:00',
  'Monday 13 pm to 14 pm',
  'Monday 10:75 to 19:00',
  '10:00 to 19:00',
  'Monday to Saturday, 10:00 to 19:00\nring twice',
  'Monday 10 to 19 or so',
])('“%s” is not understood, so that search engines get no hours', (text) => {
  expect(openingHours(text)).toBeNull();
});

test('A long text takes no long time', () => {
  const begun = performance.now();
  for (const text of ['mon '.repeat(15_000), '1 - '.repeat(15_000), 'a.m.'.repeat(15_000), '10 to '.repeat(10_000)])
    openingHours(text);
  expect(performance.now() - begun).toBeLessThan(5_000);
});
