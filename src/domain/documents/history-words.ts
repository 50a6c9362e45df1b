import { auditWords } from '../audit/audit-words.ts';
import { formatDate, indianDate } from '../calendar/indian-date.ts';
import { type CancelReason, cancelWords } from '../invoices/cancel-reason.ts';
import { formatRupees } from '../money/format-rupees.ts';

/** A line of the audit log; `before` and `after` are JSON. */
type Line = { what: string; subject: string; before: string; after: string };

/**
 * A line of the audit log in words that follow the name of the person, on the page of the document `subject`:
 * `historyWords(line, 'tax/kerala/KL/26-27/0010')` → `'issued it from PI-KL/26-27/002'`
 */
export function historyWords(line: Line, subject: string): string {
  const facts = (JSON.parse(line.after) ?? {}) as Facts;
  const own = line.subject === subject;
  const number = numberOf(line.subject);
  switch (line.what) {
    case 'invoice issued':
      return own ? `issued it${originWords(facts.from)}` : madeWords(line.subject, number, facts.payable ?? 0);
    case 'invoice cancelled':
      return `cancelled ${own ? 'it' : number}: ${because(facts)}`;
    case 'pro-forma declined':
      return `noted that the buyer declined: “${facts.reason ?? ''}”`;
    case 'pro-forma reopened':
      return 'took back that the buyer declined';
    case 'goods came back':
      return `noted what came back on ${formatDate(facts.date ?? '')}${facts.remark ? `: “${facts.remark}”` : ''}`;
    case 'goods had not come back':
      return `took back what was noted as come back on ${formatDate(facts.date ?? '')}`;
    case 'challan closed':
      return `closed it: “${facts.reason ?? ''}”`;
    case 'challan reopened':
      return facts.invoice ? `opened it again, because ${facts.invoice} is cancelled` : 'opened it again';
    case 'IRN taken in':
      return 'took in the IRN of the e-invoice portal';
    case 'number burnt':
      return `was told that the portal has it otherwise: ${facts.message ?? ''}`;
    case 'IRN cancelled':
      return `noted that the IRN was cancelled at the portal: ${because(facts)}`;
    case 'document linked':
      return facts.name ? `linked it to ${facts.name}` : 'noted that its buyer is not in the customer book';
    case 'share made':
      return `made a link until ${formatDate(indianDate(facts.expiresAt ?? ''))}${forWords(facts)}`;
    case 'share ended':
      return `ended a link${forWords(facts)}`;
    case 'mail asked for':
      return 'asked to mail it';
    case 'mail sent again':
      return 'asked to mail it again';
    default:
      return otherWords(line);
  }
}

type Facts = {
  from?: { document: string } | { enquiry: string };
  payable?: number;
  date?: string;
  remark?: string;
  reason?: string;
  why?: string;
  name?: string | null;
  message?: string;
  /** The cancelled invoice that opened a challan again. */
  invoice?: string;
  /** Who gets a link; '' when staff wrote nothing. */
  for?: string;
  expiresAt?: string;
};

function numberOf(subject: string): string {
  return subject.split('/').slice(2).join('/');
}

function originWords(from: Facts['from']): string {
  if (!from) return '';
  return 'document' in from
    ? ` from ${numberOf(from.document)}`
    : ` from the enquiry of ${formatDate(indianDate(from.enquiry))}`;
}

function madeWords(subject: string, number: string, payable: number): string {
  return subject.startsWith('credit/') ? `credited ₹ ${formatRupees(payable)} by ${number}` : `made ${number} from it`;
}

function because({ reason, why = '' }: Facts): string {
  return cancelWords(reason ? ({ reason, why } as CancelReason) : null);
}

function forWords({ for: whom = '' }: Facts): string {
  return whom === '' ? '' : `: ${whom}`;
}

function otherWords(line: Line): string {
  // No line about a document names a folder.
  const { title, details } = auditWords(line, (folder) => folder);
  return [title, ...details].join(', ');
}
