import { expect, test } from 'vitest';
import { measureSizes } from './measure-sizes.ts';

const figuresOf = (files: Parameters<typeof measureSizes>[0]) =>
  Object.fromEntries(measureSizes(files).map(({ name, figure }) => [name, figure]));

test('Code, words, styles and tests are counted apart', () => {
  const figures = figuresOf([
    { path: 'src/web/office/a.ts', text: "import { b } from '../b.ts';\na();\n" },
    { path: 'src/web/office/a.test.ts', text: "import { a } from './a.ts';\n" },
    { path: 'src/web/b.ts', text: "import { b } from '#web/site/words/en/en.ts';\nb();\nb();\n" },
    { path: 'src/web/site/words/en/en.ts', text: 'words\n' },
    { path: 'src/domain/wall/c.ts', text: 'c();\nc();\nc();\n' },
    { path: 'src/web/b.module.css', text: '/* a: b; */\n.b {\n  color: red;\n  a:hover { margin: 0 }\n}\n' },
  ]);
  expect(figures).toMatchObject({
    'lines of product code': 5,
    'lines of what is new, apart': 3,
    'lines of the words of the site': 1,
    'lines of web/office': 2,
    modules: 4,
    'modules with one importer': 2,
    'modules in the fullest folder': 1,
    'lines of styles': 5,
    'declarations of styles': 2,
  });
});

test('A file of 301 lines is over 300, a list of data is not', () => {
  const text = 'line();\n'.repeat(301);
  const figures = figuresOf([
    { path: 'src/domain/a.ts', text },
    { path: 'src/domain/catalogue/names.ts', text },
  ]);
  expect(figures).toMatchObject({ 'files over 300 lines': 1 });
});
