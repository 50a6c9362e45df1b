import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { type SourceTree, sourceTree } from '../arrows/source-tree.ts';
import { isSlowTest } from './is-slow-test.ts';

/** How many files of tests run in the seconds that somebody waits for. */
const MOST = 24;

/** Tests to run, how many more there are, and the modules that no test reaches without a browser. */
type Nearest = { tests: string[]; left: number; untested: string[] };

/**
 * The tests nearest to what was changed: those that were changed, then those that import a changed file, then those that
 * import such a file, and so on. Of tests that reach it through the whole server, those of its subject come first.
 */
export function nearestTests(tree: SourceTree, changed: string[], most = MOST): Nearest {
  const importers = new Map<string, string[]>();
  for (const { path, imports } of tree.values())
    for (const { file, typeOnly } of imports)
      if (file && !typeOnly) importers.set(file, [...(importers.get(file) ?? []), path]);
  const inTree = changed.filter((path) => tree.has(path));
  const distances = reach(inTree, importers);
  const tests = [...distances.keys()].filter((path) => tree.get(path)?.isTest && !isSlowTest(path));
  const subjects = new Set(inTree.map(subjectOf));
  const isNear = (path: string) => Number((distances.get(path) ?? 0) > 1 && !isOfSubject(tree, path, subjects));
  // The order is kept among tests that are equally near.
  const nearest = tests.toSorted((one, other) => isNear(one) - isNear(other));
  const untested = inTree.filter(
    (path) =>
      /^src\/.*\.tsx?$/.test(path) && ![...reach([path], importers).keys()].some((each) => tree.get(each)?.isTest),
  );
  return { tests: nearest.slice(0, most), left: Math.max(0, tests.length - most), untested };
}

/** Every file that depends on these, with the number of imports between, the nearest first. */
function reach(from: string[], importers: Map<string, string[]>): Map<string, number> {
  const distances = new Map(from.map((path) => [path, 0]));
  // A map gives what is added to it while it is walked, too.
  for (const [path, distance] of distances)
    for (const importer of importers.get(path) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1);
  return distances;
}

const layers = /^(?:src\/(?:adapters\/database|server\/routes|web\/(?:office|site)|[^/]+)|test)\//;

/** `subjectOf('src/adapters/database/receivables/use-advance.ts')` → `'receivables'`: the same name in each layer. */
function subjectOf(path: string): string {
  return (path.replace(layers, '').split('/')[0] ?? '').replace(/\..*$/, '');
}

/** A test in a folder of the subject, or one that takes anything from there: the test of a route takes the shapes of its calls. */
function isOfSubject(tree: SourceTree, test: string, subjects: Set<string>): boolean {
  const taken = (tree.get(test)?.imports ?? []).flatMap(({ file }) => file ?? []);
  return [test, ...taken].some((path) => subjects.has(subjectOf(path)));
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
  const { tests, left, untested } = nearestTests(tree, changedSince(process.argv[2] ?? 'main'));
  for (const path of untested) console.error(`Only journeys test ${path}, if any: npm test runs them.`);
  if (left > 0) console.error(`${left} more files of tests import what was changed: npm test runs them.`);
  console.log(tests.join(' '));
}
