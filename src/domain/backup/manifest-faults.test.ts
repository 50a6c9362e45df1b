import { expect, test } from 'vitest';
import { home } from '#test/specification/specified-firm.ts';
import { manifestFaults } from './manifest-faults.ts';

const copy = {
  shop: 'a1',
  migrations: ['0001-house'],
  audit: { seq: 7, hash: 'b2' },
  series: [{ kind: 'tax', taxState: home, financialYear: '2026-27', counter: 3, documents: 3 }],
  files: { count: 3, sha256: 'c3' },
};

test('A manifest that matches its copy has no faults', () => {
  expect(manifestFaults(structuredClone(copy), copy)).toEqual([]);
});

test.each([
  [{ shop: 'd4' }, 'the shop'],
  [{ migrations: [] }, 'the release'],
  [{ audit: { seq: 8, hash: 'b2' } }, 'the audit log'],
  [{ series: copy.series.map((mark) => ({ ...mark, counter: 4 })) }, 'the series'],
  [{ files: { count: 4, sha256: 'c3' } }, 'the files'],
])('A manifest that differs from its copy is reported: %o', (change, what) => {
  expect(manifestFaults({ ...copy, ...change }, copy)).toEqual([what]);
});
