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
  const problems: ReturnProblem[] = [];
  for (const line of lines) {
    if (!rates.includes(line.gstBasisPoints / 100))
      problems.push(
        wrong(line, 'rate', `GST ${formatRate(line.gstBasisPoints)} % is no rate of the portal. ${REISSUE}`),
      );
    const code = codeProblem(line.hsn, least);
    if (code !== null) problems.push(wrong(line, 'hsn', `${code} ${REISSUE}`));
    if (line.taxable > MOST) problems.push(wrong(line, 'amount', `Its value is above ₹ 99,99,99,99,999. ${REISSUE}`));
  }
  return problems;
}

function codeProblem(hsn: string, least: number): string | null {
  if (hsn === '') return 'It has no HSN code: a code must have 4, 6 or 8 digits.';
  if (!/^(?:\d{4}|\d{6}|\d{8})$/.test(hsn)) return `HSN ${hsn} is no code: it must have 4, 6 or 8 digits.`;
  if (hsn.length >= least) return null;
  return `HSN ${hsn} has ${hsn.length} digits, and the firm’s turnover wants ${least}.`;
}

function wrong({ row }: ReturnLine, problem: ReturnProblem['problem'], message: string): ReturnProblem {
  return { line: row, problem, remedy: 'open', message };
}

/** Eleven digits of rupees, in paise. */
const MOST = 9_999_999_999_999;
const REISSUE = 'Cancel it and issue a new one, or write a credit note.';
