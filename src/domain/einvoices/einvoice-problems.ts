import type { Company } from '../company/company.ts';
import { formatRate } from '../money/format-rupees.ts';
import { legalFigure } from '../returns/law.ts';
import type { ReturnDocument } from '../returns/return-document.ts';
import { isInterState } from '../returns/return-section.ts';
import { isGstin } from '../tax/gstin.ts';
import { stateName, taxStates } from '../tax/states.ts';
import { isExport, isZeroRated } from '../tax/supply-types.ts';
import type { Inv01Address } from './inv01-address.ts';
import { buyerAddressOf, sellerAddress } from './inv01-parties.ts';
import { portalNumber } from './portal-text.ts';
import { datedAhead } from './report-window.ts';

/**
 * What the portal would miss, and where it is mended: `address` by adding PIN and town to the document, `place` by adding
 * the place of supply, `company` in the company record, `reissue` only by a credit note or a cancellation and another document, `wait` by time.
 */
export type EinvoiceProblem = {
  /** The line on the paper; null for the whole document. */
  line: number | null;
  remedy: 'address' | 'place' | 'company' | 'reissue' | 'wait';
  message: string;
};

/** Everything that keeps the portal from taking a document: `[{ line: 1, remedy: 'reissue', message: 'Line 1: HSN 3918 has 4 digits, 6 are needed. …' }]` */
export function einvoiceProblems(document: ReturnDocument, company: Company, today: string): EinvoiceProblem[] {
  const ahead = datedAhead(document.date, today);
  return [
    ...(ahead === null ? [] : [{ line: null, remedy: 'wait', message: ahead } as const]),
    ...numberProblems(document),
    ...gstinProblems(document),
    ...buyerProblems(document),
    ...placeProblems(document),
    ...einvoiceCodeProblems(document),
    ...rateProblems(document),
    ...sellerProblems(document, company),
  ];
}

export function numberProblems({ number, totals }: ReturnDocument): EinvoiceProblem[] {
  const problems: EinvoiceProblem[] = [];
  if (portalNumber(number) === null)
    problems.push(reissue(`The portal takes no number that begins with ${number[0] ?? 'nothing'}. ${REISSUE}`));
  if (totals.payable > LARGEST) problems.push(reissue('The amount is larger than the portal takes.'));
  return problems;
}

function gstinProblems({ gstin, supplyType }: ReturnDocument): EinvoiceProblem[] {
  if (isExport(supplyType) || isGstin(gstin)) return [];
  return [reissue(`The buyer’s GSTIN ${gstin} is not valid. ${REISSUE}`)];
}

/** What the portal would miss in the buyer's name and address. */
export function buyerProblems(document: ReturnDocument): EinvoiceProblem[] {
  const address = buyerAddressOf(document);
  const problems: EinvoiceProblem[] = [];
  if (address.name.length < 3) problems.push(reissue(`The buyer’s name has less than 3 letters. ${REISSUE}`));
  if (address.lines.length === 0) problems.push(reissue(`The buyer’s address has no line below the name. ${REISSUE}`));
  const missing = missingIn(address);
  if (!isExport(document.supplyType) && missing.length > 0)
    problems.push({
      line: null,
      remedy: 'address',
      message: `Buyer’s ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing: the address names none.`,
    });
  return problems;
}

function missingIn({ pin, place }: Inv01Address): string[] {
  return [...(pin === null ? ['PIN'] : []), ...(place.length < 3 ? ['place'] : [])];
}

function placeProblems(document: ReturnDocument): EinvoiceProblem[] {
  const { place, taxType, supplyType } = document;
  if (place === '')
    return [{ line: null, remedy: 'place', message: 'No place of supply: the addresses do not show it.' }];
  const charged = taxType === 'state' ? 'CGST and SGST' : 'IGST';
  if (isInterState(document) === (taxType === 'central')) return [];
  const but = isZeroRated(supplyType)
    ? 'it is always inter-State'
    : `the place of supply is ${stateName(place) ?? place}`;
  const message = `${charged} ${taxType === 'state' ? 'were' : 'was'} charged, but ${but}.`;
  return [reissue(`${message} Credit it and issue a new one (section 77).`)];
}

function rateProblems({ lines, date }: ReturnDocument): EinvoiceProblem[] {
  const rates: readonly number[] = legalFigure('toolRates', date);
  return lines.flatMap(({ gstBasisPoints }, index): EinvoiceProblem[] => {
    const line = index + 1;
    const says = `Line ${line}: GST of ${formatRate(gstBasisPoints)}% is no rate of the law. ${REISSUE}`;
    return rates.includes(gstBasisPoints / 100) ? [] : [{ ...reissue(says), line }];
  });
}

/** The rows whose code the portal would refuse. */
export function einvoiceCodeProblems({ lines, date }: ReturnDocument): EinvoiceProblem[] {
  return lines.flatMap(({ hsn }, index): EinvoiceProblem[] => {
    const line = index + 1;
    if (!/^\d+$/.test(hsn) || ![4, 6, 8].includes(hsn.length))
      return [{ ...reissue(`Line ${line}: HSN ${hsn} has ${hsn.length} digits, 6 or 8 are needed. ${REISSUE}`), line }];
    if (hsn.length >= legalFigure('hsnDigitsAboveFiveCrore', date)) return [];
    return [{ ...reissue(`Line ${line}: HSN ${hsn} has 4 digits, 6 are needed. ${REISSUE}`), line }];
  });
}

export function sellerProblems({ taxState }: ReturnDocument, company: Company): EinvoiceProblem[] {
  const address = sellerAddress(company, taxState);
  const missing = missingIn(address);
  if (missing.length === 0 && address.name.length >= 3) return [];
  const message =
    missing.length > 0
      ? `The address for ${taxStates[taxState].name} in the company record has no ${missing.join(' and no ')}.`
      : 'The name of the firm has less than 3 letters.';
  return [{ line: null, remedy: 'company', message }];
}

function reissue(message: string): EinvoiceProblem {
  return { line: null, remedy: 'reissue', message };
}

const REISSUE = 'Credit it and issue a new one.';

/** Paise of the largest total, less than the schema allows, so that JSON prints every digit. */
const LARGEST = 999_999_999_999_999;
