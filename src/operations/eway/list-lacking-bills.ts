import { addDays, indianDate } from '#domain/calendar/indian-date.ts';
import { ewayProblems } from '#domain/eway/eway-problems.ts';
import type { Problem } from '#domain/outcome.ts';
import { legalFigure } from '#domain/returns/law.ts';
import type { TaxState } from '#domain/tax/states.ts';
import type { System } from '../ports/system.ts';
import { type EwayPorts, type MovedDocument, readEwayOf } from './read-eway.ts';

type Ports = EwayPorts & { system: Pick<System, 'now' | 'pause'> };

/** A document whose goods may not travel: it needs an e-way bill and has none, or the portal waits for Part B of it. */
type LackingBill = {
  read: MovedDocument;
  /** `part-b`: the bill is made, and its vehicle is missing. */
  lacks: 'bill' | 'part-b';
  /** Why it can be in no file for the portal now. */
  problems: Problem[];
};

type LackingBills = {
  bills: LackingBill[];
  /** The list was cut: older documents lack a part, too. */
  more: boolean;
};

/** The portal takes 500 documents in a file, and nobody reads more. */
const MOST = 250;

/** Read at once. Most of them may need no bill: only those that do are counted. */
const BATCH = 250;

/**
 * The tax invoices and challans of a registration that lack a part of their e-way bill, newest first: of the days that the portal
 * takes.
 */
export async function listLackingBills(ports: Ports, taxState: TaxState): Promise<LackingBills> {
  const today = indianDate(ports.system.now());
  const from = addDays(today, -legalFigure('eWayDocumentDays', today));
  // No state has a lower one.
  const above = legalFigure('eWayInterStateAbove', today);
  const bills: LackingBill[] = [];
  for (let before = Number.MAX_SAFE_INTEGER; ; ) {
    const documents = await ports.eway.lacking({ taxState, from, above, before }, BATCH);
    for (const read of await readEwayOf(ports, documents)) {
      const lacking = lackingOf(read, today);
      if (!lacking) continue;
      if (bills.length === MOST) return { bills, more: true };
      bills.push(lacking);
    }
    const last = documents.at(-1);
    if (!last || documents.length < BATCH) return { bills, more: false };
    before = last.seq;
    await ports.system.pause();
  }
}

function lackingOf(read: MovedDocument, today: string): LackingBill | null {
  const standing = read.bills.find(({ cancelled }) => cancelled === null);
  if (standing) return { read, lacks: 'part-b', problems: [{ field: 'vehicle', message: atPortal(standing.number) }] };
  const hasGoods = read.document.consignment.goods.length > 0;
  return hasGoods && read.required !== false
    ? { read, lacks: 'bill', problems: ewayProblems(read.document, today) }
    : null;
}

function atPortal(number: string) {
  return `The portal waits for the vehicle of ${number}. Add it there, and take the portal's answer in on this page.`;
}
