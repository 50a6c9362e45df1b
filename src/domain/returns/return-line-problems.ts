import type { TurnoverBand } from '../company/company.ts';
import { formatRate } from '../money/format-rupees.ts';
import { legalFigure } from './law.ts';
import type { ReturnDocument, ReturnLine } from './return-document.ts';
import type { ReturnProblem } from './return-problem.ts';

/** `returnLineProblems(document)` → the rows that the portal would refuse: a rate or a code that it does not have, an amount with too many digits. */
export function returnLineProblems({ lines, date }: { lines: ReturnLine[]; date: string }): ReturnProblem[] {
  const rates: readonly number[] = legalFigure('toolRates', date);
  const problems: ReturnProblem[] = [];
  for (const line of lines) {
    if (!rates.includes(line.gstBasisPoints / 100))
      problems.push(
        wrong(line, 'rate', `GST ${formatRate(line.gstBasisPoints)} % is no rate of the portal. ${REISSUE}`),
      );
    const code = codeProblem(line.hsn);
    if (code !== null) problems.push(wrong(line, 'hsn', `${code} ${REISSUE}`));
    if (line.taxable > MOST) problems.push(wrong(line, 'amount', `Its value is above ₹ 99,99,99,99,999. ${REISSUE}`));
  }
  return problems;
}

/**
 * `shortCodeProblems(document, '5-to-10')` → the rows whose code is too short to be issued at this turnover. It is that of the year before the
 * document (Notification 78/2020-Central Tax), so an issued one is judged no more: the return only remarks on table 12.
 */
export function shortCodeProblems(
  { lines, date, withoutGst }: Pick<ReturnDocument, 'lines' | 'date' | 'withoutGst'>,
  turnover: TurnoverBand,
): ReturnProblem[] {
  if (withoutGst) return [];
  const least = legalFigure(turnover === 'up-to-5' ? 'hsnDigits' : 'hsnDigitsAboveFiveCrore', date);
  return lines
    .filter(({ hsn }) => CODE.test(hsn) && hsn.length < least)
    .map((line) =>
      wrong(line, 'hsn', `HSN ${line.hsn} has ${line.hsn.length} digits, and the firm’s turnover wants ${least}.`),
    );
}

function codeProblem(hsn: string): string | null {
  if (hsn === '') return 'It has no HSN code: a code must have 4, 6 or 8 digits.';
  return CODE.test(hsn) ? null : `HSN ${hsn} is no code: it must have 4, 6 or 8 digits.`;
}

function wrong({ row }: ReturnLine, problem: ReturnProblem['problem'], message: string): ReturnProblem {
  return { line: row, problem, remedy: 'open', message };
}

/** Eleven digits of rupees, in paise. */
const MOST = 9_999_999_999_999;
const CODE = /^(?:\d{4}|\d{6}|\d{8})$/;
const REISSUE = 'Cancel it and issue a new one, or write a credit note.';
