import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { expect, test } from 'vitest';
import { readStyles, type StyleRule } from './read-styles.ts';

const sheets = globSync('src/**/*.css')
  .sort()
  .map((path) => ({ path, rules: readStyles(readFileSync(path, 'utf8')) }));

const modules = globSync('src/web/**/*.{ts,tsx}').map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** Who imports the classes of a module, and under which name. */
const imports = modules.flatMap(({ path: from, text }) =>
  [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(([, name = '', file = '']) => ({
    ...{ from, name, path: join(dirname(from), file) },
    text: text.replace(/^import .*$/gm, ''),
  })),
);

test('Rules are read with the at-rules around them, without comments and keyframes', () => {
  const text = `@layer a { /* .c { } */
    .b, .d > p { color: red; background: url("x;}.png") }
    @media print { .b { margin: 0 } }
    @keyframes e { from { opacity: 0 } } }`;
  expect(readStyles(text)).toEqual([
    { line: 2, within: '', selector: '.b, .d > p', declarations: ['color: red', 'background: url("x;}.png")'] },
    { line: 3, within: '@media print', selector: '.b', declarations: ['margin: 0'] },
  ]);
});

test('No class of a stylesheet is without use: who deletes its element deletes the rule', () => {
  const unused = sheets.flatMap(({ path, rules }) => {
    const isUsed = path.endsWith('.module.css') ? namedByImporters(path) : namedAnywhere;
    return classesIn(rules)
      .filter((name) => !isUsed(name))
      .map((name) => `${path}: .${name}`);
  });
  expect(unused).toEqual([]);
});

/** They name one that has no style, to no harm: each goes when its element is next touched. */
const unstyled = [
  'receivables/voucher/voucher-paper.tsx: amount',
  'receivables/outstanding/outstanding-columns.tsx: name',
  'customers/past/buyer-row.tsx: tick',
  'catalogue/category/category-form.tsx: sheet',
].map((name) => `src/web/office/${name}`);

test('Every class that an element takes from a module stands in it', () => {
  const missing = imports.flatMap(({ from, name, path, text }) => {
    const known = new Set(classesIn(sheets.find((sheet) => sheet.path === path)?.rules ?? []));
    const asked = [...text.matchAll(new RegExp(`(?<![\\w./])${name}\\.(\\w+)(?!')`, 'g'))].map(
      ([, wanted = '']) => wanted,
    );
    return asked.filter((wanted) => !known.has(wanted)).map((wanted) => `${from}: ${wanted}`);
  });
  expect(missing.filter((each) => !unstyled.includes(each))).toEqual([]);
});

/** Today's: of elements that share nothing else. It may only become smaller. */
const EQUAL_BODIES = 8;

test('No body of three or more declarations stands in two rules: they are one rule, or take it from a layout.css', () => {
  const written = sheets.flatMap(({ path, rules }) =>
    rules
      .filter(({ declarations }) => declarations.length >= 3)
      .map(({ line, within, selector, declarations }) => ({
        where: `${path}:${line} ${selector}`,
        body: `${within} { ${declarations.toSorted().join('; ')} }`.trim(),
      })),
  );
  const twice = [...Map.groupBy(written, ({ body }) => body)].filter(([, places]) => places.length > 1);
  const list = twice.map(([body, places]) => [body, ...places.map(({ where }) => where)].join('\n  '));
  expect(list.length, list.join('\n')).toBeLessThanOrEqual(EQUAL_BODIES);
});

/** White papers, photos and samples in the dark as well, and the veils over them: their colours are no choice of the look. */
const ownColours = [
  'office/brochures/brochure-leaf.module.css',
  'office/callbacks/enquiry-photo.module.css',
  'office/catalogue/category/cover-section.module.css',
  'office/catalogue/category/visitors-desk.module.css',
  'office/catalogue/words/look.module.css',
  'office/catalogue/words/words.module.css',
  'office/company/company-form.module.css',
  'office/measures/measure-sheet.module.css',
  'office/parts/layout.css',
  'office/parts/preview/paper-preview.module.css',
  'office/receivables/voucher/voucher-paper.module.css',
  'site/frame/site-footer.module.css',
  'site/materials/whole-screen.module.css',
  'site/parts/callback-dialog.module.css',
  'site/parts/hue-square.module.css',
  'site/see/wall-tool.module.css',
  'site/shares/share-pictures.css',
  'ui/tokens.css',
].map((path) => `src/web/${path}`);

test('Colours are tokens', () => {
  const written = sheets.flatMap(({ path, rules }) => {
    const raw = rules.flatMap(({ declarations }) => declarations).filter((each) => colour.test(each));
    return raw.length > 0 ? [path] : [];
  });
  expect(written).toEqual(ownColours);
});

const colour = /:.*(#[\da-f]{3,8}\b|\b(rgb|hsl|oklch)\()/i;

/** The letters of drawings are as large as the drawing is drawn, whatever the text beside it has. */
const drawings = [
  'office/parts/plots/plot.module.css',
  'site/parts/map-poster.module.css',
  'ui/wall-drawing.module.css',
];

test('Sizes of letters are tokens, but for those of papers, in millimetres and points, and of drawings', () => {
  const raw = sheets.flatMap(({ path, rules }) => {
    const isDrawing = drawings.some((each) => path.endsWith(each));
    return rules.flatMap(({ line, declarations }) =>
      declarations
        .filter((each) => fontSize.test(each) && !sizeToken.test(each) && !(isDrawing && /: [\d.]+px$/.test(each)))
        .map((each) => `${path}:${line} ${each}`),
    );
  });
  expect(raw).toEqual([]);
});

/** A size in a property of its own would be a token that nobody finds: those stand in `ui/tokens.css`. */
test('Tokens of sizes stand together', () => {
  const elsewhere = sheets
    .filter(({ rules }) => rules.some(({ declarations }) => declarations.some((each) => each.startsWith('--t-'))))
    .map(({ path }) => path);
  expect(elsewhere).toEqual(['src/web/ui/tokens.css']);
});

/** A property without a value is no fault to a browser: it takes what is inherited. Base UI sets those two. */
test('Every property that a style reads is set in a style, or by a module', () => {
  const declared = sheets.flatMap(({ rules }) => rules.flatMap(({ declarations }) => declarations));
  const set = new Set(declared.flatMap((each) => /^--[\w-]+/.exec(each) ?? []));
  const read = new Set(
    declared.flatMap((each) => [...each.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name)),
  );
  const isSetByModule = (name: string) => modules.some(({ text }) => new RegExp(`\\b${name.slice(2)}\\b`).test(text));
  expect([...read].filter((name) => !set.has(name) && !isSetByModule(name)).sort()).toEqual([
    '--anchor-width',
    '--available-height',
  ]);
});

const fontSize = /^font(-size)?:/;

/** Or at most as large as its place; what is printed has points. */
const sizeToken =
  /: (inherit|var\(--t-\w+(, var\(--t-\w+\))?\)|min\(var\(--t-\w+\), [\d.]+px\)|calc\(var\(--mm\) \* [\d.]+\)|[\d.]+pt)$/;

/**
 * The table's own, which reads the widths that columns say; then what a `DataTable` cannot say: a width on paper or on a phone,
 * one of all columns alike, as narrow as the cell is, and a page of the site, whose tables have their widths before a script runs.
 */
const ownWidths = [
  'office/catalogue/list/products-section.module.css',
  'office/catalogue/list/units-section.module.css',
  'office/customers/import/import-page.module.css',
  'office/figures/figures.module.css',
  'office/parts/shares/share-panel.module.css',
  'office/parts/table/table.module.css',
  'office/receivables/voucher/voucher-view.module.css',
  'site/materials/compare-page.module.css',
].map((path) => `src/web/${path}`);

test('The width of a column stands at the column, in its table, and not in a stylesheet', () => {
  const written = sheets.filter(({ rules }) =>
    rules.some(
      ({ selector, declarations }) =>
        cell.test(selector) && !declarations.some(unseen) && declarations.some((each) => width.test(each)),
    ),
  );
  expect(written.map(({ path }) => path)).toEqual(ownWidths);
});

/** Of a cell or a column itself, and not of what is in it or drawn before it. */
const cell = /(^|[\s>+~(,])(th|td|col)\b(?![^,]*(\s|::))/;

const width = /^(min-|max-)?(width|inline-size): (?!auto|none|0$)/;

/** A heading that is only read out has no column. */
const unseen = (each: string) => each === 'clip-path: inset(50%)';

function classesIn(rules: readonly StyleRule[]): string[] {
  return [
    ...new Set(
      rules.flatMap(({ selector }) => [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name)),
    ),
  ];
}

/** Of a module: `styles.name`. One who asks with a name that is computed may mean each of its classes. */
function namedByImporters(path: string): (name: string) => boolean {
  const importers = imports.filter((each) => each.path === path);
  return (wanted) => importers.some(({ name, text }) => new RegExp(`\\b${name}(\\.${wanted}\\b|\\[)`).test(text));
}

/** Of the other stylesheets: in the `className` of an element, or composed. */
function namedAnywhere(name: string): boolean {
  return namesSaid.has(name);
}

const namesSaid = new Set(
  [
    ...modules.flatMap(({ text }) =>
      [...text.matchAll(/['"`]([\w -]*)['"`]|[\s`]([\w-]+)`/g)].map(([, a, b]) => a ?? b ?? ''),
    ),
    ...sheets.flatMap(({ rules }) =>
      rules.flatMap(({ declarations }) =>
        declarations.flatMap((each) => /^composes: (.*) from global$/.exec(each)?.[1] ?? []),
      ),
    ),
  ].flatMap((said) => said.split(' ')),
);
