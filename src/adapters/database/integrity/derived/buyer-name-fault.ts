import { buyerName } from '#domain/invoices/buyer-name.ts';
import type { ReadDocument } from './read-documents.ts';

/** The stored buyer's name is the one on the paper. `mark`: up to there it is there. */
export function buyerNameFault({ number, buyer, issued_seq, parsed }: ReadDocument, mark: number): string | null {
  if (buyer === null) return issued_seq <= mark ? `The buyer’s name of ${number} is missing.` : null;
  if (buyer === buyerName(parsed.buyerAddress)) return null;
  return `The stored buyer’s name of ${number} is not the one on its paper.`;
}
