import { addDays, indianDate } from '#domain/calendar/indian-date.ts';
import { lowestEwayLimit } from '#domain/eway/eway-required.ts';
import type { Problem } from '#domain/outcome.ts';
import { legalFigure } from '#domain/returns/law.ts';
import type { TaxState } from '#domain/tax/gst.ts';
import { type EwayPorts, type ReadEway, readEwayOf } from './read-eway.ts';

/** A tax invoice whose goods may not travel: it needs an e-way bill and has none, or the portal waits for Part B of it. */
type LackingBill = {
  read: ReadEway;
  /** `part-b`: the bill is made, and its vehicle is missing. */
  lacks: 'bill' | 'part-b';
  /** Why it can be in no file for the portal now. */
  problems: Problem[];
};

/** The portal takes 500 documents in a file, and nobody reads more. */
const MOST = 250;

/** The documents of a registration that lack a part of their e-way bill, newest first: of the days that the portal takes. */
export async function listLackingBills(ports: EwayPorts, taxState: TaxState): Promise<LackingBill[]> {
  const today = indianDate(ports.system.now());
  const from = addDays(today, -legalFigure('eWayDocumentDays', today));
  const documents = await ports.eway.lacking({ taxState, from, above: lowestEwayLimit(today) }, MOST);
  return (await readEwayOf(ports, documents)).flatMap((read): LackingBill[] => {
    const standing = read.bills.find(({ cancelled }) => cancelled === null);
    if (standing)
      return [{ read, lacks: 'part-b', problems: [{ field: 'vehicle', message: atPortal(standing.number) }] }];
    const hasGoods = read.document.consignment.goods.length > 0;
    return hasGoods && read.required !== false ? [{ read, lacks: 'bill', problems: read.problems }] : [];
  });
}

function atPortal(number: string) {
  return `The portal waits for the vehicle of ${number}. Add it there, and take the portal's answer in on this page.`;
}
