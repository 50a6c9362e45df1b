import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { type SourceTree, sourceTree } from '../arrows/source-tree.ts';
import { isSlowTest } from './is-slow-test.ts';

/** How many files of tests run in the seconds that somebody waits for. */
const MOST = 24;

/**
 * The tests nearest to what was changed: those that were changed, then those that import a changed file, then those
 * that import such a file, and so on; and how many more there are.
 */
export function nearestTests(tree: SourceTree, changed: string[], most = MOST): { tests: string[]; left: number } {
  const importers = new Map<string, string[]>();
  for (const { path, imports } of tree.values())
    for (const { file, typeOnly } of imports)
      if (file && !typeOnly) importers.set(file, [...(importers.get(file) ?? []), path]);
  const reached = new Set(changed.filter((path) => tree.has(path)));
  // A set gives what is added to it while it is walked, too.
  for (const path of reached) for (const importer of importers.get(path) ?? []) reached.add(importer);
  const tests = [...reached].filter((path) => tree.get(path)?.isTest && !isSlowTest(path));
  return { tests: tests.slice(0, most), left: Math.max(0, tests.length - most) };
}

/** What differs from the commit at which this branch left `base`, committed or not. */
function changedSince(base: string): string[] {
  const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).trim().split('\n');
  const [left = ''] = git('merge-base', 'HEAD', base);
  return [...git('diff', '--name-only', left), ...git('ls-files', '--others', '--exclude-standard')].filter(existsSync);
}

if (import.meta.main) {
  const paths = globSync('{src,test}/**/*.{ts,tsx,css}');
  const tree = sourceTree(paths.map((path) => ({ path, text: readFileSync(path, 'utf8') })));
  const { tests, left } = nearestTests(tree, changedSince(process.argv[2] ?? 'main'));
  if (left > 0) console.error(`${left} more files of tests import what was changed: npm test runs them.`);
  console.log(tests.join(' '));
}
