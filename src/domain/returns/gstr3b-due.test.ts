import { expect, test } from 'vitest';
import { taxStateIds, taxStates } from '../tax/states.ts';
import { gstr3bDue } from './gstr3b-due.ts';

test('GSTR-3B is due on the 20th, of a quarter on the 22nd or the 24th as rule 61 has the state, and never for an IFF', () => {
  const earlier = '22 23 24 26 27 29 30 31 32 33 34 35 36 37 97'.split(' ');
  for (const state of taxStateIds) {
    expect(gstr3bDue('2026-12', 'monthly', state)).toBe('2027-01-20');
    expect(gstr3bDue('2026-11', 'quarterly', state)).toBeNull();
    const day = earlier.includes(taxStates[state].code) ? '22' : '24';
    expect([state, gstr3bDue('2026-Q3', 'quarterly', state)]).toEqual([state, `2027-01-${day}`]);
  }
});
