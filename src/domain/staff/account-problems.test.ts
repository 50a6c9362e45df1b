import { expect, test } from 'vitest';
import { passwordProblem, usernameProblem } from './account-problems.ts';

const isEasy = async (password: string) => password.startsWith('easy');

test.each([
  ['eleven char', 'A password needs at least 12 characters.'],
  ['é'.repeat(11), 'A password needs at least 12 characters.'],
  ['x'.repeat(257), 'A password has at most 256 characters.'],
])('A password of the wrong length is refused: %s', async (password, problem) => {
  expect(await passwordProblem(password, isEasy)).toBe(problem);
});

test('A password of 12 to 256 characters is accepted unless it is easy to guess', async () => {
  for (const good of ['twelve chars', 'é'.repeat(12), 'x'.repeat(256)])
    expect(await passwordProblem(good, isEasy)).toBeNull();
  expect(await passwordProblem('easy to find', isEasy)).toContain('too easy to guess');
});

test('A username begins with a letter or digit and has no special characters of HTML or file names', () => {
  for (const good of ['meena', 'Meena K.', 'm@firm.example', 'मीना', '7']) expect(usernameProblem(good)).toBeNull();
  for (const bad of ['', ' meena', '-x', '<b>', 'a/b', 'x'.repeat(65)])
    expect(usernameProblem(bad)).toContain('A username is');
});

test('The names that the audit log uses for the operator and for strangers are reserved', () => {
  for (const name of ['console', 'Console', 'ｃｏｎｓｏｌｅ', 'unknown'])
    expect(usernameProblem(name)).toBe('The audit log uses that name for something else: choose another.');
  expect(usernameProblem('console 2')).toBeNull();
});
