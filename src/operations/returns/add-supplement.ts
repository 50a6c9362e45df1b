import { failed, type Outcome, ok } from '#domain/outcome.ts';
import { periodName } from '#domain/returns/period.ts';
import type { ReturnDocument } from '#domain/returns/return-document.ts';
import type { Supplement } from '#domain/returns/supplement.ts';
import { supplementProblems } from '#domain/returns/supplement-problems.ts';
import type { Actor } from '../ports/actor.ts';
import type { ReturnStore, SupplementAnswer } from '../ports/returns.ts';
import type { System } from '../ports/system.ts';

type Ports = { system: Pick<System, 'now'>; returns: Pick<ReturnStore, 'document' | 'supplement'> };

/** Adds to a document what its return needs and its text does not show. Returns the document as the returns see it now. */
export async function addSupplement(
  { system, returns }: Ports,
  id: string,
  { facts: typed, reason: typedReason }: { facts: Supplement; reason: string },
  actor: Actor,
): Promise<Outcome<ReturnDocument>> {
  const document = await returns.document(id);
  if (!document) return unknownDocument;
  const [facts, reason] = [cleaned(typed), typedReason.trim()];
  const problems = supplementProblems(facts, reason, document);
  if (problems.length > 0) return failed('invalid', problems[0]?.message ?? '', { problems });
  const answer = await returns.supplement(id, facts, reason, system.now(), actor);
  if (answer.kind !== 'added') return refusalOf(answer, document.number);
  return ok((await returns.document(id)) ?? document);
}

export const unknownDocument = failed('not-found', 'There is no such tax invoice or credit note.');

function refusalOf(answer: Exclude<SupplementAnswer, { kind: 'added' }>, number: string) {
  switch (answer.kind) {
    case 'not-found':
      return unknownDocument;
    case 'cancelled':
      return failed('conflict', `${number} is cancelled: nothing of it is reported.`);
    case 'reported':
      return failed(
        'conflict',
        `${answer.note ?? number} is in the filed return of ${periodName(answer.period)}. Amend it at the portal: 9A for an invoice, 9C for a note, 10 for other buyers.`,
      );
    case 'has-irn':
      return failed(
        'conflict',
        `${answer.number} has an IRN: the e-invoice portal has put it into the return as it was. Amend it at the portal once its return is filed: 9A for an invoice, 9C for a note.`,
      );
    case 'follows-invoice':
      return failed('conflict', `${number} has the facts of its invoice ${answer.number}: add them there.`);
  }
}

/** As staff type it: capital letters, no spaces around. */
function cleaned(facts: Supplement): Supplement {
  const { place, gstin, pin, placeName, original, port, shippingBill, shippingBillDate } = facts;
  return {
    ...(place === undefined ? {} : { place: place.trim() }),
    ...(gstin === undefined ? {} : { gstin: capitals(gstin) }),
    ...(pin === undefined ? {} : { pin: pin.replaceAll(' ', '') }),
    ...(placeName === undefined ? {} : { placeName: placeName.trim() }),
    ...(port === undefined ? {} : { port: capitals(port) }),
    ...(shippingBill === undefined ? {} : { shippingBill: shippingBill.trim() }),
    ...(shippingBillDate === undefined ? {} : { shippingBillDate: shippingBillDate.trim() }),
    ...(original === undefined
      ? {}
      : {
          original: {
            ...original,
            number: original.number.trim(),
            date: original.date.trim(),
            gstin: capitals(original.gstin),
            place: original.place.trim(),
          },
        }),
  };
}

function capitals(gstin: string): string {
  return gstin.replaceAll(' ', '').toUpperCase();
}
