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
};
const tree = sourceTree(Object.entries(files).map(([path, text]) => ({ path, text })));

test('A change is tested by what imports it, the nearest first', () => {
  expect(nearestTests(tree, ['src/a.ts'])).toEqual({ tests: ['src/a.test.ts', 'src/b.test.ts'], left: 0 });
  expect(nearestTests(tree, ['src/c.ts'])).toEqual({ tests: ['src/c.test.ts'], left: 0 });
});

test('A changed test is run itself, and what is no module chooses none', () => {
  expect(nearestTests(tree, ['src/b.test.ts', 'README.md']).tests).toEqual(['src/b.test.ts']);
});

test('Past the greatest number the farthest are left out, and counted', () => {
  expect(nearestTests(tree, ['src/a.ts'], 1)).toEqual({ tests: ['src/a.test.ts'], left: 1 });
});
