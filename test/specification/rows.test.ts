import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Node, nameOf, sourceTree } from '../arrows/source-tree.ts';
import { rows } from './rows.ts';

const paths = globSync(['{src,test}/**/*.{test,journey}.ts']).sort();
const files = [...sourceTree(paths.map((path) => ({ path, text: readFileSync(path, 'utf8') }))).values()];

/** What a test is called up to its colon, where that begins with `Specification`; `test.each` and templates too. */
function rowOf(call: Node): string | null {
  if (call.type !== 'CallExpression' || rootOf(call) !== 'test') return null;
  const title = (call.arguments as Node[])[0];
  const [begins] = (title?.quasis ?? []) as { value: { cooked: string } }[];
  const text = begins ? begins.value.cooked : nameOf(title);
  return /^Specification[^:]*(?=:|$)/.exec(text)?.[0] ?? null;
}

/** `test` of `test(…)`, `test.each(…)(…)` and `test.skip(…)`. */
function rootOf(node: Node): string {
  return node.type === 'CallExpression'
    ? rootOf(node.callee as Node)
    : node.type === 'MemberExpression'
      ? rootOf(node.object as Node)
      : nameOf(node);
}

const shownIn = new Map<string, Set<string>>();
for (const { path, nodes } of files)
  for (const row of nodes.map(rowOf).filter((found) => found !== null))
    shownIn.set(row, (shownIn.get(row) ?? new Set()).add(path));

function nameOfRow({ section, row }: { section: number; row: string }) {
  return `Specification ${section}, ${row}`;
}

test.each(rows)('Section $section, $row, is shown where the table says', (row) => {
  expect([...(shownIn.get(nameOfRow(row)) ?? [])]).toEqual([...row.files].sort());
});

test('No test is named after a row that the table has not', () => {
  const shown = new Set(rows.map(nameOfRow));
  expect([...shownIn.keys()].filter((name) => !shown.has(name))).toEqual([]);
});

test('Every row stands once, with its tests', () => {
  expect(rows.map(nameOfRow)).toEqual([...new Set(rows.map(nameOfRow))]);
  expect(rows.filter(({ row, says, files }) => row.includes(':') || says === '' || !files.length)).toEqual([]);
});

test('No test of a row is left out of the run', () => {
  const showing = new Set([...shownIn.values()].flatMap((found) => [...found]));
  const leftOut = /\b(?:test|describe)(?:\.\w+)*\.(?:skip|skipIf|runIf|todo|fixme|fails|fail|only)\b/;
  expect(files.filter(({ path, text }) => showing.has(path) && leftOut.test(text)).map(({ path }) => path)).toEqual([]);
});
