import { expect, test } from 'vitest';
import { unprintableLetters } from './unprintable-letters.ts';

test.each([
  ['Asha Rao\t8 Example Marg\nNew Delhi', []],
  ['नमूना গৃহ ଗୃହ வீடு ఇల్లు ಮನೆ വീട് ઘર ਘਰ گھر ᱳᱲᱟᱜ ꯌꯨꯝ', []],
  ['₹ 0.53 × 10 m, “quoted” – ½ © ™', []],
  ['न्\u200dय र\u200cक', []],
  ['Asha 😀 and 😀 東京', ['😀', '東', '京']],
  ['👩‍🎨 flag 🇮🇳', ['👩‍🎨', '🇮🇳']],
  ['', []],
])('In %j the paper cannot print %j', (text, letters) => {
  expect(unprintableLetters(text)).toEqual(letters);
});
