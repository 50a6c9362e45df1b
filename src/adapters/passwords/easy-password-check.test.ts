import { expect, test } from 'vitest';
import { openEasyPasswordCheck } from './easy-password-check.ts';

const words = ['meena', 'Sample Interiors Trading'];
const isEasy = openEasyPasswordCheck();

test.each([
  'sonyericsson',
  'SonyEricsson',
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  'hunter hunter hunter',
  '123456789012',
  '9876543210987',
  'qwertyuiopas',
  'qwerty12345678',
  'password1234',
  'P@ssw0rd2026',
  'Welcome@12345',
  'Meena@2026!!',
  'meena meena 1',
  'interiors2026',
  'SampleInteriorsTrading7',
  'ManchesterUnited',
  'cookiemonster',
  'JesusLovesMe',
  'cgfhnfrvjcrdf',
  '1q2w3e4r5t6y7u',
  '1213141516171819',
  'krishna12345',
  'Mumbai@123456',
  'superman2batman',
  'football123!@#',
  '01/01/1990abc',
  'Plywood@2026',
  'Vitrine@2026',
  'ｐａｓｓｗｏｒｄ１２３４',
])('A password that is guessed early is refused, even when it is long: %s', async (password) => {
  expect(await isEasy(password, words)).toBe(true);
});

test.each([
  'correct horse battery',
  'a long enough password',
  'another long password',
  'rain on Tuesday, twice',
  'meena likes nine lamps',
  'चार शब्द जो साथ नहीं',
  'q8Zt-4Lw0-Xn2p',
  'a1d7g2k9m4p8',
  '58203 97714 60038 41',
  `  ${'spaces count'}  `,
])('Any other long password is accepted, with any characters: %s', async (password) => {
  expect(await isEasy(password, words)).toBe(false);
});

test('Only the first 48 characters are judged: the time for that grows with the square of the length', async () => {
  expect(await isEasy(`${'x'.repeat(48)}q8Zt-4Lw0-Xn2p`, words)).toBe(true);
  expect(await isEasy(`${'x'.repeat(30)}q8Zt-4Lw0-Xn2p`, words)).toBe(false);
});
