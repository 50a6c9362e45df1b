import type { FiledState } from './filing.ts';
import type { ReturnDocument } from './return-document.ts';

/** A document as a return was filed with it. */
type AsFiled = { document: string; number: string; state: FiledState; gstin: string; place: string };

/** What differs now from a filed return that was opened again, and where to correct it at the portal. */
export type FiledDifference = { document: string; number: string; message: string };

/** A delivery challan that was issued after the filing, or cancelled after it. */
export type ChallanSince = { document: string; number: string; isNew: boolean };

/**
 * `filedDifferences(filed, now, challans)` → one for each document that was reported and is not, is reported and was not, or has
 * other facts. `now`: each document as it is in the open return. `challans`: those since the filing; null of a return without
 * table 13 (an IFF), which counts no numbers.
 */
export function filedDifferences(
  filed: AsFiled[],
  now: { document: ReturnDocument; isReported: boolean }[],
  challans: ChallanSince[] | null,
): FiledDifference[] {
  const before = new Map(filed.map((each) => [each.document, each]));
  const present = new Map(now.map((each) => [each.document.id, each]));
  const gone = filed
    .filter(({ document, state }) => state === 'reported' && !present.has(document))
    .map(({ document, number }) => ({ document, number, message: `It is no longer in this return. ${AMEND}` }));
  const changed = now.flatMap(({ document, isReported }) => {
    const then = before.get(document.id);
    const message =
      differenceOf(document, isReported, then) ?? (challans && !isReported ? numberDifference(document, then) : null);
    return message === null ? [] : [{ document: document.id, number: document.number, message }];
  });
  const counted = (challans ?? []).map(({ isNew, ...challan }) => ({
    ...challan,
    message: isNew ? ISSUED : CANCELLED,
  }));
  return [...changed, ...gone, ...counted];
}

function differenceOf(document: ReturnDocument, isReported: boolean, before: AsFiled | undefined): string | null {
  const wasReported = before?.state === 'reported';
  if (!wasReported && isReported) return `It was not in the filed return: add it. ${AMEND}`;
  if (!wasReported) return null;
  if (document.cancelled) return `It is cancelled: take it out. ${AMEND}`;
  if (!isReported) return `It is left out now. ${AMEND}`;
  if (document.gstin !== before.gstin)
    return `Filed with ${saidGstin(before.gstin)}, now ${saidGstin(document.gstin)}. ${AMEND}`;
  return document.place === before.place
    ? null
    : `Filed with place of supply ${before.place || 'unknown'}, now ${document.place || 'unknown'}. ${AMEND}`;
}

/** Table 13 counts the numbers of all documents of the period, also of those that no other table has. */
function numberDifference({ cancelled, carried }: ReturnDocument, before: AsFiled | undefined): string | null {
  if (carried) return null;
  if (!before) return ISSUED;
  return cancelled && before.state !== 'cancelled' ? CANCELLED : null;
}

function saidGstin(gstin: string): string {
  return gstin === '' ? 'no GSTIN' : `GSTIN ${gstin}`;
}

const AMEND_NUMBERS = 'Correct the documents issued in GSTR-1A of the month.';
const ISSUED = `It was issued since, and only table 13 counts it. ${AMEND_NUMBERS}`;
const CANCELLED = `It is cancelled since: table 13 counts it. ${AMEND_NUMBERS}`;
const AMEND = 'Use GSTR-1A of the month, or amend it in a later return: 9A for an invoice, 9C for a note, 10 for B2CS.';
