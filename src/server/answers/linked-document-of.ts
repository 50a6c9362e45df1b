import type { z } from 'zod';
import type { linkedDocument } from '#contract/documents.ts';
import type { LinkedDocument } from '#operations/ports/documents.ts';

/** Another document of the chain, as the wire names its fields. */
export function linkedDocumentOf(document: LinkedDocument): z.output<typeof linkedDocument> {
  const { id, kind, number, date, payable, cancelled } = document;
  return { id, kind, refnum: number, date, payable, cancelled };
}
