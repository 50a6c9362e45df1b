import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceTree } from '../arrows/source-tree.ts';
import { nearestTests } from './nearest-tests.ts';

const files = {
  'src/a.ts': 'export const a = 1;',
  'src/a.test.ts': "import { a } from './a.ts';",
  'src/b.ts': "import { a } from './a.ts';\nexport const b = a;",
  'src/b.test.ts': "import { b } from './b.ts';",
  'src/c.ts': "import type { A } from './a.ts';\nexport const c = 1;",
  'src/c.test.ts': "import { c } from './c.ts';",
  'src/domain/money/d.ts': 'export const d = 1;',
  'src/server/app.ts': "import { d } from '../domain/money/d.ts';\nexport const app = d;",
  'src/contract/money/shape.ts': 'export type Shape = 1;',
  'src/server/routes/audit.test.ts': "import { app } from '../app.ts';",
  'src/server/routes/receipts.test.ts':
    "import type { Shape } from '../../contract/money/shape.ts';\nimport { app } from '../app.ts';",
  'src/web/page.ts': 'export const page = 1;',
};
const tree = sourceTree(Object.entries(files).map(([path, text]) => ({ path, text })));

test('A change is tested by what imports it, the nearest first', () => {
  expect(nearestTests(tree, ['src/a.ts'])).toEqual({
    tests: ['src/a.test.ts', 'src/b.test.ts'],
    left: 0,
    untested: [],
  });
  expect(nearestTests(tree, ['src/c.ts'])).toMatchObject({ tests: ['src/c.test.ts'], left: 0 });
});

test('A changed test is run itself, and what is no module chooses none', () => {
  expect(nearestTests(tree, ['src/b.test.ts', 'README.md']).tests).toEqual(['src/b.test.ts']);
});

test('Past the greatest number the farthest are left out, and counted', () => {
  expect(nearestTests(tree, ['src/a.ts'], 1)).toMatchObject({ tests: ['src/a.test.ts'], left: 1 });
});

test('Of the tests that reach a change through the whole server, those of its subject come first', () => {
  expect(nearestTests(tree, ['src/domain/money/d.ts']).tests).toEqual([
    'src/server/routes/receipts.test.ts',
    'src/server/routes/audit.test.ts',
  ]);
  expect(nearestTests(tree, ['src/domain/money/d.ts'], 1).tests).toEqual(['src/server/routes/receipts.test.ts']);
});

test('A module that only a browser tests is named', () => {
  expect(nearestTests(tree, ['src/web/page.ts', 'src/a.ts']).untested).toEqual(['src/web/page.ts']);
});

test('The project’s own hooks and warnings find their tests', () => {
  // The whole project takes seconds to read.
  const read = 'contract,domain/receivables,operations/receivables,server,web/office/parts,web/office/invoices/issue';
  const paths = globSync([`src/{${read}}/**/*.{ts,tsx}`, 'test/{attacks,open}/**/*.ts']);
  const own = sourceTree(paths.map((path) => ({ path, text: readFileSync(path, 'utf8') })));
  const testsOf = (path: string) => nearestTests(own, [path]).tests;
  expect(testsOf('src/domain/receivables/cash-warnings.ts')).toContain('src/server/routes/receipts.test.ts');
  expect(testsOf('src/web/office/parts/use-load.ts')).toContain('src/web/office/parts/use-load.test.ts');
  expect(testsOf('src/web/office/invoices/issue/use-issue.ts')).toContain(
    'src/web/office/invoices/issue/use-issue.test.ts',
  );
});
