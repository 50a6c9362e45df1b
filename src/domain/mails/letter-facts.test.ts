import { expect, test } from 'vitest';
import { lateDebts, reminderFacts } from './letter-facts.ts';

test('A reminder of a statement asks for what is past its due date, oldest first, and keeps the terms of each bill', () => {
  const of = { kind: 'statement', customer: 'c1', from: '2026-04-01', to: '2026-11-21' };
  const debts = [
    { number: 'DL/2', due: '2026-11-20', open: 200, terms: 'by cheque' },
    { number: 'DL/1', due: '2026-07-05', open: 100, terms: '' },
    { number: 'DL/3', due: '2026-11-21', open: 400, terms: 'half now' },
  ];
  const late = lateDebts(debts, '2026-11-21');
  expect(reminderFacts('Aangan Interiors', 'Specimen Retail', of, late, '2026-11-21')).toEqual({
    firm: 'Aangan Interiors',
    kind: 'reminder',
    customer: 'Specimen Retail',
    today: '2026-11-21',
    overdue: 300,
    from: '2026-04-01',
    to: '2026-11-21',
    debts: [
      { number: 'DL/1', due: '2026-07-05', owed: 100, terms: '' },
      { number: 'DL/2', due: '2026-11-20', owed: 200, terms: 'by cheque' },
    ],
  });
});
