import { expect, test } from 'vitest';
import { buildCompany } from '#test/build/factories.ts';
import { branch, branchName, home, homeName } from '#test/specification/specified-firm.ts';
import { startOfSeries } from '../../company/numbered-series.ts';
import { findNumberColumns } from './find-number-columns.ts';
import { readNumberRow } from './read-number-row.ts';

const heads = ['Document', 'State', 'Last number'];
const company = buildCompany();

function read(
  cells: string[],
  { headings = heads, firm = company as Parameters<typeof readNumberRow>[2]['company'] } = {},
) {
  const rows = [headings, cells].map((each, at) => ({ number: at + 1, cells: each, unreadable: [] }));
  const chosen = findNumberColumns([{ kind: 'csv', name: '', rows, leftOut: '' }]);
  const [row] = chosen?.found.rows ?? [];
  if (!chosen || !row) return null;
  const answer = readNumberRow(chosen.found, row, { company: firm, today: '2026-11-21' });
  return 'message' in answer ? answer.message : `${startOfSeries(answer.series)} ${answer.last}`;
}

test.each([
  [['Tax Invoice', homeName, '117'], 'DL/26-27/ 117'],
  [['Sales', '07', 'SB/0117/26-27'], 'DL/26-27/ 117'],
  [['Sales', 'DL', 'SB/41/26-27'], 'DL/26-27/ 41'],
  [['Sales', 'DL', '25/26-27'], 'DL/26-27/ 25'],
  [['Sales', 'DL', '2026-27/117'], 'DL/26-27/ 117'],
  [['Credit Notes', branch, 'CN 2026-2027 / 9'], 'CN-OD/26-27/ 9'],
  [['proforma invoices', branchName, '0'], 'PI-OD/26-27/ 0'],
  [
    ['Delivery Note', company.registrations[branch]?.gstin ?? '', '12/13'],
    'Row 2, Last number: “12/13” is of another year. In 2026-27 the series begins at 1: leave the row out.',
  ],
  [['', '', 'cn-dl/26-27/041'], 'CN-DL/26-27/ 41'],
  [['Tax Invoice', homeName, ''], 'Row 2, Last number: there is no number. Write 0 where there was none.'],
  [['Tax Invoice', homeName, 'A7/B9'], 'Row 2, Last number: “A7/B9”: write the counter alone, such as 117.'],
  [
    ['Tax Invoice', homeName, 'SB/0930/25-26'],
    'Row 2, Last number: “SB/0930/25-26” is of another year. In 2026-27 the series begins at 1: leave the row out.',
  ],
  [
    ['Tax Invoice', homeName, 'DL/25-26/0930'],
    'Row 2, Last number: “DL/25-26/0930” is of another year. In 2026-27 the series begins at 1: leave the row out.',
  ],
  [['Tax Invoice', homeName, '=A1'], 'Row 2, Last number: it is a formula. Paste its value.'],
  [
    ['Tax Invoice', homeName, '9999999'],
    'Row 2, Last number: the next number would be longer than the 16 characters that rule 46 allows.',
  ],
  [['Receipt', homeName, '7'], 'RC-DL/26-27/ 7'],
  [['Money Receipts', 'OD', 'RV/26-27/0041'], 'RC-OD/26-27/ 41'],
  [['', '', 'RF-OD/26-27/0003'], 'RF-OD/26-27/ 3'],
  [['Receipt', homeName, '9999999'], 'RC-DL/26-27/ 9999999'],
  [['Receipt', homeName, '1234567890'], 'Row 2, Last number: “1234567890”: write the counter alone, such as 117.'],
  [
    ['', homeName, '7'],
    'Row 2, Document: write Tax Invoice, Pro-forma, Credit Note, Delivery Challan, Receipt, Refund or Settlement.',
  ],
  [['Tax Invoice', '', '7'], `Row 2, State: write the state, one of ${homeName} and ${branchName}.`],
  [['Tax Invoice', 'Goa', '7'], 'Row 2, State: the firm has no registration “Goa”.'],
])('%j is %s', (cells, said) => {
  expect(read(cells)).toBe(said);
});

test('A firm with one registration names no state, and its column need not be there', () => {
  const { [home]: here } = company.registrations;
  const firm = { registrations: here ? { [home]: here } : {} };
  expect(read(['Bill', '88'], { headings: ['Voucher Type', 'Last Voucher No.'], firm })).toBe('DL/26-27/ 88');
});

test('A sheet without a column of last numbers has none', () => {
  expect(read(['Tax Invoice'], { headings: ['Document'] })).toBe(null);
});
