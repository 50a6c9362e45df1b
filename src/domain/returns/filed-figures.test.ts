import { expect, test } from 'vitest';
import { agrees } from './filed-figures.ts';

const kept = { sections: { b2b: { taxable: 100, documents: 1 } }, numbers: { tax: [{ from: 'DL/1' }] } };

test('A return agrees with what was filed, also when a later release knows more tables of which it has nothing', () => {
  expect(agrees(kept, structuredClone(kept))).toBe(true);
  const later = {
    ...kept,
    sections: { ...kept.sections, exp: { taxable: 0, documents: 0 } },
    challans: [],
    note: null,
  };
  expect(agrees(kept, later)).toBe(true);
  expect(agrees(later, kept)).toBe(true);
});

test.each([
  ['another sum', { ...kept, sections: { b2b: { taxable: 101, documents: 1 } } }],
  ['a table that was not kept has something', { ...kept, sections: { ...kept.sections, exp: { taxable: 1 } } }],
  ['a kept table is gone', { sections: kept.sections }],
  ['a run more', { ...kept, numbers: { tax: [{ from: 'DL/1' }, { from: 'DL/2' }] } }],
  ['a list where a table was', { ...kept, sections: [] }],
  ['a text where a number was', { ...kept, sections: { b2b: { taxable: '100', documents: 1 } } }],
])('It does not agree when there is %s', (_, now) => {
  expect(agrees(kept, now)).toBe(false);
});
