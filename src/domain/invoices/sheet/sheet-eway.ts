import { formatDate } from '../../calendar/indian-date.ts';
import { formatEwayNumber } from '../../eway/format-eway-number.ts';
import type { PortalFacts } from './portal-facts.ts';
import type { SheetFact } from './sheet-firm.ts';

/** `sheetEway(portal)` → `[['E-way Bill No', '7712 0000 4821'], ['E-way Bill valid until', '22/11/2026'], ['Vehicle No', 'DL01LX0000']]` */
export function sheetEway(portal: PortalFacts | null): SheetFact[] {
  if (!portal?.eway) return [];
  const { number, validUntil, vehicle } = portal.eway;
  return [
    ['E-way Bill No', formatEwayNumber(number)],
    ['E-way Bill valid until', validUntil && formatDate(validUntil)],
    ['Vehicle No', vehicle],
  ];
}
