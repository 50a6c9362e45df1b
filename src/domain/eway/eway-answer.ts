import { formatDate, indianDate, isDate } from '../calendar/indian-date.ts';
import { formatRupees } from '../money/format-rupees.ts';

/** A row of the portal's answer, or what staff typed from it. What it does not say is ''. */
export type EwayAnswer = {
  /** The number of the document. */
  document: string;
  /** Absent when the file does not say it. */
  kind?: 'tax' | 'challan';
  number: string;
  /** The instant, ISO UTC; '' when it cannot be read. */
  madeAt: string;
  /** `YYYY-MM-DD`; '' while the portal waits for Part B. */
  validUntil: string;
  /** The GSTIN of the firm; '' when the file does not say it. */
  gstin: string;
  /** The total, in paise; null when the file does not say it. */
  total: number | null;
  /** Why the portal made none. */
  error: string;
};

/** The document that the answer is about, as it is in this shop. */
export type AnsweredDocument = {
  kind: string;
  date: string;
  cancelled: boolean;
  /** The GSTIN of the registration. */
  gstin: string;
  /** The value of the consignment, in paise. */
  value: number;
  /** The numbers of its valid bills. */
  standing: string[];
};

/** The portal takes a total that differs by this much from the sum of its parts. */
const TOLERANCE = 2_00;

/** Why an answer is refused, with what to do; null when it is right. `document` null: no tax invoice and no challan has the number. */
export function answerProblem(answer: EwayAnswer, document: AnsweredDocument | null, now: string): string | null {
  if (answer.error !== '') return `The portal made no bill: ${answer.error}`;
  if (!document) return 'No tax invoice or challan of this firm has this number.';
  if (answer.gstin !== '' && answer.gstin !== document.gstin) return `It is of another firm: ${answer.gstin}`;
  if (document.kind !== 'tax' && document.kind !== 'challan')
    return 'Only a tax invoice or a challan gets an e-way bill here.';
  const name = document.kind === 'challan' ? 'challan' : 'invoice';
  if (document.cancelled) return `The ${name} is cancelled. Cancel the e-way bill at the portal.`;
  if (!/^\d{12}$/.test(answer.number)) return 'An e-way bill number has 12 digits.';
  if (answer.madeAt === '') return 'Say when it was made: date and time, as 17/11/2026 15:20.';
  const madeOn = indianDate(answer.madeAt);
  if (madeOn < document.date) return `It was made before the ${name} of ${formatDate(document.date)}.`;
  // By the day: the clocks of the portal and of this program may differ by some minutes.
  if (madeOn > indianDate(now)) return 'It was made in the future. Look at the date.';
  if (answer.validUntil !== '' && (!isDate(answer.validUntil) || answer.validUntil < madeOn))
    return 'Valid until is before the day on which it was made.';
  if (answer.total !== null && Math.abs(answer.total - document.value) > TOLERANCE)
    return `Its total is ₹ ${formatRupees(answer.total)}, and the goods here come to ₹ ${formatRupees(document.value)}.`;
  const other = document.standing.find((number) => number !== answer.number);
  return other === undefined ? null : `The ${name} has the e-way bill ${other}. Cancel that one first.`;
}
