import type { CopyFacts, Manifest } from './manifest.ts';

type Facts = Omit<CopyFacts, 'sha256' | 'bytes'> & { files: Manifest['files'] };

/**
 * `manifestFaults(manifest, copy)` → `['the series']`: where a manifest and the facts of its copy differ. Each can be intact
 * by itself, for example when an older copy has a newer name.
 */
export function manifestFaults(manifest: Facts, copy: Facts): string[] {
  return compared
    .filter(([name]) => JSON.stringify(manifest[name]) !== JSON.stringify(copy[name]))
    .map(([, what]) => what);
}

const compared: [keyof Facts, string][] = [
  ['shop', 'the shop'],
  ['migrations', 'the release'],
  ['audit', 'the audit log'],
  ['series', 'the series'],
  ['files', 'the files'],
];
