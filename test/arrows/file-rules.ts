import { STATUS_CODES } from 'node:http';
import { basename } from 'node:path/posix';
import { type Finding, productFiles, type Rule, under } from './rule.ts';
import { type Module, type Node, nameOf, type SourceTree } from './source-tree.ts';

const LONGEST = 200;
const LONGEST_TEST = 300;
function isDataList(path: string) {
  return dataFolders.some((folder) => under(folder)(path)) || path === 'src/domain/tax/states.ts';
}
const dataFolders = ['src/domain/catalogue', 'src/web/site/words', 'test/specification'];
const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.module|\.test|\.journey|\.config|\.d)?\.(ts|tsx|css)$/;
const emptyWords = /(^|-)(utils?|helpers?|commons?|managers?|services?|bases?|misc)(\.test)?\.tsx?$|^index\./;

/** How a file is named, how long it is and what it must not say. */
export const fileRules: Rule[] = [
  {
    name: 'imports show their arrow',
    instead:
      "Across parts say whose it is ('#domain/money/paise.ts'); within a part say './paise.ts' or '../tax/gst.ts'.",
    find: (tree) =>
      inSource(tree).flatMap((module) =>
        module.imports
          .filter((one) => one.file && partOf(one.file) && one.written.startsWith('.') !== inSamePart(module, one.file))
          .map((one) => ({ path: module.path, line: one.line, found: `imports ${one.written}` })),
      ),
  },
  {
    name: 'file names are in kebab-case',
    instead: 'Name it after its one main export, in small letters with hyphens: issue-invoice.ts.',
    find: (tree) => named(tree, (name) => !kebabCase.test(name)),
  },
  {
    name: 'file names say what is inside',
    instead:
      'Name it after what it does (a verb: issue-invoice) or is (a noun: invoice); what fits no name is two files.',
    find: (tree) => named(tree, (name) => emptyWords.test(name)),
  },
  {
    name: 'no barrels',
    instead: 'Import from the file in which it is written.',
    find: (tree) =>
      inSource(tree)
        .filter((module) => module.onlyPassesOn)
        .map(({ path }) => ({ path, found: 'only passes on what others export' })),
  },
  {
    name: 'no default exports',
    instead: 'Export it by the name that the file has, so that it is called the same everywhere.',
    find: (tree) =>
      inSource(tree).flatMap(({ path, exports }) =>
        exports
          .filter(({ name }) => name === 'default')
          .map(({ line }) => ({ path, line, found: 'exports a default' })),
      ),
  },
  {
    name: 'files stay short',
    instead: `Past ${LONGEST} lines, a test past ${LONGEST_TEST}, it is two files: find the second noun or verb in it.`,
    find: (tree) => {
      const ofProduct = new Set(productFiles(tree));
      return [...tree.values()]
        .filter(({ path }) => /\.tsx?$/.test(path) && !isDataList(path))
        .map((module) => ({ module, lines: module.text.trimEnd().split('\n').length }))
        .filter(({ module, lines }) => lines > (ofProduct.has(module) ? LONGEST : LONGEST_TEST))
        .map(({ module, lines }) => ({ path: module.path, found: `has ${lines} lines` }));
    },
  },
  {
    name: 'the domain knows no clock, no chance and no outside',
    instead: 'Take the instant, the random value or the answer as an argument; calculate dates in UTC from one text.',
    find: (tree) =>
      productFiles(tree)
        .filter((module) => under('src/domain')(module.path))
        .flatMap((module) => nodesWith(module, impurity)),
  },
  {
    name: 'one table of refusals',
    instead:
      "Say what kind of refusal it is: refuse(context, failed('not-found', …)). Its status stands in respond.ts.",
    find: (tree) =>
      productFiles(tree)
        .filter(({ path }) => under('src/server')(path) && path !== 'src/server/respond.ts')
        .flatMap((module) => nodesWith(module, refusalStatus)),
  },
  {
    name: 'one SQL for both engines',
    instead:
      'Fold and format in TypeScript and store the result in a column of its own: both engines then answer the same.',
    find: (tree) =>
      productFiles(tree)
        .filter((module) => under('src/adapters/database')(module.path))
        .flatMap((module) => nodesWith(module, engineSql)),
  },
  {
    name: 'journeys wait for what they mean',
    instead:
      'Wait for what is shown, asked or answered: a fixed time is too long on a quick machine and too short on a busy one.',
    find: (tree) =>
      [...tree.values()]
        .filter((module) => under('test/journeys')(module.path))
        .flatMap((module) => nodesWith(module, fixedWait)),
  },
];

function inSource(tree: SourceTree) {
  return [...tree.values()].filter((module) => module.path.startsWith('src/'));
}

/** `src/domain`, or '' for a file that lies in no part, such as main.ts. */
function partOf(path: string) {
  return path.split('/').slice(0, -1).slice(0, 2).join('/').replace(/^src$/, '');
}

function inSamePart(module: Module, file: string) {
  return partOf(file) === partOf(module.path);
}

function named(tree: SourceTree, isWrong: (name: string) => boolean): Finding[] {
  return [...tree.keys()]
    .filter((path) => /\.tsx?$/.test(path) || (path.endsWith('.css') && path.startsWith('src/')))
    .filter((path) => isWrong(basename(path)))
    .map((path) => ({ path, found: `is named ${basename(path)}` }));
}

function nodesWith(module: Module, wrong: (node: Node) => string | null): Finding[] {
  return module.nodes.flatMap((node) => {
    const found = wrong(node);
    const line = module.text.slice(0, node.start).split('\n').length;
    return found ? [{ path: module.path, line, found: `says ${found}` }] : [];
  });
}

const outside = /^(process|globalThis|fetch|crypto|performance|console|setTimeout|setInterval|setImmediate|require)$/;
const localTime =
  /^([gs]et(FullYear|Month|Date|Day|Hours|Minutes|Seconds|TimezoneOffset)|to(Date|Time)String|toLocale(Date|Time)String)$/;

function impurity(node: Node): string | null {
  const callee = nameOf(node.callee);
  if (node.type === 'NewExpression' && callee === 'Date' && (node.arguments as Node[]).length !== 1)
    return 'new Date()';
  if (node.type === 'CallExpression' && (callee === 'Date' || outside.test(callee))) return `${callee}()`;
  if (node.type !== 'MemberExpression') return null;
  const [object, property] = [nameOf(node.object), nameOf(node.property)];
  const isClock = (object === 'Date' && property === 'now') || (object === 'Math' && property === 'random');
  if (isClock || outside.test(object)) return `${object}.${property}`;
  return localTime.test(property) ? `.${property}, which depends on the machine` : null;
}

function refusalStatus({ type, value }: Node): string | null {
  const isRefusal = type === 'Literal' && typeof value === 'number' && value >= 400 && value in STATUS_CODES;
  return isRefusal ? String(value) : null;
}

function fixedWait({ type, property }: Node): string | null {
  return type === 'MemberExpression' && nameOf(property) === 'waitForTimeout' ? 'waitForTimeout' : null;
}

const engineWords =
  /\bilike\b|\b(lower|upper|strftime|datetime|julianday|unixepoch|to_char|to_date|now|json\w*)\s*\(|\bcurrent_(date|time|timestamp)\b|->>?/i;

function engineSql(node: Node): string | null {
  const text = node.type === 'TemplateElement' ? (node.value as { cooked: string }).cooked : nameOf(node);
  if (node.type !== 'TemplateElement' && node.type !== 'Literal') return null;
  return engineWords.exec(text)?.[0] ?? (/^(lower|upper)$/i.test(text) ? text : null);
}
