import { expect, test } from 'vitest';
import { manifestFile, partFile } from './backup-files.ts';
import { filesToPrune } from './files-to-prune.ts';

const now = '2026-12-02T07:00:00.000Z';
function filesOf(backup: string) {
  return [partFile(backup, 0), partFile(backup, 1), manifestFile(backup)];
}

test('An old backup is deleted with all its files, and the newer one of its year keeps all of them', () => {
  const [older, newer] = ['2026-05-01T06-00-00.000Z', '2026-05-01T07-00-00.000Z'];
  expect(filesToPrune([...filesOf(older), ...filesOf(newer)], now).manifests).toEqual([]);
  const hours = Array.from({ length: 168 }, (_, turn) =>
    new Date(Date.parse(now) - turn * 60 * 60_000).toISOString().replaceAll(':', '-'),
  );
  expect(filesToPrune([...filesOf(older), ...filesOf(newer), ...hours.map(manifestFile)], now)).toEqual({
    manifests: [manifestFile(older)],
    parts: [partFile(older, 0), partFile(older, 1)],
  });
});

test('Parts without a manifest stay for a day, because their backup may still be in progress', () => {
  const parts = ['2026-12-01T06-59-59.999Z', '2026-12-01T07-00-00.000Z', '2027-01-01T00-00-00.000Z'].map((backup) =>
    partFile(backup, 0),
  );
  expect(filesToPrune(parts, now)).toEqual({ manifests: [], parts: parts.slice(0, 1) });
});

test('Files that are not from a backup are left alone', () => {
  const strange = ['notes.txt', 'notes.json', '2020-01-01T00-00-00.000Z.txt', '2020-01-01.db.zst.0000'];
  expect(filesToPrune(strange, now)).toEqual({ manifests: [], parts: [] });
});
