import type { CopyFacts, Manifest } from './manifest.ts';

type Held = Omit<CopyFacts, 'sha256' | 'bytes'> & { files: Manifest['files'] };

/**
 * `manifestFaults(manifest, held)` → `['It tells of other series than it holds.']`: in what a manifest and the copy that
 * lies beside it contradict each other, though each may be whole. The copy of another hour under a later name shows so.
 */
export function manifestFaults(manifest: Held, held: Held): string[] {
  return told
    .filter(([name]) => JSON.stringify(manifest[name]) !== JSON.stringify(held[name]))
    .map(([, what]) => `It tells of ${what} than it holds.`);
}

const told: [keyof Held, string][] = [
  ['shop', 'another shop'],
  ['migrations', 'another release'],
  ['audit', 'another audit log'],
  ['series', 'other series'],
  ['files', 'other files'],
];
