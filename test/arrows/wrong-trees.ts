import { branch, homeName } from '#test/specification/specified-firm.ts';
import { asksFor, goodTree } from './good-tree.ts';

/** A rule, and a tiny tree that breaks it and no other. A file that is not said here is as in the good tree. */
export type WrongTree = { rule: string; files: Record<string, string> };

const long = Array.from({ length: 301 }, (_, index) => `// A reason, the ${index}th.`);

const issue = 'src/operations/invoices/issue-invoice.ts';
const paise = 'src/domain/money/paise.ts';
const store = 'src/adapters/database/open-store.ts';
const site = 'src/web/site/start-site.tsx';
const office = 'src/web/office/start-office.tsx';

const starts: Record<string, string> = {
  'src/web/office': office,
  'src/web/site': site,
  'src/adapters/database': store,
  'src/server': 'src/server/create-app.ts',
};

function also(path: string, text: string) {
  return { [path]: `${goodTree[path] ?? ''}\n${text}` };
}

export const wrongTrees: WrongTree[] = [
  { rule: 'no state is named outside of the table', files: also(paise, `// In ${homeName} it is rounded.`) },
  {
    rule: 'tests name a registration by its role',
    files: { 'src/domain/money/paise.test.ts': `const path = '/api/returns/${branch}/2026-05'; path;` },
  },
  {
    rule: 'tests name a registration by its role',
    files: { 'test/journeys/stay.ts': `// The return of ${homeName}.` },
  },
  { rule: 'a language is its folder and three lists', files: also(paise, '// Marathi says it otherwise.') },
  { rule: 'the domain imports nothing', files: also(paise, `import 'node:crypto';`) },
  {
    rule: 'the domain imports nothing',
    files: also(paise, `import type { Store } from '#operations/ports/store.ts';`),
  },
  { rule: 'the contract knows the domain only', files: also('src/contract/paths.ts', `import 'hono';`) },
  { rule: 'operations know the domain and their ports only', files: also(issue, `import '#contract/paths.ts';`) },
  { rule: 'operations know the domain and their ports only', files: also(issue, `import 'node:fs';`) },
  {
    rule: 'jobs know operations and the domain only',
    files: also('src/jobs/sweep.ts', `import '#adapters/files/open-files.ts';`),
  },
  { rule: 'adapters know the domain and the ports only', files: also(store, `import '#contract/paths.ts';`) },
  { rule: 'adapters do not know each other', files: also(store, `import '../files/open-files.ts';`) },
  {
    rule: 'the web knows the domain and the contract only',
    files: also(office, `import type { Store } from '#operations/ports/store.ts';`),
  },
  { rule: 'the web knows the domain and the contract only', files: also(office, `import 'node:fs';`) },
  {
    rule: 'the server knows contract, operations and domain only',
    files: also('src/server/create-app.ts', `import '#adapters/database/open-store.ts';`),
  },
  {
    rule: 'the server knows contract, operations and domain only',
    files: also('src/server/create-app.ts', `import '#web/document.tsx';`),
  },
  {
    rule: 'routes do not import routes',
    files: {
      ...also('src/server/create-app.ts', `import './routes/about.ts';`),
      'src/server/routes/about.ts': `import { home } from './home.ts'; home;`,
    },
  },
  {
    rule: 'nobody imports main.ts',
    files: also('src/cli/user.ts', `import '../../src/main.ts';`),
  },
  {
    rule: 'the product imports neither tests nor the demo',
    files: also('src/cli/user.ts', `import '#test/build-line.ts';`),
  },
  {
    rule: 'zod stays out of the browser',
    files: also(office, `import { invoices } from '#contract/invoices.ts'; invoices;`),
  },
  { rule: 'zod stays out of the browser', files: also(site, `import 'zod';`) },
  {
    rule: 'site and office meet only in ui',
    files: { ...also(site, `import '../office/desk.tsx';`), 'src/web/office/desk.tsx': `export {};` },
  },
  {
    rule: 'site and office meet only in ui',
    files: {
      ...also(office, `import '../ui/panel.tsx';`),
      'src/web/ui/panel.tsx': `import type { Tile } from '../site/tile.tsx'; const tile: Tile = ''; tile;`,
      'src/web/site/tile.tsx': `export type Tile = string;`,
    },
  },
  { rule: 'visitors download no kit', files: also(site, `import '@base-ui/react';`) },
  {
    rule: 'visitors download no kit',
    files: { ...also(site, `import '../ui/list.tsx';`), 'src/web/ui/list.tsx': `import '@base-ui/react/dialog';` },
  },
  { rule: 'no HTML from text', files: also(office, `<p dangerouslySetInnerHTML={{ __html: '' }} />;`) },
  { rule: 'no HTML from text', files: also(office, `const spread = { dangerouslySetInnerHTML: { __html: '' } };`) },
  { rule: 'no useId on a public page', files: also(site, `import { useId } from 'react'; useId();`) },
  {
    rule: 'no useId on a public page',
    files: {
      ...also(site, `import '../ui/question.tsx';`),
      'src/web/ui/question.tsx': `import { useId } from 'react'; useId();`,
    },
  },
  {
    rule: 'no style attribute in what the server writes',
    files: also('src/web/document.tsx', `<p style={{ top: 1 }} />;`),
  },
  {
    rule: 'no style attribute in what the server writes',
    files: also('src/web/ui/button.tsx', `<p style={{ top: 1 }} />;`),
  },
  {
    rule: 'no circles',
    files: {
      'src/domain/money/line.ts': `import type { paise } from './paise.ts'; export type Line = { date: string; of: typeof paise };`,
    },
  },
  {
    rule: 'no unused files',
    files: {
      'src/domain/money/rupees.ts': `export const rupees = 1;`,
      'src/domain/money/rupees.test.ts': `import { rupees } from './rupees.ts'; rupees;`,
    },
  },
  { rule: 'no unused files', files: { 'src/web/office/parts/bar-page.tsx': `export const BarPage = 1;` } },
  { rule: 'no unused files', files: { 'src/web/ui/table.module.css': `.table { color: red; }` } },
  {
    rule: 'no unused exports',
    files: {
      ...also(paise, `export const rupees = 1;`),
      'src/domain/money/paise.test.ts': `import { rupees } from './paise.ts'; rupees;`,
    },
  },
  { rule: 'no unused exports', files: also('src/domain/money/line.ts', `export type Row = string;`) },
  {
    rule: 'imports show their arrow',
    files: also(issue, `import type { Line } from '../../domain/money/line.ts';`),
  },
  {
    rule: 'imports show their arrow',
    files: also(issue, `import { Overloaded } from '#operations/ports/store.ts'; Overloaded;`),
  },
  {
    rule: 'file names are in kebab-case',
    files: { ...also('src/cli/user.ts', `import './showHelp.ts';`), 'src/cli/showHelp.ts': `export {};` },
  },
  { rule: 'file names say what is inside', files: { 'test/date-helpers.ts': `export {};` } },
  {
    rule: 'file names say what is inside',
    files: { ...also('src/cli/user.ts', `import './utils.ts';`), 'src/cli/utils.ts': `export {};` },
  },
  {
    rule: 'no barrels',
    files: {
      ...also(issue, `import { line } from '#domain/money/all.ts'; line;`),
      ...also('src/domain/money/line.ts', `export const line = 1;`),
      'src/domain/money/all.ts': `export { line } from './line.ts';`,
    },
  },
  {
    rule: 'no default exports',
    files: {
      ...also('src/cli/user.ts', `import help from './help.ts'; help;`),
      'src/cli/help.ts': `export default 1;`,
    },
  },
  { rule: 'folders stay small', files: crowd('src/cli', 40) },
  {
    rule: 'the source holds folders',
    files: { ...also('src/main.ts', `import './serve.ts';`), 'src/serve.ts': `export {};` },
  },
  stranger('src/web/office', 'web/office', 'reports', 'photos'),
  stranger('src/web/office', 'web/office', 'parts', 'photos'),
  stranger('src/web/site', 'web/site', 'home', 'firm'),
  stranger('src/web/site', 'web/site', 'parts', 'frame'),
  {
    rule: 'subjects of operations do not know each other',
    files: {
      ...also('src/server/routes/home.ts', `import '#operations/staff/add-staff.ts';`),
      'src/operations/staff/add-staff.ts': `import { issueInvoice } from '../invoices/issue-invoice.ts'; issueInvoice;`,
    },
  },
  stranger('src/adapters/database', 'adapters/database', 'invoices', 'photos'),
  stranger('src/adapters/database', 'adapters/database', 'engine', 'shared-writes'),
  stranger('src/adapters/database', 'adapters/database', 'staff', 'migrations'),
  stranger('src/server', 'server', 'pages', 'uploads'),
  stranger('src/server', 'server', 'http', 'pages'),
  {
    rule: 'an exported name stands once',
    files: {
      ...also('src/cli/user.ts', `import { paise } from './paise.ts'; paise;`),
      'src/cli/paise.ts': `export const paise = 1;`,
    },
  },
  {
    rule: 'an exported name stands once',
    files: {
      ...also('src/cli/user.ts', `import type { Line } from './line.ts'; export const drawn: Line = 1;`),
      'src/cli/line.ts': `export type Line = number;`,
    },
  },
  {
    rule: 'a file is named after its main export',
    files: {
      ...also('src/cli/user.ts', `import { showHelp } from './help.ts'; showHelp();`),
      'src/cli/help.ts': `export function showHelp() {}`,
    },
  },
  { rule: 'files stay short', files: also(issue, long.slice(0, 301).join('\n')) },
  { rule: 'files stay short', files: { 'test/build/a-list.ts': long.join('\n') } },
  ...['new Date()', 'Date.now()', 'Math.random()', `process.env.TZ`, `fetch('/')`, `new Date('').getDay()`].map(
    (code) => ({
      rule: 'the domain knows no clock, no chance and no outside',
      files: also(paise, `${code};`),
    }),
  ),
  ...['context.json({}, 404)', 'const busy = 503'].map((code) => ({
    rule: 'one table of refusals',
    files: also('src/server/routes/home.ts', `${code};`),
  })),
  ...["'select 1 where a ILIKE ?'", '`select lower(name)`', "['name', 'ilike', 'x']", "'select now()'"].map((code) => ({
    rule: 'one SQL for both engines',
    files: also(store, `${code};`),
  })),
  {
    rule: 'journeys wait for what they mean',
    files: { 'test/journeys/office/find.journey.ts': 'await page.waitForTimeout(300);' },
  },
  { rule: 'no unused packages', files: { 'package.json': asksFor('left-pad') } },
  { rule: 'no unused packages', files: { 'package.json': asksFor('@types/left-pad') } },
  { rule: 'no unused packages', files: { 'bin/steps': `tsc --noEmit` } },
];

/** A file of `from` that imports one of `to`, both used by a file beside their folders. */
function stranger(folder: string, layer: string, from: string, to: string): WrongTree {
  const ending = layer.startsWith('web/') ? 'tsx' : 'ts';
  const first = starts[folder] ?? '';
  return {
    rule: `subjects of ${layer} do not know each other`,
    files: {
      ...also(first, `import './${from}/one.${ending}'; import './${to}/other.${ending}';`),
      [`${folder}/${from}/one.${ending}`]: `import '../${to}/other.${ending}';`,
      [`${folder}/${to}/other.${ending}`]: `export {};`,
    },
  };
}

/** So many files in one folder, each imported by the one before it. */
function crowd(folder: string, count: number): Record<string, string> {
  const name = (index: number) => `file-${index}.ts`;
  const files = Array.from({ length: count }, (_, index) => [
    `${folder}/${name(index)}`,
    index + 1 < count ? `import './${name(index + 1)}';` : `export {};`,
  ]);
  return { ...also('src/cli/user.ts', `import './${name(0)}';`), ...Object.fromEntries(files) };
}
