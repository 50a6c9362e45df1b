import { readDecimal } from '../money/paise.ts';
import type { Problem } from '../outcome.ts';
import { gstinIn } from '../tax/gstin.ts';
import { ABROAD } from '../tax/line-places.ts';
import { isTaxState, stateCodes, stateName, stateTax } from '../tax/states.ts';
import { impliedTaxType, placeReason, supplyPlace } from '../tax/supply-place.ts';
import { isExport, isSupplyType, isWithoutPayment, isZeroRated, supplyTypes } from '../tax/supply-types.ts';
import { chargesTax } from './charges-tax.ts';
import { countryName } from './country-name.ts';
import { exportFields } from './draft-fields.ts';
import type { InvoiceDraft } from './invoice.ts';
import { supplyParts } from './supply-parts.ts';

/**
 * `supplyProblems(draft)` → what forbids its issue in the place of supply, the tax type and the kind of supply. A pro-forma may
 * offer what takes two invoices, and a credit note has the place and the tax of its invoice. A challan has a place where it shows tax.
 */
export function supplyProblems(draft: InvoiceDraft): Problem[] {
  return [
    ...typedPlaceProblems(draft),
    ...supplyTypeProblems(draft),
    ...exportProblems(draft),
    ...(draft.kind === 'challan' ? taxUnderLut(draft) : []),
    ...(draft.kind === 'tax' || (draft.kind === 'challan' && chargesTax(draft)) ? placeContradictions(draft) : []),
  ];
}

function typedPlaceProblems({ placeOfSupply, placeRemark = '', supplyType, atSite }: InvoiceDraft): Problem[] {
  const problems: Problem[] = [];
  const add = (field: string, message: string) => problems.push({ field, message });
  if (placeOfSupply !== undefined) {
    if (placeOfSupply === ABROAD && !isExport(supplyType))
      add('placeOfSupply', 'Abroad is the place of an export: choose Export as the supply');
    else if (!places.has(placeOfSupply))
      add('placeOfSupply', 'Place of supply is not one of its list: choose the state');
    if (placeRemark.trim() === '') add('placeRemark', 'Say why the place of supply is another one: it is kept');
  } else if (placeRemark !== '') add('placeRemark', 'A remark is for a place of supply that was typed over');
  if (placeRemark.length > LONGEST_REMARK)
    add('placeRemark', `The remark can have at most ${LONGEST_REMARK} characters`);
  if (atSite !== undefined && atSite !== 'yes') add('atSite', 'Installed at the site is yes, or left blank');
  return problems;
}

/** The most characters of the remark. */
export const LONGEST_REMARK = 200;

const places = new Set(stateCodes.filter(({ registers }) => registers).map(({ code }) => code)).add(ABROAD);

function supplyTypeProblems({ supplyType, taxType, buyerAddress }: InvoiceDraft): Problem[] {
  if (supplyType === undefined) return [];
  if (!isSupplyType(supplyType)) return [{ field: 'supplyType', message: 'Supply is not one of its list: choose one' }];
  const { text, to } = supplyTypes[supplyType];
  const problems: Problem[] = [];
  const isRegistered = gstinIn(buyerAddress) !== null;
  if (isZeroRated(supplyType) && taxType.trim() === 'state')
    problems.push({
      field: 'taxType',
      message: `${text}: it is always inter-State, with IGST (IGST Act, section 7(5)). Set Outside State`,
    });
  if (to === 'abroad' && isRegistered)
    problems.push({ field: 'supplyType', message: 'The buyer has a GSTIN: an export has a buyer outside India' });
  if (to !== 'abroad' && buyerAddress.trim() !== '' && !isRegistered)
    problems.push({ field: 'buyerAddress', message: `${text}: add the buyer’s GSTIN to his address` });
  return problems;
}

