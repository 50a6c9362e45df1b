import { addDays, formatDate } from '../calendar/indian-date.ts';
import type { Company } from '../company/company.ts';
import { gstinOf, registrationIn } from '../company/registered-states.ts';
import { placeIn } from '../customers/place-in.ts';
import { datedAhead } from '../einvoices/report-window.ts';
import type { Invoice } from '../invoices/invoice.ts';
import type { InvoiceKind } from '../invoices/invoice-kinds.ts';
import type { Problem } from '../outcome.ts';
import { legalFigure } from '../returns/law.ts';
import { gstinIn, gstinState } from '../tax/gstin.ts';
import { pinIn } from '../tax/pin-in.ts';
import type { UnitCodes } from '../tax/unit-code.ts';
import { type Consignment, deliveryPin, deliveryState, isShippedElsewhere } from './consignment.ts';
import type { EwayTransport } from './eway-transport.ts';
import { hasPartB } from './eway-validity.ts';
import { transportModes } from './transport-modes.ts';
import { transportProblems } from './transport-problems.ts';

export type EwayDocument = {
  invoice: Pick<Invoice, 'kind' | 'taxState' | 'taxType' | 'number' | 'date' | 'buyerAddress' | 'consigneeAddress'> &
    Pick<Invoice, 'purpose' | 'purposeRemark' | 'supplyType'>;
  /** What moves with this document. */
  consignment: Consignment;
  /** The challan that carried goods of the invoice; null: none did. */
  movedOn: string | null;
  transport: EwayTransport;
  company: Company;
  /** The codes of the catalogue's units. */
  unitCodes: UnitCodes;
};

/** The most lines of goods that the portal takes. */
export const MOST_LINES = 250;

/**
 * Why the portal would refuse the file of this document, each with what to do. `field` is that of the transport facts, or ''.
 */
export function ewayProblems(document: EwayDocument, today: string): Problem[] {
  const { invoice, consignment, transport, company } = document;
  const ahead = datedAhead(invoice.date, today);
  const tooMany = tooManyLines(consignment.goods.length, invoice.kind);
  const problems: (Problem | null)[] = [
    ...firmProblems(company, invoice),
    nothingMoves(document),
    tooMany === null ? null : problem('', tooMany),
    tooOld(invoice.date, today),
    ahead === null ? null : problem('', ahead),
    ...partyProblems(invoice, company),
    ...placeProblems(invoice, transport),
    ...movementProblems(invoice, transport),
    ...transportProblems(transport),
  ];
  return problems.filter((each) => each !== null);
}

/** `tooManyLines(251)` → `'It has 251 lines of goods, and the portal takes 250: …'`; null when the portal takes them. */
export function tooManyLines(count: number, kind: InvoiceKind = 'tax'): string | null {
  return count > MOST_LINES
    ? `It has ${count} lines of goods, and the portal takes ${MOST_LINES}: make two ${kind === 'challan' ? 'challans' : 'invoices'}.`
    : null;
}

function nothingMoves({ consignment, movedOn }: EwayDocument): Problem | null {
  if (consignment.goods.length > 0) return null;
  return problem(
    '',
    movedOn === null
      ? 'It has no goods: services need no e-way bill.'
      : `Its goods travelled on ${movedOn}: the e-way bill is made for that challan, and the invoice needs none.`,
  );
}

function problem(field: string, message: string): Problem {
  return { field, message };
}

function firmProblems(company: Company, { taxState }: EwayDocument['invoice']): (Problem | null)[] {
  const { gstin, address } = registrationIn(company, taxState);
  return [
    gstin === '' ? problem('', 'The company record has no GSTIN for this registration. Add it there.') : null,
    pinIn(address.join('\n')) === null
      ? problem('', 'The address of this registration has no PIN code. Add it in the company record.')
      : null,
  ];
}

/** For own use both sides are ours; on the other challans the goods go to somebody else. */
function partyProblems(invoice: EwayDocument['invoice'], company: Company): (Problem | null)[] {
  const own = gstinOf(company, invoice.taxState);
  const isOwn = gstinIn(invoice.buyerAddress) === own;
  const wantsOwn = invoice.kind === 'challan' && invoice.purpose === 'branch';
  return [
    wantsOwn && !isOwn
      ? problem(
          '',
          `Goods for our own branch need our GSTIN ${own} in the Buyer Address: issue the challan again with it.`,
        )
      : null,
  ];
}

/** `tooOld('2026-07-02', '2026-12-30')` → that the portal no longer takes a document of that day; null while it does. */
export function tooOld(date: string, today: string): Problem | null {
  const days = legalFigure('eWayDocumentDays', today);
  const last = addDays(date, days);
  return last < today
    ? problem('', `The portal takes documents of at most ${days} days: the last day was ${formatDate(last)}.`)
    : null;
}

function placeProblems(invoice: EwayDocument['invoice'], transport: EwayTransport): (Problem | null)[] {
  const pin = deliveryPin(invoice, transport);
  const place = transport.place || placeIn(invoice.consigneeAddress);
  const state = deliveryState(invoice, transport);
  return [
    pin === '' ? problem('pin', 'The delivery address has no PIN code. Add it.') : null,
    place === '' ? problem('place', 'The delivery address names no town. Add it.') : null,
    state === null && pin !== '' ? problem('pin', 'The delivery address shows no state. Add its PIN code.') : null,
    shipToProblem(invoice, transport, state?.code ?? ''),
  ];
}

/** Since August 2026 the portal asks for the GSTIN of the place, which is never the buyer's own. */
function shipToProblem(
  { buyerAddress, consigneeAddress, taxState, purpose }: EwayDocument['invoice'],
  { shipToGstin }: EwayTransport,
  state: string,
): Problem | null {
  // Both places are ours.
  if (purpose === 'branch') return null;
  if (!isShippedElsewhere({ buyerAddress, consigneeAddress, taxState })) return null;
  const gstin = shipToGstin || (gstinIn(consigneeAddress) ?? '');
  if (gstin === '') return problem('shipToGstin', 'Write the GSTIN of the place of delivery, or URP where it has none');
  if (gstin === 'URP') return null;
  if (gstin === gstinIn(buyerAddress))
    return problem('shipToGstin', 'It is the buyer’s own GSTIN. Write that of the place, or URP');
  if (state !== '' && gstinState(gstin) !== state)
    return problem('shipToGstin', 'The GSTIN is of another state than the place of delivery');
  return null;
}

function movementProblems({ date, kind }: EwayDocument['invoice'], transport: EwayTransport): (Problem | null)[] {
  const { mode, transporterId, transportDoc, transportDate } = transport;
  const name = transportModes.find(({ value }) => value === mode)?.text ?? '';
  return [
    mode === '' && transporterId === ''
      ? problem('mode', 'Say how the goods move, or name the transporter who will say it')
      : null,
    mode === 'road' && !hasPartB(transport) && transporterId === ''
      ? problem('vehicle', 'Write the vehicle number, or name the transporter who will say it')
      : null,
    mode !== '' && mode !== 'road' && transportDoc === ''
      ? problem('transportDoc', `${name} needs the number of the transport document`)
      : null,
    transportDoc !== '' && transportDate === ''
      ? problem('transportDate', 'Write the date of the transport document')
      : null,
    transportDate !== '' && transportDate < date
      ? problem(
          'transportDate',
          `It is before the ${kind === 'challan' ? 'challan' : 'invoice'} of ${formatDate(date)}`,
        )
      : null,
  ];
}
