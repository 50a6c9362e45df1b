import { hasAutomaticShape } from '../invoices/invoice-number.ts';
import { formatRate, formatRupees } from '../money/format-rupees.ts';
import { endedCode } from '../tax/ended-codes.ts';
import type { UnitCodes } from '../tax/unit-code.ts';
import { compareText } from '../text/compare-text.ts';
import type { Gstr1, Gstr1Question, ReturnCheck } from './gstr1.ts';
import { addHeads, type Heads, noHeads, sameHeads } from './heads.ts';
import type { HsnRow } from './hsn-summary.ts';
import type { IssuedRun } from './issued-numbers.ts';
import { legalFigure } from './law.ts';
import { periodDays } from './period.ts';

/** `returnChecks(figures, charged, question)` → the checks in words; `charged` is the sum of the documents’ own totals. */
export function returnChecks(
  figures: Omit<Gstr1, 'checks'>,
  charged: Heads,
  { form, period, unitCodes, turnover }: Gstr1Question,
): ReturnCheck[] {
  const reported = { ...noHeads };
  addHeads(reported, figures.outward);
  addHeads(reported, figures.inIff);
  const register = registerCheck(reported, charged);
  if (form === 'iff') return [register, documentsCheck(figures), ...iffCheck(figures, period)];
  return [
    footing(reported, figures.hsn.sums),
    register,
    documentsCheck(figures),
    ...numbersChecks(figures),
    ...[figures.hsn.b2b, figures.hsn.b2c].flatMap((rows) =>
      rows.flatMap((row, index) => twoRates(row, rows[index - 1])),
    ),
    ...unitsChecks(figures.otherUnits, unitCodes),
    ...codesChecks(figures.hsn, periodDays(period).from),
    ...(turnover === 'up-to-5' ? [] : shortCodesChecks(figures.hsn, periodDays(period).from)),
  ];
}

function footing(reported: Heads, hsn: Heads): ReturnCheck {
  const good = sameHeads(reported, hsn);
  const message = good
    ? 'Outward supplies and HSN together agree in every head, to the paisa.'
    : `Outward supplies come to ${words(reported)}, HSN together to ${words(hsn)}. Tell the people who look after this program.`;
  return { check: 'foots', good, message };
}

function registerCheck(reported: Heads, charged: Heads): ReturnCheck {
  const good = sameHeads(reported, charged);
  const message = good
    ? 'The sections and the register agree.'
    : `The sections come to ${words(reported)}, the totals of their documents to ${words(charged)}. Tell the people who look after this program.`;
  return { check: 'register', good, message };
}

function documentsCheck({ counts, leftOutSums }: Omit<Gstr1, 'checks'>): ReturnCheck {
  const [invoices, notes] = [counts.tax, counts.credit];
  const of = (kind: typeof invoices) => kind.all - kind.cancelled - kind.withoutGst;
  const left = leftOutSums.documents;
  const more = [
    ...(left > 0 ? [left === 1 ? '1 is named above.' : `${left} are named above.`] : []),
    ...sentence(invoices.inIff + notes.inIff, 'in the IFF of an earlier month'),
    ...sentence(invoices.elsewhere + notes.elsewhere, 'in another return'),
    ...sentence(invoices.later + notes.later, 'for the return of the quarter'),
    ...sentence(notes.withoutGst, 'without GST, and in no table'),
  ];
  const message = [
    `${invoices.reported} of ${of(invoices)} invoices and ${notes.reported} of ${of(notes)} credit notes are in the sections.`,
    ...more,
  ].join(' ');
  return { check: 'documents', good: left === 0, message };
}

function sentence(count: number, what: string): string[] {
  return count === 0 ? [] : [`${count} ${count === 1 ? 'is' : 'are'} ${what}.`];
}

function numbersChecks({ numbers, counts }: Omit<Gstr1, 'checks'>): ReturnCheck[] {
  // All natures of challans share one series: what is missing of one is in the row of another.
  const challans = inOrder((numbers.challans ?? []).flatMap(({ runs }) => runs));
  const gaps = [
    ...gapsOf(numbers.tax),
    ...(counts.credit.withoutGst > 0 ? [] : gapsOf(numbers.credit)),
    ...gapsOf(challans),
  ];
  if (gaps.length === 0) {
    const runs = [...numbers.tax, ...numbers.credit, ...challans].map(({ from, to }) =>
      from === to ? from : `${from} to ${to}`,
    );
    const message = runs.length === 0 ? 'No number was used.' : `Every number is accounted for: ${listed(runs)}.`;
    return [{ check: 'numbers', good: true, message }];
  }
  return [
    { check: 'numbers', good: null, message: `The numbers between ${listed(gaps)} are not dated in this period.` },
  ];
}

