import { factsOfDraft } from '../../shared-writes/return-facts.ts';
import type { ReadDocument } from './read-documents.ts';

/**
 * The facts of a document for its return are those of its issue. An earlier release recorded none: they are those that the text
 * shows, and for a note those of its invoice. `mark`: up to there they are there.
 */
export function returnFactsFault(document: ReadDocument, mark: number): string | null {
  const { number, kind, audited, issued_seq } = document;
  const isBill = kind === 'tax' || kind === 'credit';
  if (document.frozen === null)
    return isBill && (audited.facts || issued_seq <= mark)
      ? `The facts of ${number} for its return are missing.`
      : null;
  const stored = { gstin: document.frozen_gstin, place: document.frozen_place };
  const facts = audited.facts ?? (document.original_id === null ? factsOfDraft(document) : stored);
  const isSame =
    isBill &&
    facts.gstin === stored.gstin &&
    facts.place === stored.place &&
    document.frozen_date === document.date &&
    document.frozen_kind === kind &&
    document.frozen_state === document.tax_state &&
    document.frozen_seq === issued_seq;
  return isSame ? null : `The facts of ${number} for its return are not those of its issue.`;
}
