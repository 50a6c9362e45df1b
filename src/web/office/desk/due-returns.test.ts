import { expect, test } from 'vitest';
import type { ReturnAnswer } from '#contract/returns/returns.ts';
import { dueSaid } from './due-returns.ts';

test.each([
  [3, '2026-11-09', 'GSTR-1 of Delhi for October 2026: 3 to mend, due in 2 days'],
  [0, '2026-11-10', 'GSTR-1 of Delhi for October 2026: ready, due tomorrow'],
  [0, '2026-11-11', 'GSTR-1 of Delhi for October 2026: ready, due today'],
  [1, '2026-11-12', 'GSTR-1 of Delhi for October 2026: 1 to mend, 1 day late'],
  [1, '2026-12-01', 'GSTR-1 of Delhi for October 2026: 1 to mend, 20 days late'],
])('With %d documents left out on %s, Operations says “%s”', (documents, today, said) => {
  const due = { state: 'delhi', form: 'gstr1', name: 'October 2026', due: '2026-11-11', leftOut: { documents } };
  expect(dueSaid(due as ReturnAnswer, today)).toBe(said);
});
