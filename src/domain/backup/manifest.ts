import { failed, type Outcome, ok } from '../outcome.ts';

/** Where one series stands: its counter, and how many documents it has, typed numbers and cancelled ones too. */
export type SeriesMark = { kind: string; taxState: string; financialYear: string; counter: number; documents: number };

/** What is said of a copy of the database, read from the copy itself. */
export type CopyFacts = {
  /** The migrations that it has, in their order. */
  migrations: string[];
  /** The hash of the first audit line: no two shops have the same. '' before there is one. */
  shop: string;
  audit: { seq: number; hash: string };
  series: SeriesMark[];
  /** Of the database as it was copied, before it was compressed. */
  sha256: string;
  bytes: number;
};

/** What a backup holds. It is written last: a backup without one does not count. */
export type Manifest = CopyFacts & {
  format: 1;
  /** Instant, ISO UTC: all that was acknowledged before it is in the backup. */
  madeAt: string;
  /** The compressed copy, in pieces that are read one after another. */
  parts: { name: string; sha256: string }[];
  /** Files that the database names: how many, and the SHA-256 of their names in order, one a line. */
  files: { count: number; sha256: string };
  /** Files that the database names and that the file store had not, or had damaged. */
  lost: string[];
};

/** `filesInManifest(['ab…', 'cd…'], sha256)` → `{ count: 2, sha256: '…' }`: what a manifest says of these names, in their order. */
export function filesInManifest(names: string[], sha256: (text: string) => string): Manifest['files'] {
  return { count: names.length, sha256: sha256(names.join('\n')) };
}

/** `readManifest('{"format":1,…}')` → the manifest, or 'invalid' with a sentence for what is none of this release. */
export function readManifest(text: string): Outcome<Manifest> {
  const value = parse(text);
  if (typeof value !== 'object' || value === null || !('format' in value) || value.format !== 1)
    return failed('invalid', 'its manifest cannot be read by this release.');
  const manifest = value as Manifest;
  const isWhole =
    [manifest.migrations, manifest.parts, manifest.series, manifest.lost].every(Array.isArray) &&
    [manifest.sha256, manifest.shop, manifest.madeAt, manifest.files?.sha256].every((one) => typeof one === 'string');
  return isWhole ? ok(manifest) : failed('invalid', 'its manifest is damaged.');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
