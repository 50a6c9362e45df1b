import { expect, test } from 'vitest';
import { mobileNumber, whatsAppLink, whatsAppNumber } from './whats-app-link.ts';

test.each([
  ['98765 43210', '919876543210'],
  ['098765-43210', '919876543210'],
  ['+91 98765 43210', '919876543210'],
  ['919876543210', '919876543210'],
  ['0091 98765 43210', '919876543210'],
  ['+91 00000 12345', '910000012345'],
  ['011 4000 0000', '911140000000'],
  ['+351 912 345 678', '351912345678'],
  ['(674) 2345678', '916742345678'],
])('The phone %s is written %s for WhatsApp', (phone, number) => {
  expect(whatsAppNumber(phone)).toBe(number);
});

test.each([
  '',
  '  ',
  '12345',
  '98765 43210 / 98765 43211',
  '98765 43210, 98765 43211',
  'ask Meena',
  '+',
  '+0 123',
  '9876543210x',
])('“%s” is no phone number for WhatsApp', (phone) => {
  expect(whatsAppNumber(phone)).toBeNull();
});

test('A text with line breaks, & and # stays one text', () => {
  const text = 'A & B #1\nनमस्ते https://shop.example/d/x?y=1';
  expect(new URL(whatsAppLink('919876543210', text)).searchParams.get('text')).toBe(text);
});

test.each([
  ['+91 98765 43210', '919876543210'],
  ['+91 987 654 3210', '919876543210'],
  ['+91 674 234 5678', null],
  ['(0674) 2345678', null],
  ['067654 32100', '916765432100'],
  ['+91 484 2345678', null],
  ['+351 912 345 678', null],
  ['ask Meena', null],
])('The mobile number of India in %s is %s', (phone, number) => {
  expect(mobileNumber(phone)).toBe(number);
});
