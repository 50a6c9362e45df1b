import { dirname } from 'node:path/posix';
import { type Finding, productFiles, type Rule, under } from './rule.ts';
import type { Import, Module, SourceTree } from './source-tree.ts';

/** The most modules in one folder; tests and styles are not counted. */
const MOST_IN_A_FOLDER = 40;

/** What may lie in `src` itself: what starts, what it is set to, and where other programs are. */
const atTheRoot = ['src/main.ts', 'src/config.ts', 'src/program-file.ts'];

/**
 * A layer whose folders are subjects (invoices, photos, staff …). A folder of `shared` may be imported by every subject,
 * and imports only those named before it. A folder of `joins` puts subjects together, and may import all of them.
 */
type Layer = { folder: string; shared: string[]; joins: string[]; instead: string };

const layers: Layer[] = [
  {
    folder: 'src/web/office',
    shared: ['parts'],
    joins: [],
    instead: 'Move what several screens use to web/office/parts.',
  },
  {
    folder: 'src/web/site',
    shared: ['words', 'parts', 'frame'],
    joins: [],
    instead: 'Move what several pages use to web/site/parts.',
  },
  {
    folder: 'src/operations',
    shared: ['ports', 'files'],
    // A restore verifies the whole shop before it becomes one.
    joins: ['backup'],
    instead: 'Move the rule that both need into the domain, or let the route do one after the other.',
  },
  {
    folder: 'src/adapters/database',
    shared: ['engine', 'shared-writes'],
    // A copy, a restore, a migration and a verification are about the database as a whole.
    joins: ['backup', 'integrity', 'migrations'],
    instead:
      "Move what joins another subject's transaction to database/shared-writes, and what every store uses to database/engine.",
  },
  {
    folder: 'src/server',
    shared: ['http'],
    joins: ['routes', 'middleware'],
    instead: 'Move what several of them use to server/http, or take it as an argument from create-app.ts.',
  },
];

/** Where things lie: how full a folder is, and which subject may know which. */
export const roomRules: Rule[] = [
  {
    name: 'folders stay small',
    instead: `Past ${MOST_IN_A_FOLDER} modules it is two folders: find the second subject in it.`,
    find: (tree) => {
      const counts = Map.groupBy(
        productFiles(tree).filter(({ path }) => /\.tsx?$/.test(path)),
        ({ path }) => dirname(path),
      );
      return [...counts]
        .filter(([, modules]) => modules.length > MOST_IN_A_FOLDER)
        .map(([path, modules]) => ({ path, found: `holds ${modules.length} modules` }));
    },
  },
  {
    name: 'the source holds folders',
    instead: 'Put it into the layer that it belongs to; what only main.ts needs to start lies in src/start.',
    find: (tree) =>
      productFiles(tree)
        .filter(({ path }) => dirname(path) === 'src' && !atTheRoot.includes(path))
        .map(({ path }) => ({ path, found: 'lies beside main.ts' })),
  },
  ...layers.map(
    (layer): Rule => ({
      name: `subjects of ${layer.folder.slice('src/'.length)} do not know each other`,
      instead: layer.instead,
      find: (tree) => strangers(tree, layer),
    }),
  ),
];

function strangers(tree: SourceTree, layer: Layer): Finding[] {
  return productFiles(tree)
    .filter(({ path }) => under(layer.folder)(path))
    .flatMap((module) =>
      module.imports
        .filter((one) => isStranger(layer, module, one))
        .map((one) => ({ path: module.path, line: one.line, found: `imports ${one.written}` })),
    );
}

function isStranger(layer: Layer, module: Module, one: Import): boolean {
  if (!one.file || !under(layer.folder)(one.file)) return false;
  const from = subjectOf(layer, module.path);
  const to = subjectOf(layer, one.file);
  // The files beside the folders are what the layer begins with and what all of it speaks.
  if (from === null || to === null || from === to || layer.joins.includes(from)) return false;
  const shared = layer.shared.indexOf(to);
  return shared === -1 || (layer.shared.includes(from) && layer.shared.indexOf(from) < shared);
}

function subjectOf(layer: Layer, path: string): string | null {
  const [subject, ...below] = path.slice(layer.folder.length + 1).split('/');
  return below.length > 0 && subject ? subject : null;
}
