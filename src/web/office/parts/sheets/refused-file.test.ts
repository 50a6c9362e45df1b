import { expect, test } from 'vitest';
import { refusedFile, refusedIn } from './refused-file.ts';

test('The refused rows are saved with the reason, and no cell is a formula', async () => {
  const read = {
    headings: ['Party', 'Mobile', 'Agent'],
    rows: [
      { row: 2, what: 'new', message: '', cells: ['Demo Homes', '98100 55507'] },
      { row: 3, what: 'refused', message: 'Row 3, Mobile: letters.', cells: ['=1+1', '98100 five', 'K.'] },
    ],
  };
  const text = await refusedFile(read, refusedIn(read)).text();
  expect(text.replace('\uFEFF', '')).toBe(
    'Party,Mobile,Agent,Refused because\r\n"\t=1+1",98100 five,K.,"Row 3, Mobile: letters."\r\n',
  );
});
