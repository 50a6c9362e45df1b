import { formatDate, indianDate } from '../calendar/indian-date.ts';
import { formatRupees } from '../money/format-rupees.ts';
import type { BurntNumber, Einvoice } from './einvoice.ts';
import type { PortalAnswer } from './portal-answer.ts';

/** Our document of the number in an answer. */
export type AskedDocument = {
  number: string;
  date: string;
  sellerGstin: string;
  buyerGstin: string;
  payable: number;
  /** The IRN that the portal gives it. */
  irn: string;
  einvoice: Einvoice | null;
  burnt: BurntNumber | null;
  cancelledAt: string | null;
};

export type AnswerVerdict =
  | { kind: 'taken'; einvoice: Einvoice }
  | { kind: 'same'; message: string }
  /** `burns`: what differs, when the portal has registered the number with other facts; else null. */
  | { kind: 'refused'; message: string; burns: string | null };

/** Whether an answer of the portal is one to our document: `judgeAnswer(answer, asked)` → `{ kind: 'taken', einvoice }`. Null: no document has the number. */
export function judgeAnswer(answer: PortalAnswer, asked: AskedDocument | null): AnswerVerdict {
  if (answer.error !== '') return refused(`The portal did not take it: ${answer.error}`);
  if (!/^[0-9a-f]{64}$/.test(answer.irn)) return refused('There is no whole IRN in this row.');
  if (!asked) return refused(noDocument(answer));
  const seller = answer.qr?.sellerGstin ?? asked.sellerGstin;
  if (seller !== asked.sellerGstin)
    return refused(`It is the answer to another firm: the GSTIN is ${seller} there and ${asked.sellerGstin} here.`);
  if (answer.irn !== asked.irn) return refused('The IRN is not that of our GSTIN, year, kind and number.');
  if (asked.einvoice) return known(answer, asked.einvoice);
  if (asked.burnt) return refused(`${asked.burnt.message} ${goOn(asked.number)}`);
  if (asked.cancelledAt !== null)
    return refused(
      `${asked.number} was cancelled here on ${formatDate(indianDate(asked.cancelledAt))}. Cancel its IRN at the portal too.`,
    );
  return judgeFacts(answer, asked);
}

function judgeFacts(answer: PortalAnswer, asked: AskedDocument): AnswerVerdict {
  const { qr, ackNo, ackAt, signedQr, irn } = answer;
  if (signedQr === '') return refused('The signed QR is missing. Download the file that has it.');
  if (!qr) return refused('The signed QR is cut off or damaged. Download the file again.');
  if (qr.irn !== irn) return refused('The signed QR names another IRN.');
  if (qr.number !== asked.number.toUpperCase()) return refused(`The signed QR names another number, ${qr.number}.`);
  if (ackNo === '' || ackAt === '') return refused('Ack No or Ack date is missing in this row.');
  const other = differences(answer, qr, asked);
  if (other !== null) return { kind: 'refused', message: `${other} ${goOn(asked.number)}`, burns: other };
  if (answer.isCancelled)
    return refused(`Its IRN is cancelled at the portal. Cancel ${asked.number} here, and issue a new one.`);
  return { kind: 'taken', einvoice: { irn, ackNo, ackAt, signedQr, cancelled: null } };
}

/** `'The total is ₹ 9,664.00 here and ₹ 9,665.00 there.'`; null when all agrees. */
function differences(
  { total, buyerGstin }: PortalAnswer,
  qr: NonNullable<PortalAnswer['qr']>,
  asked: AskedDocument,
): string | null {
  const there = [qr.total, total].find((amount) => amount !== null && amount !== asked.payable);
  if (there != null) return `The total is ₹ ${formatRupees(asked.payable)} here and ₹ ${formatRupees(there)} there.`;
  if (qr.total === null) return 'The signed QR names no total.';
  const buyer = [qr.buyerGstin, buyerGstin].find(
    (gstin) => gstin !== '' && gstin !== (asked.buyerGstin || UNREGISTERED),
  );
  if (buyer !== undefined) return `The buyer’s GSTIN is ${asked.buyerGstin} here and ${buyer} there.`;
  if (qr.date !== asked.date && qr.date !== '')
    return `The date is ${formatDate(asked.date)} here and ${formatDate(qr.date)} there.`;
  return null;
}

/** How the portal names a buyer abroad, who has no GSTIN. */
const UNREGISTERED = 'URP';

function known({ isCancelled }: PortalAnswer, { cancelled }: Einvoice): AnswerVerdict {
  if (isCancelled && !cancelled)
    return refused('Its IRN is cancelled at the portal: say so on the page of the document, with day and reason.');
  return { kind: 'same', message: 'Already here with the same IRN. Nothing changed.' };
}

function noDocument({ number, type }: PortalAnswer): string {
  const kind = type === 'CRN' ? 'credit note' : 'tax invoice';
  return number === ''
    ? 'The row names no document.'
    : `There is no ${kind} ${number} here. It may be the answer to another firm.`;
}

/** The portal takes a number only once, also after its IRN was cancelled. */
function goOn(number: string): string {
  return `The portal has ${number} so and never takes the number again: cancel its IRN there within 24 hours, then cancel ${number} here and issue a new one.`;
}

function refused(message: string): AnswerVerdict {
  return { kind: 'refused', message, burns: null };
}
