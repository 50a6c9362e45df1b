import { formatDate, isDate } from '../calendar/indian-date.ts';
import type { Problem } from '../outcome.ts';
import { isGstin } from '../tax/gstin.ts';
import { stateName } from '../tax/states.ts';
import type { ReturnDocument } from './return-document.ts';
import type { Supplement, UnknownOriginal } from './supplement.ts';

/** The most characters of a reason, and of the name of a town. */
export const longestReturnText = 200;

/**
 * What is wrong with facts that staff add to a document of this kind and date, and with their reason.
 * `supplementProblems({ place: '21' }, 'delivered to Cuttack', { kind: 'tax', date: '2026-10-05' })` → `[]`
 */
export function supplementProblems(
  facts: Supplement,
  reason: string,
  document: Pick<ReturnDocument, 'kind' | 'date'>,
): Problem[] {
  const problems: Problem[] = [];
  const add = (field: string, message: string) => problems.push({ field, message });
  const { place, gstin, pin, placeName, original, port, shippingBill, shippingBillDate } = facts;
  if (Object.values(facts).every((fact) => fact === undefined)) add('', 'Type at least one fact to add.');
  if (place !== undefined && !isPlace(place)) add('place', notAPlace);
  if (gstin !== undefined && gstin !== '' && !isGstin(gstin)) add('gstin', `${gstin} is not a valid GSTIN: check it.`);
  if (pin !== undefined && !/^[1-9]\d{5}$/.test(pin)) add('pin', 'A PIN has six digits.');
  if (placeName !== undefined && (placeName === '' || placeName.length > longestReturnText))
    add('placeName', `Type the town, at most ${longestReturnText} characters.`);
  if (port !== undefined && !/^[A-Z0-9]{6}$/.test(port))
    add('port', 'The code of a port has six letters and digits, such as INNSA1.');
  if (shippingBill !== undefined && !/^\d{3,7}$/.test(shippingBill))
    add('shippingBill', 'The number of a shipping bill has 3 to 7 digits.');
  if (shippingBillDate !== undefined && !isDate(shippingBillDate))
    add('shippingBillDate', 'Type the date of the shipping bill as DD/MM/YYYY.');
  if ((shippingBill === undefined) !== (shippingBillDate === undefined))
    add(shippingBill === undefined ? 'shippingBill' : 'shippingBillDate', 'A shipping bill has a number and a date.');
  if (original !== undefined) problems.push(...originalProblems(original, document));
  if (reason === '') add('reason', 'Enter a reason: it is stored with the document.');
  else if (reason.length > longestReturnText) add('reason', `At most ${longestReturnText} characters.`);
  return problems;
}

const notAPlace = 'Choose the state of the place of supply.';

/** 96 is abroad: exports are no part of these returns. 99 is an authority, and no place. */
function isPlace(code: string): boolean {
  return stateName(code) !== null && code !== '96' && code !== '99';
}

function originalProblems(
  { number, date, gstin, place, value }: UnknownOriginal,
  document: Pick<ReturnDocument, 'kind' | 'date'>,
): Problem[] {
  if (document.kind === 'tax') return [{ field: 'original', message: 'Only a credit note has an original invoice.' }];
  const problems: Problem[] = [];
  const add = (field: string, message: string) => problems.push({ field: `original.${field}`, message });
  if (!/^[A-Za-z0-9/-]{1,16}$/.test(number))
    add('number', 'The number of an invoice has at most 16 letters, digits, - and /.');
  if (!isDate(date)) add('date', 'Type the date of the invoice as DD/MM/YYYY.');
  else if (date > document.date)
    add(
      'date',
      `A note is not dated before its invoice (CGST Act, section 34(1)): type a day up to ${formatDate(document.date)}.`,
    );
  if (gstin !== '' && !isGstin(gstin)) add('gstin', `${gstin} is not a valid GSTIN: check it.`);
  if (place !== '' && !isPlace(place)) add('place', notAPlace);
  if (value !== null && (!Number.isSafeInteger(value) || value < 0)) add('value', 'Type the value of the invoice.');
  return problems;
}
