import { isExport } from '../tax/supply-types.ts';
import type { ReturnDocument } from './return-document.ts';

/** Whether the e-invoice portal has put a document into the return itself: it has an IRN, and is in a table of the portal's. */
export function isFilledIn({ irn, gstin, supplyType }: Pick<ReturnDocument, 'irn' | 'gstin' | 'supplyType'>): boolean {
  return irn !== null && (gstin !== '' || isExport(supplyType));
}
