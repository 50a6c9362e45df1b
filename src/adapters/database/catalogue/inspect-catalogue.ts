import { createHash } from 'node:crypto';
import type { Database } from '../engine/tables.ts';

/**
 * Compares each version of the catalogue with the audit lines. The first was written by a migration: the line of the second
 * names its hash. The lines are read after the versions, so that a version that is saved meanwhile is no fault.
 */
export async function inspectCatalogue({ read }: Database) {
  const versions = await read
    .selectFrom('catalogue_versions')
    .select(['version', 'record'])
    .orderBy('version')
    .execute();
  const lines = await read
    .selectFrom('audit_log')
    .select(['before', 'after'])
    .where('what', '=', 'catalogue saved')
    .execute();
  const audited = new Map(
    lines
      .flatMap(({ before, after }) => [before, after].map(versionIn))
      .map(({ version, sha256 }) => [version, sha256]),
  );
  const newest = versions.at(-1)?.version ?? 0;
  const stored = new Set(versions.map(({ version }) => version));
  const missing = Array.from({ length: Math.max(newest, 1) }, (_, index) => index + 1).filter(
    (one) => !stored.has(one),
  );
  const altered = versions.filter(
    ({ version, record }) => (audited.get(version) ?? (version === 1 ? hash(record) : '')) !== hash(record),
  );
  return {
    name: 'Catalogue',
    summary: `${versions.length} ${versions.length === 1 ? 'version' : 'versions'}, each as it was saved.`,
    faults: [
      ...altered.map(({ version }) => `Version ${version} of the catalogue is not as it was saved.`),
      ...missing.map((version) => `Version ${version} of the catalogue is missing.`),
    ],
  };
}

function versionIn(facts: string): { version: number; sha256: string } {
  return JSON.parse(facts);
}

function hash(text: string) {
  return createHash('sha256').update(text).digest('hex');
}
