import type { TurnoverBand } from '../company/company.ts';
import { formatRate } from '../money/format-rupees.ts';
import { legalFigure } from './law.ts';
import type { ReturnLine } from './return-document.ts';
import type { ReturnProblem } from './return-problem.ts';

/**
 * `returnLineProblems(document, 'up-to-5')` → the rows that the portal would refuse: a rate or a code that it does not have, a code with
 * too few digits for the firm's turnover, an amount with too many.
 */
export function returnLineProblems(
  { lines, date }: { lines: ReturnLine[]; date: string },
  turnover: TurnoverBand,
): ReturnProblem[] {
  const rates: readonly number[] = legalFigure('toolRates', date);
  const least = legalFigure(turnover === 'up-to-5' ? 'hsnDigits' : 'hsnDigitsAboveFiveCrore', date);
  return lines.flatMap((line) => [
    ...rateProblem(line, rates),
    ...codeProblem(line, least),
    ...(line.taxable > MOST ? [wrong(line, 'amount', `Its value is above ₹ 99,99,99,99,999. ${REISSUE}`)] : []),
  ]);
}

function rateProblem(line: ReturnLine, rates: readonly number[]): ReturnProblem[] {
  if (rates.includes(line.gstBasisPoints / 100)) return [];
  return [wrong(line, 'rate', `GST ${formatRate(line.gstBasisPoints)} % is no rate of the portal. ${REISSUE}`)];
}

function codeProblem(line: ReturnLine, least: number): ReturnProblem[] {
  const { hsn } = line;
  if (!/^(?:\d{4}|\d{6}|\d{8})$/.test(hsn)) {
    const found = hsn === '' ? 'It has no HSN code' : `HSN ${hsn} is no code: it`;
    return [wrong(line, 'hsn', `${found}${hsn === '' ? ': a code' : ''} must have 4, 6 or 8 digits. ${REISSUE}`)];
  }
  if (hsn.length >= least) return [];
  return [
    wrong(line, 'hsn', `HSN ${hsn} has ${hsn.length} digits, and the firm’s turnover wants ${least}. ${REISSUE}`),
  ];
}

function wrong({ row }: ReturnLine, problem: ReturnProblem['problem'], message: string): ReturnProblem {
  return { line: row, problem, remedy: 'open', message };
}

/** Eleven digits of rupees, in paise. */
const MOST = 9_999_999_999_999;
const REISSUE = 'Cancel it and issue a new one, or write a credit note.';
