import { formatDate, isDate } from '../calendar/indian-date.ts';
import { type CancelReason, cancelWords } from '../invoices/cancel-reason.ts';

type Facts = Record<string, unknown>;

/** What the lines say about papers, and about the answers of the e-invoice portal. */
export const einvoiceDetails: Record<string, (now: Facts) => string[]> = {
  'paper named': ({ paper }) => [papers.get(paper) ?? 'the paper with what the portal said'],
  'IRN taken in': ({ irn, ackNo }) => [named('IRN', irn), named('Ack No', ackNo)],
  'number burnt': ({ message }) => [typeof message === 'string' ? message : ''],
  'IRN cancelled': ({ on, reason, why }) => [
    typeof on === 'string' && isDate(on) ? `there on ${formatDate(on)}` : '',
    typeof reason === 'string' ? cancelWords({ reason, why } as CancelReason) : '',
  ],
};

function named(name: string, value: unknown): string {
  return typeof value === 'string' ? `${name} ${value}` : '';
}

const papers = new Map<unknown, string>([
  ['cancelled', 'the paper with CANCELLED across it'],
  ['original', 'the paper as issued'],
]);
