import { hash } from 'node:crypto';
import type { FiledDocument } from '#operations/ports/returns.ts';

/** What the audit line of a filing covers of its documents and figures. The order of the documents does not matter. */
export function filedDigest(documents: FiledDocument[], figures: string) {
  const rows = documents.map(({ document, state, gstin, place }) => `${document} ${state} ${gstin} ${place}`).sort();
  return { count: documents.length, documents: hash('sha256', rows.join('\n')), figures: hash('sha256', figures) };
}