function exportProblems(draft: InvoiceDraft): Problem[] {
  const { supplyType, exportCountry, exportCurrency, exportRate, exportPort } = draft;
  if (!isExport(supplyType)) {
    const stray = exportFields.find((field) => draft[field] !== undefined);
    return stray ? [{ field: stray, message: 'Country, currency and port are those of an export' }] : [];
  }
  const problems: Problem[] = [];
  const add = (field: string, message: string) => problems.push({ field, message });
  if (exportCountry === undefined)
    add('exportCountry', 'Name the country of destination (CGST rule 46, third proviso)');
  else if (countryName(exportCountry) === null)
    add('exportCountry', `${exportCountry} is no country: choose one of the list`);
  if (exportCurrency !== undefined && (!/^[A-Z]{3}$/.test(exportCurrency) || exportCurrency === 'INR'))
    add('exportCurrency', 'A currency has three capital letters, such as USD. Leave it blank for rupees');
  const rate = exportRate === undefined ? 1 : readDecimal(exportRate, 4);
  if (rate === null || rate === 0) add('exportRate', 'The rate of exchange is rupees for one unit, such as 84.25');
  else if (exportRate !== undefined && exportCurrency === undefined)
    add('exportCurrency', 'Name the currency of the rate of exchange');
  if (exportPort !== undefined && !/^[A-Z0-9]{6}$/.test(exportPort))
    add('exportPort', 'The code of a port has six capital letters and digits, such as INNSA1');
  return problems;
}

/**
 * Under LUT an invoice is charged 0 %, whatever rates its rows have. A challan that shows tax shows the rates of its rows, and the
 * tax on it must be that of the supply (CGST rule 55(1)(vii)): its rows must say 0.
 */
function taxUnderLut(draft: InvoiceDraft): Problem[] {
  if (!isWithoutPayment(draft.supplyType) || !chargesTax(draft)) return [];
  return draft.lines
    .filter(({ product, gst }) => product.trim() !== '' && (readDecimal(gst, 2) ?? 0) > 0)
    .map(({ row }) => ({
      field: `line ${row} gst`,
      message: `Row ${row}: under LUT no tax is charged: type 0 in GST`,
      correction: { kind: 'set', label: 'Charge 0 %', field: `line ${row} gst`, value: '0' },
    }));
}

/** Rows of two places, or a tax type that is not that of the place. A tax invoice is not issued like that. */
export function placeContradictions(draft: InvoiceDraft): Problem[] {
  return [...twoPlaces(draft), ...taxTypeProblem(draft)];
}

/** One invoice has one place (CGST rule 46(n)), and the portals have one field for it. */
function twoPlaces(draft: InvoiceDraft): Problem[] {
  const [one, other] = supplyParts(draft);
  if (!one || !other) return [];
  const said = [one, other].map(
    ({ rows, place }) =>
      `${rows.length === 1 ? 'row' : 'rows'} ${rows.join(', ')} in ${place.code} ${place.name} (${placeReason(place, draft)})`,
  );
  const next = draft.kind === 'challan' ? 'Take the services out: they do not travel' : 'Issue two invoices';
  return [{ field: 'placeOfSupply', message: `Two places of supply: ${said.join(', and ')}. ${next}` }];
}

/** Tax in the wrong heads is left out of the return, and only a new invoice mends it (CGST Act, section 77). */
function taxTypeProblem(draft: InvoiceDraft): Problem[] {
  const taxState = draft.taxState.trim();
  const taxType = draft.taxType.trim();
  if (isZeroRated(draft.supplyType) || !isTaxState(taxState)) return [];
  if (taxType !== 'state' && taxType !== 'central') return [];
  if (supplyParts(draft).length > 1) return [];
  const place = supplyPlace({ ...draft, taxType: '' });
  const implied = place && impliedTaxType({ ...draft, taxState });
  if (!place || implied === taxType) return [];
  const wanted = implied === 'state' ? `Within State, CGST and ${stateTax(taxState)}` : 'Outside State, IGST';
  const where = `Place of supply ${place.code} ${place.name}: ${placeReason(place, draft)}`;
  return [{ field: 'taxType', message: `${where}. Set ${wanted}` }];
}

/** `placeOptions` → the states of the form's list, by code; abroad is the place of an export alone. */
export const placeOptions: readonly { value: string; text: string }[] = [...places]
  .filter((code) => code !== ABROAD)
  .map((value) => ({ value, text: `${value} ${stateName(value) ?? ''}` }));
