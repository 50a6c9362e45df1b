import { textProblem } from '../invoices/text-problem.ts';
import type { Problem } from '../outcome.ts';

/** The most characters of each text. */
export const mailLimits = { to: 254, subject: 150, words: 4000 } as const;

type WrittenMail = { to: string; subject: string; words: string };

/**
 * Everything that is wrong with a mail that staff wrote, by field. A line break in an address or a subject would be another
 * header of the mail: `mailProblems({ to: 'a@example.com\nBcc: b@example.com', … })` → `[{ field: 'to', message: 'Write …' }]`
 */
export function mailProblems({ to, subject, words }: WrittenMail): Problem[] {
  const checks = [
    ['to', addressProblem(to)],
    ['subject', subjectProblem(subject)],
    ['words', textProblem('Words', words, mailLimits.words)],
  ] as const;
  return checks.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]));
}

function addressProblem(to: string): string | null {
  if (hasLineBreak(to)) return 'Write one mail address on one line';
  const address = to.trim();
  if (address === '') return 'Write the mail address that it goes to';
  if (address.length > mailLimits.to) return `A mail address has at most ${mailLimits.to} characters`;
  if (/[,;\s]/.test(address)) return 'Write one mail address: each person gets a mail and a link of their own';
  if (!isMailAddress(address)) return `“${address}” is not a mail address`;
  return null;
}

/** `isMailAddress('accounts@example.com')` → `true` */
export function isMailAddress(text: string): boolean {
  return text.length <= mailLimits.to && mailAddress.test(text);
}

function subjectProblem(subject: string): string | null {
  if (hasLineBreak(subject)) return 'Write the subject on one line';
  if (subject.trim() === '') return 'Write a subject';
  return textProblem('Subject', subject, mailLimits.subject);
}

function hasLineBreak(text: string): boolean {
  return /[\r\n\u2028\u2029]/.test(text.trim());
}

// The HTML standard's pattern, with a domain that has a dot.
const mailAddress =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;
