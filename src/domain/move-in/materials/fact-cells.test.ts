import { expect, test } from 'vitest';
import type { Fact } from '../../materials/catalogue-material.ts';
import { inEnglish } from '../../text/names.ts';
import { losesTexts, withFactCell } from './fact-cells.ts';

const column = { kind: 'size', label: '' } as const;
const roll: Fact = {
  ...{ kind: 'size', label: inEnglish(''), number: 530, unit: 'mm' },
  text: { en: 'roll of 10.05 m', hi: '10.05 मी का रोल', or: '10.05 ମି ରୋଲ୍' },
};
const read = (cell: string) => {
  const answer = withFactCell([roll], column, cell);
  if (!('value' in answer)) throw new Error(answer.why);
  return answer.value;
};

test('A fact whose number alone changes keeps its other languages', () => {
  const facts = read('700 mm, roll of 10.05 m');
  expect(facts).toEqual([{ ...roll, number: 700 }]);
  expect(losesTexts([roll], facts, column)).toBe(false);
});

test('A fact in other words says them in English alone, which the preview can tell', () => {
  const facts = read('530 mm, roll of 15 m');
  expect(facts).toEqual([{ ...roll, text: inEnglish('roll of 15 m') }]);
  expect(losesTexts([roll], facts, column)).toBe(true);
  expect(losesTexts(facts, read('530 mm'), column)).toBe(false);
});
