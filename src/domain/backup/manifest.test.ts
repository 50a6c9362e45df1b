import { expect, test } from 'vitest';
import { partFile } from './backup-files.ts';
import { readManifest } from './manifest.ts';

function manifestWith(parts: unknown) {
  const facts = { migrations: [], series: [], lost: [], sha256: 'a1', shop: 'b2', files: { count: 0, sha256: 'c3' } };
  return readManifest(JSON.stringify({ format: 1, madeAt: '2026-11-21T06:00:00.000Z', ...facts, parts }));
}

test('A manifest is read with the names that backups give their parts', () => {
  const parts = [0, 12_345].map((turn) => ({ name: partFile('2026-11-21T06-00-00.000Z', turn), sha256: 'd4' }));
  expect(manifestWith(parts)).toMatchObject({ ok: true, value: { parts } });
});

test.each([
  '',
  '.',
  '..',
  '../vitrine.db',
  'parts/one',
  'parts\\one',
  '/etc/passwd',
  'C:one',
  'one\0',
  'one\n',
  '.hidden',
  'x'.repeat(201),
])('A part whose name is no plain name is refused: %j', (name) => {
  const read = manifestWith([
    { name: 'one', sha256: 'd4' },
    { name, sha256: 'd4' },
  ]);
  const shown = name.slice(0, 60).replaceAll(/[\0\n]/g, '?');
  expect(read).toMatchObject({
    ok: false,
    message: `its manifest names the part “${shown}”, which is no plain file name. Vitrine writes no such name: do not trust this copy, and restore another backup.`,
  });
});

test.each([[[null]], [['one']], [[{ name: 7, sha256: 'd4' }]], [[{ name: 'one' }]]])(
  'Parts that are none are a damaged manifest: %j',
  (parts) => {
    expect(manifestWith(parts)).toMatchObject({ ok: false, message: 'its manifest is damaged.' });
  },
);
