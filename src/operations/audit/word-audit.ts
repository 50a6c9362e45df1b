import { type AuditWords, auditWords } from '#domain/audit/audit-words.ts';
import type { FolderTitle } from '#domain/catalogue/folders-of.ts';
import { companyChanges } from '#domain/company/company-changes.ts';
import type { AuditEntry } from '../ports/audit.ts';
import type { CompanyStore } from '../ports/company.ts';

/** A line of the audit log in words; `titleOf` has the titles of today. An earlier release did not log what a save of the company record changed: that is read from the versions. */
export async function wordAudit(
  { companies, titleOf }: { companies: CompanyStore; titleOf: FolderTitle },
  entry: Omit<AuditEntry, 'hash'>,
): Promise<AuditWords> {
  if (entry.what !== 'company saved') return auditWords(entry, titleOf);
  const after = JSON.parse(entry.after) as { version?: number; changes?: unknown } | null;
  if (!after || after.changes || !after.version || after.version < 2) return auditWords(entry, titleOf);
  const [before, saved] = await Promise.all([companies.version(after.version - 1), companies.version(after.version)]);
  const changes = before && saved ? companyChanges(before.company, saved.company) : undefined;
  return auditWords({ ...entry, after: JSON.stringify({ ...after, changes }) }, titleOf);
}
