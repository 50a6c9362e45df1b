import { expect, test } from 'vitest';
import { passwordProblem, usernameProblem } from './account-problems.ts';

const words = ['meena', 'Sample Interiors Trading'];

test.each([
  ['eleven char', 'A password needs at least 12 characters.'],
  ['é'.repeat(11), 'A password needs at least 12 characters.'],
  ['x'.repeat(257), 'A password has at most 256 characters.'],
])('A password of the wrong length is refused: %s', (password, problem) => {
  expect(passwordProblem(password, words)).toBe(problem);
});

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
])('What a guesser tries first is refused, however long: %s', (password) => {
  expect(passwordProblem(password, words)).toContain('too easy to guess');
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
])('A password that is long and none of those is taken, with whatever characters: %s', (password) => {
  expect(passwordProblem(password, words)).toBeNull();
});

test('A username begins with a letter or digit and holds no marks that a page or a file could stumble over', () => {
  for (const good of ['meena', 'Meena K.', 'm@firm.example', 'मीना', '7']) expect(usernameProblem(good)).toBeNull();
  for (const bad of ['', ' meena', '-x', '<b>', 'a/b', 'x'.repeat(65)])
    expect(usernameProblem(bad)).toContain('A username is');
});

test('Nobody is called what the audit log calls the operator, or a stranger', () => {
  for (const name of ['console', 'Console', 'ｃｏｎｓｏｌｅ', 'unknown'])
    expect(usernameProblem(name)).toBe('The audit log has that name for somebody else: take another.');
  expect(usernameProblem('console 2')).toBeNull();
});
