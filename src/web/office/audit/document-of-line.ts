import type { AuditLine } from '#contract/audit.ts';

/** The id of the document that a line is about, where the line carries it: `null` for any other line. */
export function documentOfLine({ what, after }: Pick<AuditLine, 'what' | 'after'>): string | null {
  if (!withDocument.test(what)) return null;
  const { id } = (JSON.parse(after) ?? {}) as { id?: unknown };
  return typeof id === 'string' ? id : null;
}

/** Other lines have the id of something else, such as that of a link. */
const withDocument = /^(?:invoice issued|e-way )/;
