import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkArrows, rules } from './arrows/check-arrows.ts';
import { goodTree } from './arrows/good-tree.ts';
import { wrongTrees } from './arrows/wrong-trees.ts';

function filesOf(tree: Record<string, string>) {
  return Object.entries(tree).map(([path, text]) => ({ path, text }));
}

test('every file of Vitrine follows the rules of the house', () => {
  const paths = globSync(['{src,test,demo}/**/*.{ts,tsx,css}', '*.config.ts', 'package.json', 'bin/*']).sort();
  const problems = checkArrows(paths.map((path) => ({ path, text: readFileSync(path, 'utf8') })));
  expect(paths).toContain('src/main.ts');
  expect(problems.map(({ message }) => message).join('\n')).toBe('');
});

test('a tree in which everything is right has no problem', () => {
  expect(checkArrows(filesOf(goodTree))).toEqual([]);
});

for (const [index, { rule, files }] of wrongTrees.entries())
  test(`a tree that breaks it fails: ${rule} (${index + 1})`, () => {
    const problems = checkArrows(filesOf({ ...goodTree, ...files }));
    expect(problems.length).toBeGreaterThan(0);
    expect(new Set(problems.map((problem) => problem.rule))).toEqual(new Set([rule]));
  });

test('every rule was seen to fail, and says what to do instead', () => {
  const seen = new Set(wrongTrees.map(({ rule }) => rule));
  expect(rules.map(({ name }) => name).filter((name) => !seen.has(name))).toEqual([]);
  expect(rules.filter(({ instead }) => instead.length < 20)).toEqual([]);
});
