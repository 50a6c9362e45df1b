import { type Finding, loadedBy, productFiles, type Rule, under } from './rule.ts';
import { type Module, type Node, nameOf, type SourceTree } from './source-tree.ts';

const isWeb = under('src/web');
const isSite = under('src/web/site');
const isOffice = under('src/web/office');
const isUi = under('src/web/ui');
const kits = ['@base-ui/react'];

/** What reaches a visitor's browser, and what the server may put in a page. */
export const browserRules: Rule[] = [
  {
    name: 'zod stays out of the browser',
    instead:
      'Use `import type`, or move the value to a contract file without zod, such as paths.ts, failure.ts and invoice-wire.ts.',
    find: (tree) =>
      importsOf(
        tree,
        isWeb,
        (file, packageName, typeOnly) =>
          !typeOnly && !isWeb(file) && (packageName === 'zod' || loadedBy(tree, file).packages.has('zod')),
      ),
  },
  {
    name: 'site and office meet only in ui',
    instead: 'Move what both show to web/ui, which knows neither of them.',
    find: (tree) => [
      ...importsOf(tree, isSite, (file, _, typeOnly) => (typeOnly ? isOffice(file) : loads(tree, file, isOffice))),
      ...importsOf(tree, isOffice, (file, _, typeOnly) => (typeOnly ? isSite(file) : loads(tree, file, isSite))),
      ...importsOf(tree, isUi, (file) => isSite(file) || isOffice(file)),
    ],
  },
  {
    name: 'visitors download no kit',
    instead: 'Build it on the platform (<dialog>, <details>, links); the kits are for the office alone.',
    find: (tree) =>
      importsOf(
        tree,
        isSite,
        (file, packageName, typeOnly) =>
          !typeOnly && kits.some((kit) => packageName === kit || loadedBy(tree, file).packages.has(kit)),
      ),
  },
  {
    name: 'no HTML from text',
    instead: 'Let React write it; the policy of Trusted Types stops the page otherwise.',
    find: (tree) => attributes(tree, isWeb, 'dangerouslySetInnerHTML'),
  },
  {
    name: 'no style attribute in what the server writes',
    instead:
      "Use a class or a data attribute: style-src 'self' drops the attribute and hydration does not bring it back.",
    find: (tree) => {
      const seen = loadedBySite(tree);
      return attributes(tree, (path) => path === 'src/web/document.tsx' || seen.has(path), 'style');
    },
  },
  {
    name: 'no useId on a public page',
    instead: "Take the id as a prop: the server's React and the browser's Preact count such ids in different ways.",
    find: (tree) => {
      const seen = loadedBySite(tree);
      return productFiles(tree)
        .filter((module) => seen.has(module.path))
        .flatMap((module) =>
          module.imports
            .filter((one) => one.package === 'react' && one.names.includes('useId'))
            .map((one) => ({ path: module.path, line: one.line, found: 'imports useId' })),
        );
    },
  },
];

/** The files of the site, and all that they load. */
function loadedBySite(tree: SourceTree): Set<string> {
  return new Set(productFiles(tree).flatMap(({ path }) => (isSite(path) ? [...loadedBy(tree, path).files] : [])));
}

function loads(tree: SourceTree, file: string, is: (path: string) => boolean) {
  return [...loadedBy(tree, file).files].some(is);
}

/** The imports by the files that `isFrom` names, of which `refuses` says that they must not be. */
function importsOf(
  tree: SourceTree,
  isFrom: (path: string) => boolean,
  refuses: (file: string, packageName: string | null, typeOnly: boolean) => boolean,
): Finding[] {
  return productFiles(tree)
    .filter((module) => isFrom(module.path))
    .flatMap((module) =>
      module.imports
        .filter((one) => refuses(one.file ?? '', one.package, one.typeOnly))
        .map((one) => ({ path: module.path, line: one.line, found: `imports ${one.written}` })),
    );
}

function attributes(tree: SourceTree, isFrom: (path: string) => boolean, name: string): Finding[] {
  return productFiles(tree)
    .filter((module) => isFrom(module.path))
    .flatMap((module) =>
      module.nodes
        .filter((node) => sets(node, name))
        .map((node) => ({ path: module.path, line: lineOf(module, node), found: `sets ${name}` })),
    );
}

function sets(node: Node, name: string) {
  return (
    (node.type === 'JSXAttribute' && nameOf(node.name) === name) ||
    (name === 'dangerouslySetInnerHTML' && node.type === 'Property' && nameOf(node.key) === name)
  );
}

function lineOf(module: Module, node: Node) {
  return module.text.slice(0, node.start).split('\n').length;
}
