import { expect, test } from 'vitest';
import { oneTimeCode, readCode } from './one-time-code.ts';

const random = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

test('A code has seven groups of four and depends on its last 140 random bits', () => {
  expect(oneTimeCode(random)).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(oneTimeCode('0'.repeat(64))).toBe('0000-0000-0000-0000-0000-0000-0000');
  expect(oneTimeCode(`1${random.slice(1)}`)).toBe(oneTimeCode(random));
  expect(oneTimeCode(`${random.slice(0, -1)}9`)).not.toBe(oneTimeCode(random));
});

test('A code is read in any usual way of typing it', () => {
  const code = oneTimeCode(random);
  const plain = code.replaceAll('-', '');
  for (const typed of [code, code.toLowerCase(), ` ${plain} `, code.replaceAll('-', ' '), code.replaceAll('0', 'o')])
    expect(readCode(typed)).toBe(plain);
  expect(readCode('oO0 iIlL1')).toBe('00011111');
});
