import { failed, type Outcome, ok } from '../outcome.ts';

/** The last number that a series of documents or vouchers has given. */
export type CounterMark = { kind: string; taxState: string; financialYear: string; counter: number };

/** The state of one series: its counter, and how many documents it has, including typed numbers and cancelled documents. */
export type SeriesMark = CounterMark & { documents: number };

/** Facts about a copy of the database, read from the copy itself. */
export type CopyFacts = {
  /** The names of its migrations, in order. */
  migrations: string[];
  /** The hash of the first audit line, different for each shop; '' while there is no line. */
  shop: string;
  audit: { seq: number; hash: string };
  series: SeriesMark[];
  /** Hash and size of the copy before compression. */
  sha256: string;
  bytes: number;
};

/** The contents of a backup. The manifest is written last: a backup without it is incomplete. */
export type Manifest = CopyFacts & {
  format: 1;
  /** Instant, ISO UTC: the backup has everything that was acknowledged before it. */
  madeAt: string;
  /** The compressed copy, in pieces to join in this order. */
  parts: { name: string; sha256: string }[];
  /** The files that the database names: their number, and the SHA-256 of their names, in order, one per line. */
  files: { count: number; sha256: string };
  /** The files that the database names but that were missing or damaged in the file store. */
  lost: string[];
};

/** `filesInManifest(['ab…', 'cd…'], sha256)` → `{ count: 2, sha256: '…' }`: the manifest's entry for these names, in this order. */
export function filesInManifest(names: string[], sha256: (text: string) => string): Manifest['files'] {
  return { count: names.length, sha256: sha256(names.join('\n')) };
}

/** `readManifest('{"format":1,…}')` → the manifest, or 'invalid' with a sentence when this release cannot read it. */
export function readManifest(text: string): Outcome<Manifest> {
  const value = parse(text);
  if (typeof value !== 'object' || value === null || !('format' in value) || value.format !== 1)
    return failed('invalid', 'its manifest cannot be read by this release.');
  const manifest = value as Manifest;
  const isComplete =
    [manifest.migrations, manifest.parts, manifest.series, manifest.lost].every(Array.isArray) &&
    [manifest.sha256, manifest.shop, manifest.madeAt, manifest.files?.sha256].every((one) => typeof one === 'string');
  if (!isComplete || !manifest.parts.every(isPart)) return failed('invalid', 'its manifest is damaged.');
  const strange = manifest.parts.find(({ name }) => !plainName.test(name));
  return strange ? failed('invalid', notPlain(strange.name)) : ok(manifest);
}

function isPart(part: unknown): part is Manifest['parts'][number] {
  const { name, sha256 } = (part ?? {}) as Record<string, unknown>;
  return typeof name === 'string' && typeof sha256 === 'string';
}

// No separator of paths, no drive, nothing that means a folder: a part lies beside its manifest.
const plainName = /^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/;

function notPlain(name: string) {
  // It is printed on a terminal.
  const shown = name.slice(0, 60).replaceAll(/\p{C}/gu, '?');
  return `its manifest names the part “${shown}”, which is no plain file name. Vitrine writes no such name: do not trust this copy, and restore another backup.`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
