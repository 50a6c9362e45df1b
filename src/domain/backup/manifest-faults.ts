import type { CopyFacts, Manifest } from './manifest.ts';

type Held = Omit<CopyFacts, 'sha256' | 'bytes'> & { files: Manifest['files'] };

/**
 * `manifestFaults(manifest, held)` → `['the series']`: in what a manifest and the copy beside it contradict each other,
 * though each may be whole. The copy of another hour under a later name shows so.
 */
export function manifestFaults(manifest: Held, held: Held): string[] {
  return compared
    .filter(([name]) => JSON.stringify(manifest[name]) !== JSON.stringify(held[name]))
    .map(([, what]) => what);
}

const compared: [keyof Held, string][] = [
  ['shop', 'the shop'],
  ['migrations', 'the release'],
  ['audit', 'the audit log'],
  ['series', 'the series'],
  ['files', 'the files'],
];
