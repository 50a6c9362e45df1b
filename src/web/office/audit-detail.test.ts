import { expect, test } from 'vitest';
import { auditDetail } from './audit-detail.ts';

test.each([
  ['null', 'null', ''],
  ['null', '{"role":"staff"}', 'role staff'],
  ['{"version":1}', '{"version":2,"demo":false}', 'version 1 → 2, demo false'],
  ['{"cancelled":false}', '{"cancelled":true}', 'cancelled false → true'],
  ['{"name":"a.jpg"}', 'null', 'name was a.jpg'],
  ['null', `{"sha256":"${'9f86d081'.repeat(8)}","lines":[1,2]}`, 'sha256 9f86d081…, lines [1,2]'],
])('before %s and after %s are said as “%s”', (before, after, text) => {
  expect(auditDetail({ before, after })).toBe(text);
});
