import { expect, test } from 'vitest';
import { codeRate } from './code-rate.ts';

test.each([
  ['39181090', [5], { gst: '18', words: '18 %' }],
  ['57031010', [], { gst: '5', words: '5 %' }],
  ['44092100', [5, 18], { gst: '', words: '18 or 5 %' }],
  ['630392', [5, 18], { gst: '', words: '5 % up to ₹ 2500 a piece, above 18 %' }],
  ['995473', [], { gst: '18', words: '18 %' }],
  ['57050000', [5], { gst: '5', words: '5 %' }],
])('The rate of %s is that of this trade, whatever the notifications name', (code, named, rate) => {
  expect(codeRate(code, named)).toEqual(rate);
});

test.each([
  [[18], { gst: '18', words: '18 %' }],
  [[5], { gst: '', words: '5 %, goods not named there 18 %' }],
  [[0, 5, 18], { gst: '', words: '0 or 5 or 18 %' }],
  [[], { gst: '', words: '' }],
])('Of another heading only what names it is said: %j', (named, rate) => {
  expect(codeRate('0101', named)).toEqual(rate);
});