function inOrder(runs: IssuedRun[]): IssuedRun[] {
  return [...runs].sort((one, other) => one.from.length - other.from.length || compareText(one.from, other.from));
}

/** Between two runs of one prefix, unless the later follows at once. */
function gapsOf(runs: IssuedRun[]): string[] {
  return runs.flatMap((run, index) => {
    const before = runs[index - 1];
    if (before && followsAt(before.to, run.from)) return [];
    const prefix = (number: string) => number.slice(0, number.lastIndexOf('/') + 1);
    return before && [before.to, run.from].every(hasAutomaticShape) && prefix(before.to) === prefix(run.from)
      ? [`${before.to} and ${run.from}`]
      : [];
  });
}

/** `followsAt('DC-DL/26-27/003', 'DC-DL/26-27/004')` → `true` */
function followsAt(one: string, other: string): boolean {
  const at = one.lastIndexOf('/') + 1;
  return one.slice(0, at) === other.slice(0, at) && Number(one.slice(at)) + 1 === Number(other.slice(at));
}

/** The offline tool keeps one row of a code and unit, and drops the other without a word. */
function twoRates(row: HsnRow, before: HsnRow | undefined): ReturnCheck[] {
  if (!before || before.hsn !== row.hsn || before.uqc !== row.uqc) return [];
  const message =
    `HSN ${row.hsn} in ${row.uqc} stands at ${formatRate(before.gstBasisPoints)} % and ${formatRate(row.gstBasisPoints)} %: ` +
    'GSTN’s offline tool reads only the last of them from the workbook. Upload the JSON file.';
  return [{ check: 'rates', good: null, message }];
}

/** A word that nobody gave a code may have one in GSTN's list, such as a unit of an older document. */
function unitsChecks(units: string[], unitCodes: UnitCodes): ReturnCheck[] {
  const said = (found: string[], message: (are: string) => string): ReturnCheck[] =>
    found.length === 0
      ? []
      : [{ check: 'units', good: null, message: `${listed(found)} ${message(found.length === 1 ? 'is' : 'are')}` }];
  const isChosen = (unit: string) => Object.hasOwn(unitCodes, unit);
  return [
    ...said(
      units.filter((unit) => !isChosen(unit)),
      (are) => `${are} reported as OTH (others), because the catalogue has no such unit. Add it there with its code.`,
    ),
    ...said(units.filter(isChosen), (are) => `${are} reported as OTH (others), as the catalogue says.`),
  ];
}

/** A document of an earlier release can have one. GSTN's list keeps ended codes, so the document is not left out. */
function codesChecks({ b2b, b2c }: Gstr1['hsn'], from: string): ReturnCheck[] {
  const ended = [...new Set([...b2b, ...b2c].map(({ hsn }) => hsn))].flatMap((hsn) => {
    const words = endedCode(hsn, from)?.words;
    return words === undefined ? [] : [`HSN ${hsn} ${words}`];
  });
  if (ended.length === 0) return [];
  const message = `${listed(ended)}. It is reported, since GSTN’s list still has such codes: ask your accountant whether to issue its documents again.`;
  return [{ check: 'codes', good: null, message }];
}

/** What was issued stays in tables 4 to 9: only table 12 has codes, by the turnover of the year before (Notification 78/2020). */
function shortCodesChecks({ b2b, b2c }: Gstr1['hsn'], from: string): ReturnCheck[] {
  const least = legalFigure('hsnDigitsAboveFiveCrore', from);
  const short = [...new Set([...b2b, ...b2c].map(({ hsn }) => hsn))].filter((hsn) => hsn.length < least);
  if (short.length === 0) return [];
  const [has, it] = short.length === 1 ? ['has', 'it'] : ['have', 'them'];
  const message =
    `HSN ${listed(short)} ${has} fewer than ${least} digits. If the turnover of the financial year before was above ₹ 5 crore ` +
    `(Notification 78/2020), the portal takes no such row in table 12: enter ${it} there with a code of ${least} digits. No other table has codes.`;
  return [{ check: 'codes', good: null, message }];
}

function iffCheck({ outward }: Omit<Gstr1, 'checks'>, period: string): ReturnCheck[] {
  const most = legalFigure('iffUpTo', periodDays(period).to);
  if (outward.taxable <= most) return [];
  const message =
    `The IFF of a month takes invoices of up to ₹ ${formatRupees(most)} (CGST Rules, rule 59(2)). It cannot be split here: ` +
    'leave it, and all of them go with the return of the quarter.';
  return [{ check: 'iff', good: false, message }];
}

function words({ taxable, igst, cgst, sgst }: Heads): string {
  return [taxable, igst, cgst, sgst].map(formatRupees).join(', ');
}

function listed(items: string[]): string {
  const shown = items.slice(0, 6);
  return items.length > shown.length ? `${shown.join(', ')} and ${items.length - shown.length} more` : shown.join(', ');
}
