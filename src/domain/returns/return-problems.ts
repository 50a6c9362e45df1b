import { formatDate } from '../calendar/indian-date.ts';
import { fitsRule46 } from '../invoices/invoice-number.ts';
import { isGstin } from '../tax/gstin.ts';
import { gstinTypo } from '../tax/gstin-typo.ts';
import { ABROAD } from '../tax/line-places.ts';
import { stateCodes, stateName, taxStates } from '../tax/states.ts';
import { isExport, isSupplyType, isZeroRated, supplyTypes } from '../tax/supply-types.ts';
import { lastDayForNote, noteDeclaredBy } from './last-day-for-note.ts';
import { periodDays } from './period.ts';
import type { ReturnDocument } from './return-document.ts';
import { returnLineProblems } from './return-line-problems.ts';
import type { Remedy, ReturnProblem, ReturnRules } from './return-problem.ts';
import { isInterState } from './return-section.ts';

/**
 * `returnProblems(document, rules)` → what keeps it out of the files, `[]` when nothing does. A cancelled document and a note
 * without GST are in no table, so nothing is wrong with them.
 */
export function returnProblems(document: ReturnDocument, rules: ReturnRules): ReturnProblem[] {
  if (document.cancelled || document.withoutGst) return [];
  return [
    ...numberProblems(document),
    ...dateProblems(document),
    ...gstinProblems(document, rules),
    ...placeProblems(document),
    ...(document.kind === 'credit' ? noteProblems(document, rules) : []),
    ...returnLineProblems(document),
  ];
}

function numberProblems({ number }: ReturnDocument): ReturnProblem[] {
  if (fitsRule46(number) && /[A-Za-z1-9]/.test(number)) return [];
  return [
    whole(
      'number',
      'open',
      `${number} is no number that the portal takes: at most 16 letters, digits, - and /. ${REISSUE}`,
    ),
  ];
}

function dateProblems({ date }: ReturnDocument): ReturnProblem[] {
  if (date >= GST_BEGAN) return [];
  return [whole('date', 'open', `It is dated before GST began on ${formatDate(GST_BEGAN)}. ${REISSUE}`)];
}

function gstinProblems(document: ReturnDocument, rules: ReturnRules): ReturnProblem[] {
  const { gstin, buyerAddress, supplement, original, supplyType } = document;
  if (gstin === '') {
    const typo = supplement.gstin === undefined ? gstinTypo(buyerAddress) : null;
    const where = original?.known ? ` to its invoice ${original.number}` : '';
    if (typo !== null) return [whole('gstin', 'gstin', `Buyer’s GSTIN ${typo}. Add the right one${where}.`)];
    // Only tables by GSTIN tell them from an ordinary sale.
    return isSupplyType(supplyType) && !isExport(supplyType)
      ? [
          whole(
            'gstin',
            'gstin',
            `${supplyTypes[supplyType].text}: the return names the buyer’s GSTIN. Add it${where}.`,
          ),
        ]
      : [];
  }
  if (!isGstin(gstin)) return [whole('gstin', 'gstin', `Buyer’s GSTIN ${gstin} is mistyped. Add the right one.`)];
  if (gstin === rules.gstin)
    return [whole('gstin', 'gstin', `Buyer’s GSTIN ${gstin} is the firm’s own. Add the buyer’s.`)];
  return [];
}

function placeProblems(document: ReturnDocument): ReturnProblem[] {
  const { place, taxType, taxState, kind, supplyType } = document;
  if (place === '')
    return [
      whole(
        'place',
        'place',
        'No place of supply: its tax type is Outside State, and its address names no state. Add it.',
      ),
    ];
  if (place === ABROAD && !isExport(supplyType))
    return [whole('place', 'place', 'Its place of supply is abroad, but it is no export. Add the right one.')];
  if (!places.has(place) && place !== ABROAD)
    return [whole('place', 'place', `${place} is no place of supply of the portal today. Add the right one.`)];
  if (isInterState(document) === (taxType === 'central')) return [];
  const charged = taxType === 'central' ? 'IGST was charged' : 'CGST and SGST were charged';
  const where = isZeroRated(supplyType)
    ? `it is ${isExport(supplyType) ? 'an export' : 'a supply to an SEZ'}, which is always inter-State`
    : `the place of supply is ${stateName(place)}, and it was issued in ${taxStates[taxState].name}`;
  const next =
    kind === 'tax'
      ? 'Cancel it, or credit it, and issue a new one (CGST Act, section 77).'
      : 'Its invoice has the same fault (CGST Act, section 77). Ask your accountant.';
  return [whole('heads', 'open', `${charged}, but ${where}. ${next}`)];
}

function noteProblems(document: ReturnDocument, rules: ReturnRules): ReturnProblem[] {
  const { original, gstin, taxType, lines, supplyType } = document;
  const nothing = lines.every(({ taxable }) => taxable === 0);
  const alone = gstin === '' && taxType === 'central' && !isExport(supplyType);
  const unclear = alone && (!original || original.value === null || original.date === '');
  return [
    ...(nothing ? [whole('nothing', 'open', 'It takes back no value, and the portal refuses 0. Cancel it.')] : []),
    ...(unclear
      ? [
          whole(
            'original',
            'original',
            'A note to an unregistered buyer in another state follows its invoice. Add the number, date and value of that invoice.',
          ),
        ]
      : []),
    ...lateProblems(document, rules),
  ];
}

function lateProblems({ original, declaredOn }: ReturnDocument, { period, filedOn }: ReturnRules): ReturnProblem[] {
  if (!original || original.date === '') return [];
  const [last, by] = [lastDayForNote(original.date), noteDeclaredBy(original.date)];
  const isPeriodLate = periodDays(period).to > last;
  if (!isPeriodLate && (declaredOn ?? filedOn) <= by) return [];
  const which = isPeriodLate
    ? `the return of a period up to ${formatDate(last)}`
    : `a return that was filed by ${formatDate(by)}, or an earlier annual return,`;
  const filed = isPeriodLate ? '' : ' If the portal took this return by then, mark it as filed on that day.';
  return [
    whole(
      'late',
      'open',
      `Its invoice ${original.number} is of ${formatDate(original.date)}: ${which} was the last that could reduce its tax ` +
        `(CGST Act, section 34(2)). Cancel it, and write a credit note without GST.${filed}`,
    ),
  ];
}

function whole(problem: ReturnProblem['problem'], remedy: Remedy, message: string): ReturnProblem {
  return { line: null, problem, remedy, message };
}

const GST_BEGAN = '2017-07-01';
const REISSUE = 'Cancel it and issue a new one.';
const places = new Set(stateCodes.filter(({ registers }) => registers).map(({ code }) => code));
