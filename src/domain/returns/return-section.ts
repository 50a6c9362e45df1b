import { taxStates } from '../tax/states.ts';
import { isExport, isZeroRated } from '../tax/supply-types.ts';
import { legalFigure } from './law.ts';
import type { ReturnDocument } from './return-document.ts';

/** The tables of GSTR-1 that list or add up documents. B2CS lists no documents: it is a sum by place and rate. */
export const returnSections = ['b2b', 'b2cl', 'b2cs', 'exp', 'cdnr', 'cdnur'] as const;

export type ReturnSection = (typeof returnSections)[number];

/**
 * `sectionOf(invoice)` → `'b2b'`: the table that a document belongs to; `null` for a cancelled one and for a note without GST.
 * A note to an unregistered buyer is listed alone only against an invoice that was listed alone, in any month of that invoice;
 * any other is netted in B2CS.
 */
export function sectionOf(document: ReturnDocument): ReturnSection | null {
  if (document.cancelled || document.withoutGst) return null;
  const isNote = document.kind === 'credit';
  if (isExport(document.supplyType)) return isNote ? 'cdnur' : 'exp';
  if (document.gstin !== '') return isNote ? 'cdnr' : 'b2b';
  if (!standsAlone(document)) return 'b2cs';
  return isNote ? 'cdnur' : 'b2cl';
}

/**
 * `isInterState({ taxState: 'kerala', place: '18' })` → `true`; `null` when the place of supply is not known. Exports and supplies to an
 * SEZ are, wherever they go (IGST Act, section 7(5)).
 */
export function isInterState({
  taxState,
  place,
  supplyType,
}: Pick<ReturnDocument, 'taxState' | 'place' | 'supplyType'>): boolean | null {
  if (isZeroRated(supplyType)) return true;
  return place === '' ? null : place !== taxStates[taxState].code;
}

function standsAlone(document: ReturnDocument): boolean {
  if (document.taxType !== 'central') return false;
  const { value, date } =
    document.kind === 'tax' ? { value: document.totals.payable, date: document.date } : originalOf(document);
  return value !== null && value > legalFigure('b2clAbove', date);
}

function originalOf({ original }: ReturnDocument): { value: number | null; date: string } {
  return { value: original?.value ?? null, date: original?.date ?? '' };
}
