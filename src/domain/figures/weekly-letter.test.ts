import { expect, test } from 'vitest';
import { letterWeek, weeklyLetter } from './weekly-letter.ts';

test.each([
  ['2026-11-23T02:29:59.000Z', '2026-11-16'],
  ['2026-11-23T02:30:00.000Z', '2026-11-23'],
  ['2026-11-27T12:00:00.000Z', '2026-11-23'],
  ['2026-11-29T18:30:00.000Z', '2026-11-23'],
  ['2026-11-30T02:30:00.000Z', '2026-11-30'],
  ['2024-03-03T20:00:00.000Z', '2024-02-26'],
])('At %s the letter of the week of %s is due', (now, week) => {
  expect(letterWeek(now)).toBe(week);
});

const links = { behind: (plot: string) => `https://shop.example/${plot}`, stop: 'https://shop.example/company' };

test('A letter has the sentences that say something, each with its link, and where it is switched off', () => {
  const sentences = [
    { plot: 'sales', text: 'Sales are 18 % above last year: 169.0 lakh against 143.3', says: true },
    { plot: 'owed', text: 'Nothing is owed', says: false },
    { plot: 'way', text: 'Of 214 who asked, 61 bought', says: true },
  ] as const;
  expect(weeklyLetter('Sample Interiors', '2026-11-23', sentences, links)).toEqual({
    subject: 'How it goes at Sample Interiors, 23/11/2026',
    text: [
      'This financial year, until 23/11/2026:',
      '',
      'Sales are 18 % above last year: 169.0 lakh against 143.3.',
      'https://shop.example/sales',
      '',
      'Of 214 who asked, 61 bought.',
      'https://shop.example/way',
      '',
      'This letter comes each Monday. Remove your address here, and it stops: https://shop.example/company',
      '',
    ].join('\n'),
  });
  expect(weeklyLetter('Sample Interiors', '2026-11-23', [sentences[1]], links)).toBeNull();
});
