import { expect, test } from 'vitest';
import { manifestFaults } from './manifest-faults.ts';

const held = {
  shop: 'a1',
  migrations: ['0001-house'],
  audit: { seq: 7, hash: 'b2' },
  series: [{ kind: 'tax', taxState: 'delhi', financialYear: '2026-27', counter: 3, documents: 3 }],
  files: { count: 3, sha256: 'c3' },
};

test('A manifest that says what its copy holds has no fault', () => {
  expect(manifestFaults(structuredClone(held), held)).toEqual([]);
});

test.each([
  [{ shop: 'd4' }, 'the shop'],
  [{ migrations: [] }, 'the release'],
  [{ audit: { seq: 8, hash: 'b2' } }, 'the audit log'],
  [{ series: held.series.map((mark) => ({ ...mark, counter: 4 })) }, 'the series'],
  [{ files: { count: 4, sha256: 'c3' } }, 'the files'],
])('A manifest that says otherwise is found out: %o', (lie, what) => {
  expect(manifestFaults({ ...held, ...lie }, held)).toEqual([what]);
});
