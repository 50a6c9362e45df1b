import { financialYear } from '../calendar/financial-year.ts';
import { formatDate, isDate } from '../calendar/indian-date.ts';
import { readDecimal } from '../money/paise.ts';
import type { Problem } from '../outcome.ts';
import { lineTaxable } from '../tax/gst.ts';
import { mistypedGstinIn } from '../tax/gstin.ts';
import { placeShown } from '../tax/place-of-supply.ts';
import { rateWarning } from '../tax/rates-by-date.ts';
import { taxStates } from '../tax/states.ts';
import { dateOnly, requiredCells } from './draft-fields.ts';
import type { DraftLine, InvoiceDraft } from './invoice.ts';
import { letterWarnings } from './letter-warnings.ts';

/**
 * `draftWarnings(draft)` → what the law or plain sense speaks against; staff decide, nothing is refused.
 * A credit note keeps the rates of its invoice (CGST Act, section 34), so `rateDate` is the original's date where it is known.
 * With `today`, the Indian date, the document's own date is looked at too.
 */
export const draftWarnings = (draft: InvoiceDraft, options: { rateDate?: string; today?: string } = {}): Problem[] => {
  const date = dateOnly(options.rateDate ?? draft.date);
  return [
    ...taxTypeWarning(draft),
    ...gstinWarnings(draft),
    ...letterWarnings(draft),
    ...(options.today ? dateWarning(dateOnly(draft.date), options.today) : []),
    ...draft.lines.flatMap((line) =>
      line.product.trim() === '' ? forgottenRow(line) : [...rateOf(line, date), ...worthNothing(line)],
    ),
  ];
};

const taxTypeWarning = (draft: InvoiceDraft): Problem[] => {
  const taxState = draft.taxState.trim();
  const taxType = draft.taxType.trim();
  const shown = placeShown(draft);
  if (taxState !== 'delhi' && taxState !== 'odisha') return [];
  if (!shown) return taxType === 'central' && draft.buyerAddress.trim() !== '' ? [unknownPlace] : [];
  const own = taxStates[taxState];
  const within = shown.code === own.code;
  if (taxType !== (within ? 'central' : 'state')) return [];
  const message =
    `${evidence[shown.by]} ${shown.name} and the registration is of ${own.name}: ` +
    (within
      ? 'the law wants Within State, CGST and SGST (IGST Act, section 8)'
      : 'the law wants Outside State, IGST (IGST Act, section 7)');
  return [{ field: 'taxType', message }];
};

const unknownPlace: Problem = {
  field: 'buyerAddress',
  message:
    'No state, PIN code or GSTIN shows the place of supply, which an inter-state invoice must name (CGST rule 46(n))',
};

const gstinWarnings = (draft: InvoiceDraft): Problem[] =>
  (['consigneeAddress', 'buyerAddress'] as const).flatMap((field) => {
    const mistyped = mistypedGstinIn(draft[field]);
    return mistyped === null ? [] : [{ field, message: `${mistyped} is not a valid GSTIN: check it` }];
  });

const dateWarning = (date: string, today: string): Problem[] => {
  if (!isDate(date)) return [];
  const say = (message: string): Problem[] => [{ field: 'date', message }];
  if (date > today)
    return say(`${formatDate(date)} is yet to come: an invoice is dated the day it is issued (CGST Act, section 31)`);
  const year = financialYear(date);
  return year === financialYear(today)
    ? []
    : say(`${formatDate(date)} is in the financial year ${year}: the number is given in that year's series`);
};

const evidence = {
  gstin: "The buyer's GSTIN is of",
  delivery: 'The consignee address is in',
  billing: 'The buyer address is in',
};

const forgottenRow = (line: DraftLine): Problem[] => {
  // The first row cannot be left out: its gap is a problem, not a warning.
  const filled = [...requiredCells, 'description' as const].some((cell) => line[cell].trim() !== '');
  if (line.row === 1 || !filled) return [];
  return [
    { field: `line ${line.row}`, message: `Row ${line.row} has no product: it will be left out of the document` },
  ];
};

const rateOf = (line: DraftLine, date: string): Problem[] => {
  const basisPoints = readDecimal(line.gst, 2);
  const message = basisPoints !== null && isDate(date) ? rateWarning(basisPoints, date) : null;
  return message === null ? [] : [{ field: `line ${line.row} gst`, message: `Row ${line.row}: ${message}` }];
};

const worthNothing = (line: DraftLine): Problem[] => {
  const [quantityMilli, ratePaise] = [readDecimal(line.quantity, 3), readDecimal(line.rate, 2)];
  if (quantityMilli === null || ratePaise === null || lineTaxable({ quantityMilli, ratePaise }) > 0n) return [];
  const message = `Row ${line.row} comes to ₹ 0.00: check Quantity and Rate`;
  return [{ field: `line ${line.row} ${quantityMilli === 0 ? 'quantity' : 'rate'}`, message }];
};
