import { expect, test } from 'vitest';
import { filingProblems } from './filing-problems.ts';

test.each([
  ['2026-10', '2026-11-10', '', []],
  ['2026-10', '2026-11-01', 'AA0710260000000', []],
  ['2026-10', '2026-10-31', '', ['filedOn']],
  ['2026-10', '2026-11-22', '', ['filedOn']],
  ['2026-10', '10/11/2026', '', ['filedOn']],
  ['2026-10', '2026-11-10', 'AA07', ['arn']],
  ['2026-11', '2026-11-21', '', ['']],
  ['2026-Q3', '2026-11-21', '', ['']],
])('%s, filed on %s with the ARN “%s”', (period, filedOn, arn, fields) => {
  expect(filingProblems({ period, form: 'gstr1' }, { filedOn, arn }, '2026-11-21').map(({ field }) => field)).toEqual(
    fields,
  );
});

test.each([
  ['2026-11', '2026-11-21', '', 'November 2026 has not ended: it is filed afterwards.'],
  ['2026-10', '10/11/2026', '', 'Type the day as DD/MM/YYYY.'],
  ['2026-10', '0', '', 'Type the day as DD/MM/YYYY.'],
  ['2026-10', '2026-10-31', '', 'Choose a day after 31/10/2026 and not after today, 21/11/2026.'],
  ['2026-10', '2026-11-22', '', 'Choose a day after 31/10/2026 and not after today, 21/11/2026.'],
  ['2026-10', '2026-11-10', 'AA07', 'An ARN has 15 letters and digits. Leave it blank when you do not have it.'],
  [
    '2026-10',
    '2026-11-10',
    'AA07102600000001',
    'An ARN has 15 letters and digits. Leave it blank when you do not have it.',
  ],
  [
    '2026-10',
    '2026-11-10',
    '-AA0710260000000',
    'An ARN has 15 letters and digits. Leave it blank when you do not have it.',
  ],
])('%s, filed on %s with the ARN “%s”, says: %s', (period, filedOn, arn, message) => {
  expect(filingProblems({ period, form: 'gstr1' }, { filedOn, arn }, '2026-11-21').map((each) => each.message)).toEqual(
    [message],
  );
});

test('A period can be filed from the day after its end, also today', () => {
  expect(
    filingProblems({ period: '2026-10', form: 'gstr1' }, { filedOn: '2026-11-01', arn: '' }, '2026-11-01'),
  ).toEqual([]);
  expect(
    filingProblems({ period: '2026-10', form: 'gstr1' }, { filedOn: '2026-10-31', arn: '' }, '2026-10-31'),
  ).toHaveLength(1);
});

test('An IFF is taken until the 13th of the next month (rule 59(2)), the return of the quarter also later', () => {
  const on = (period: string, form: 'iff' | 'gstr1', filedOn: string) =>
    filingProblems({ period, form }, { filedOn, arn: '' }, '2027-02-21');
  expect(on('2026-10', 'iff', '2026-11-13')).toEqual([]);
  expect(on('2026-10', 'iff', '2026-11-14')).toEqual([
    {
      field: 'filedOn',
      message:
        'The portal took this IFF until 13/11/2026 (CGST Rules, rule 59(2)): choose a day up to it. If it was not filed by then, leave it: ' +
        'its documents go with the return of the quarter.',
    },
  ]);
  expect(on('2026-Q3', 'gstr1', '2027-02-01')).toEqual([]);
  expect(on('2026-10', 'gstr1', '2026-12-01')).toEqual([]);
});
