import { type Finding, productFiles, type Rule } from './rule.ts';
import type { SourceTree } from './source-tree.ts';

/** Started by something else than an import: the process, the browser, the server's renderer. */
const entries = new Set([
  // Linked before every other stylesheet by vite.config.ts: it sets the order of the layers.
  'src/web/ui/ui.css',
  // Linked by the pages of a shop whose owner chose these letters.
  'src/web/letters/narrow.css',
  'src/web/letters/serif.css',
  'src/main.ts',
  'src/cli/vitrine.ts',
  'src/web/render-page.tsx',
  'src/web/site/start-site.tsx',
  'src/web/site/shares/start-share.ts',
  'src/web/office/start-office.tsx',
  'src/web/office/installed/office-worker.ts',
]);

export const graphRules: Rule[] = [
  {
    name: 'no circles',
    instead: 'Move what both need into a third file that knows neither, types too.',
    find: (tree) => circles(tree).map((circle) => ({ path: circle[0] ?? '', found: `circle: ${circle.join(' -> ')}` })),
  },
  {
    name: 'no unused files',
    instead: 'Use it or remove it; the history keeps it.',
    find: (tree) => {
      const used = new Set([...uses(tree).keys()].map((use) => use.split('#')[0]));
      return checked(tree)
        .filter((module) => !used.has(module.path))
        .map(({ path }) => ({ path, found: 'is imported by nobody but its own test' }));
    },
  },
  {
    name: 'no unused exports',
    instead: 'Drop the `export`, or remove it: a test of its own is not a use.',
    find: (tree) => {
      const used = uses(tree);
      const isUsed = (path: string, name: string) => used.has(`${path}#${name}`) || used.has(`${path}#*`);
      return checked(tree).flatMap(({ path, exports }): Finding[] =>
        [...used.keys()].some((use) => use.startsWith(`${path}#`))
          ? exports
              .filter(({ name }) => !isUsed(path, name))
              .map(({ name, line }) => ({ path, line, found: `exports ${name}, which nobody imports` }))
          : [],
      );
    },
  },
];

function checked(tree: SourceTree) {
  return productFiles(tree).filter((module) => !entries.has(module.path) && !module.path.endsWith('.d.ts'));
}

/** `path#name` of all that is imported; a file's own test, and the file itself, do not count. */
function uses(tree: SourceTree): Map<string, true> {
  const found = new Map<string, true>();
  for (const module of tree.values())
    for (const one of module.imports) {
      if (!one.file || one.file === module.path || isOwnTest(module.path, one.file)) continue;
      // An import for its effect alone uses the file and none of its names.
      for (const name of one.names.length ? one.names : ['']) found.set(`${one.file}#${name}`, true);
    }
  return found;
}

function isOwnTest(test: string, file: string) {
  return test.replace(/\.test\.tsx?$/, '') === file.replace(/\.tsx?$/, '');
}

/** Every circle of imports once, types included (Tarjan's strongly connected components). */
function circles(tree: SourceTree): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const found: string[][] = [];
  const low = (path: string) => lowest.get(path) ?? Number.POSITIVE_INFINITY;
  const visit = (path: string) => {
    const number = order.size;
    order.set(path, number);
    lowest.set(path, number);
    open.push(path);
    for (const next of filesOf(tree, path)) {
      if (!order.has(next)) visit(next);
      if (open.includes(next)) lowest.set(path, Math.min(low(path), low(next)));
    }
    if (low(path) !== number) return;
    const circle = open.splice(open.indexOf(path));
    if (circle.length > 1 || filesOf(tree, path).includes(path)) found.push([...circle, path]);
  };
  for (const { path } of productFiles(tree)) if (!order.has(path)) visit(path);
  return found;
}

function filesOf(tree: SourceTree, path: string): string[] {
  return (tree.get(path)?.imports ?? []).flatMap((one) => (one.file && tree.has(one.file) ? [one.file] : []));
}
