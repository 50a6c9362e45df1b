import { expect, test } from 'vitest';
import { sampleBody } from '#test/build/build-sample.ts';
import { sampleProblems } from './sample-problems.ts';
import { sampleWords } from './sample-words.ts';

const problemsOf = (changes: Partial<typeof sampleBody>) =>
  sampleProblems({ ...sampleBody, ...changes }, sampleWords('en')).map(({ field, message }) => `${field}: ${message}`);

test('A form that is filled in has no problem, with or without an e-mail address', () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ email: '', pin: ' 751 007 ' })).toEqual([]);
});

test('Each blank or wrong field is named, in the order of the form', () => {
  expect(problemsOf({ name: ' ', phone: '123', email: 'asha', address: '', pin: '' })).toEqual([
    'name: Type your name.',
    'phone: Type a telephone number of at least 8 digits: the courier calls it.',
    'email: Type a whole e-mail address, or none.',
    'address: Type the address for the parcel.',
    'pin: A PIN code has six digits: 751007.',
  ]);
});

test.each(['90210', '75100', '7510077', '75-1007', 'six'])('%s is no PIN code: it has six digits', (pin) => {
  expect(problemsOf({ pin })).toEqual(['pin: A PIN code has six digits: 751007.']);
});

test.each([
  ['100000', 'Beijing'],
  ['018956', 'Singapore'],
  ['SW1A 1AA', 'London'],
  ['350000', 'no circle'],
])('A parcel to %s (%s) is refused in words: samples stay within India', (pin) => {
  expect(problemsOf({ pin })).toEqual([`pin: Samples are sent within India only, and ${pin} is no PIN code of India.`]);
});

test('A text that is too long is refused before any other check, in the language of the page', () => {
  expect(problemsOf({ address: 'x'.repeat(501), pin: '' })).toEqual(['address: At most 500 characters.']);
  expect(sampleProblems({ ...sampleBody, name: '' }, sampleWords('hi'))).toEqual([
    { field: 'name', message: 'अपना नाम लिखें।' },
  ]);
});
