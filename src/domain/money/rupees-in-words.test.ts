import fc from 'fast-check';
import { expect, test } from 'vitest';
import examples from '#test/fixtures/gst-examples.json' with { type: 'json' };
import { rupeesInWords } from './rupees-in-words.ts';

test('there are worked examples of amounts in words', () => {
  expect(examples.amount_in_words).not.toHaveLength(0);
});

test.each(examples.amount_in_words)('$id: $in.paise paise are $out.words', ({ in: { paise }, out }) => {
  expect(rupeesInWords(paise)).toBe(out.words);
});

test('the largest payable amount has words', () => {
  expect(rupeesInWords(99_999_999_999_900)).toBe(
    'Rupees Ninety Nine Thousand Nine Hundred Ninety Nine Crore Ninety Nine Lakh Ninety Nine Thousand Nine Hundred Ninety Nine Only',
  );
});

test('a negative amount says so', () => {
  expect(rupeesInWords(-150)).toBe('Minus Rupees One and Fifty Paise Only');
});

test('half a paisa has no words', () => {
  expect(() => rupeesInWords(0.5)).toThrow(RangeError);
});

test('the words of any amount, read back, are that amount', () => {
  const amount = fc.oneof(fc.nat(99_999), fc.nat(99_999_999), fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }));
  fc.assert(
    fc.property(amount, (paise) => {
      const words = rupeesInWords(paise);
      expect(words).toMatch(/^[A-Za-z]+(?: [A-Za-z]+)* Only$/);
      expect(paiseIn(words)).toBe(paise);
    }),
    { numRuns: 1000 },
  );
});

// The reverse of the code: it looks up each word and adds the values.
function paiseIn(words: string): number {
  const [, rupees = 'Zero', paise = 'Zero'] =
    /^(?:Rupees (.+?))?(?:(?: and |^)((?:(?! and ).)+) Paise)? Only$/.exec(words) ?? [];
  return countIn(rupees) * 100 + countIn(paise);
}

function countIn(words: string): number {
  const crores = words.lastIndexOf('Crore');
  if (crores >= 0) return countIn(words.slice(0, crores)) * 10_000_000 + countIn(words.slice(crores + 5));
  let total = 0;
  let part = 0;
  for (const word of words.split(' ').filter(Boolean)) {
    if (word === 'Hundred') part *= 100;
    else if (word === 'Thousand' || word === 'Lakh') {
      total += part * (word === 'Lakh' ? 100_000 : 1000);
      part = 0;
    } else part += value(word);
  }
  return total + part;
}

function value(word: string): number {
  const known: Record<string, number> = {
    Zero: 0,
    One: 1,
    Two: 2,
    Three: 3,
    Four: 4,
    Five: 5,
    Six: 6,
    Seven: 7,
    Eight: 8,
    Nine: 9,
    Ten: 10,
    Eleven: 11,
    Twelve: 12,
    Thirteen: 13,
    Fourteen: 14,
    Fifteen: 15,
    Sixteen: 16,
    Seventeen: 17,
    Eighteen: 18,
    Nineteen: 19,
    Twenty: 20,
    Thirty: 30,
    Forty: 40,
    Fifty: 50,
    Sixty: 60,
    Seventy: 70,
    Eighty: 80,
    Ninety: 90,
  };
  const found = known[word];
  if (found === undefined) throw new Error(`${word} is no number`);
  return found;
}
