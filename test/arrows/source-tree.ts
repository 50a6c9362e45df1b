import { dirname, join, matchesGlob, relative } from 'node:path/posix';
import { parseSync } from 'vite';

export type SourceFile = { path: string; text: string };

export type Import = {
  line: number;
  /** The file of this tree that is imported, or null for a package. */
  file: string | null;
  /** The name of the package (`node:fs`, `@base-ui/react`), or null for a file. */
  package: string | null;
  /** As it is written: `./paise.ts`. */
  written: string;
  /** Erased before the code runs. */
  typeOnly: boolean;
  /** The names that are taken; '*' for all of them. */
  names: string[];
};

export type Node = { type: string; start: number } & Record<string, unknown>;

export type Module = {
  path: string;
  text: string;
  isTest: boolean;
  imports: Import[];
  exports: { name: string; line: number; isType: boolean /** Written elsewhere. */; isPassedOn: boolean }[];
  /** True when nothing is in it but `export … from`. */
  onlyPassesOn: boolean;
  nodes: Node[];
};

export type SourceTree = Map<string, Module>;

/** Reads files (TypeScript, TSX, CSS) as a tree of modules that know what they import and export. */
export function sourceTree(files: SourceFile[]): SourceTree {
  const paths = files.map(({ path }) => path);
  return new Map(
    files.map((file) => [file.path, /\.tsx?$/.test(file.path) ? readModule(file, paths) : readStyles(file)]),
  );
}

function readModule({ path, text }: SourceFile, paths: string[]): Module {
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const nodes = everyNode(program);
  const lineOf = (node: Node) => text.slice(0, node.start).split('\n').length;
  const body = (program as unknown as { body: Node[] }).body;
  return {
    path,
    text,
    isTest: /\.test\.tsx?$/.test(path),
    imports: nodes.flatMap((node) => [
      ...importOf(node, path, lineOf),
      ...globOf(node, path, paths).map((file) => ({
        ...resolved(file, path),
        line: lineOf(node),
        typeOnly: false,
        names: ['*'],
      })),
    ]),
    exports: body.flatMap((node) => exportsOf(node, lineOf)),
    onlyPassesOn: body.length > 0 && body.every((node) => node.type.startsWith('Export') && node.source),
    nodes,
  };
}

function readStyles({ path, text }: SourceFile): Module {
  const imports = [...text.matchAll(/@import\s+(?:url\()?['"]([^'"]+)['"]/g)].map(([, written = ''], index) => ({
    ...resolved(written, path),
    line: index + 1,
    typeOnly: false,
    names: ['*'],
  }));
  return { path, text, isTest: false, imports, exports: [], onlyPassesOn: false, nodes: [] };
}

/** The node and all below it, in the order of the text. As nested generators it cost a second more for the files of the project. */
function everyNode(value: unknown, found: Node[] = []): Node[] {
  if (Array.isArray(value)) for (const item of value) everyNode(item, found);
  else if (typeof value === 'object' && value !== null) {
    if ('type' in value) found.push(value as Node);
    for (const child of Object.values(value)) if (typeof child === 'object') everyNode(child, found);
  }
  return found;
}

function importOf(node: Node, path: string, lineOf: (node: Node) => number): Import[] {
  const written = literal(node.source) ?? literal((node.arguments as Node[] | undefined)?.[0]);
  if (written === null) return [];
  const found = (names: string[], typeOnly = false) => [
    { ...resolved(written, path), line: lineOf(node), typeOnly, names },
  ];
  switch (node.type) {
    case 'ImportDeclaration':
      return found((node.specifiers as Node[]).map(importedName), node.importKind === 'type');
    case 'ExportNamedDeclaration':
      return found(
        (node.specifiers as Node[]).map((specifier) => nameOf(specifier.local)),
        node.exportKind === 'type',
      );
    case 'ExportAllDeclaration':
    case 'ImportExpression':
      return found(['*']);
    case 'TSImportType':
      return found(['*'], true);
    case 'NewExpression':
      // new URL('./typst-process.ts', import.meta.url): how a child process is named.
      return nameOf(node.callee) === 'URL' && /^\.\.?\/.*\.tsx?$/.test(written) ? found(['*']) : [];
    default:
      return [];
  }
}

/** What `import.meta.glob(['./*-page.tsx', '!./parts/**'])` finds, which Vite makes an import of each. */
function globOf(node: Node, from: string, paths: string[]): string[] {
  const callee = node.callee as Node | undefined;
  if (node.type !== 'CallExpression' || (callee?.object as Node | undefined)?.type !== 'MetaProperty') return [];
  if (nameOf(callee?.property) !== 'glob') return [];
  const patterns = everyNode((node.arguments as Node[])[0]).flatMap((each) => literal(each) ?? []);
  const finds = (path: string, pattern: string) => matchesGlob(path, join(dirname(from), pattern));
  const [without, wanted] = [true, false].map((not) => patterns.filter((each) => each.startsWith('!') === not));
  return paths
    .filter((path) => wanted?.some((pattern) => finds(path, pattern)))
    .filter((path) => !without?.some((pattern) => finds(path, pattern.slice(1))))
    .map((path) => `./${relative(dirname(from), path)}`);
}

function importedName(specifier: Node): string {
  if (specifier.type === 'ImportDefaultSpecifier') return 'default';
  return specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : '*';
}

function exportsOf(node: Node, lineOf: (node: Node) => number): Module['exports'] {
  const declared = (node.declaration as Node | null)?.type ?? '';
  const isType = node.exportKind === 'type' || declared.startsWith('TS');
  return exportedNames(node).map((name) => ({ name, line: lineOf(node), isType, isPassedOn: Boolean(node.source) }));
}

function exportedNames(node: Node): string[] {
  if (node.type === 'ExportDefaultDeclaration') return ['default'];
  if (node.type !== 'ExportNamedDeclaration') return [];
  const declaration = node.declaration as Node | null;
  if (!declaration) return (node.specifiers as Node[]).map((specifier) => nameOf(specifier.exported));
  const declared = declaration.declarations as Node[] | undefined;
  return declared ? declared.flatMap((one) => patternNames(one.id as Node)) : [nameOf(declaration.id)];
}

function patternNames(pattern: Node): string[] {
  return pattern.type === 'Identifier'
    ? [nameOf(pattern)]
    : everyNode(pattern)
        .filter((node) => node.type === 'Property')
        .map((node) => nameOf(node.value));
}

/** The name of an identifier, or the text of a literal. */
export function nameOf(node: unknown): string {
  const { name, value } = (node ?? {}) as { name?: unknown; value?: unknown };
  return typeof name === 'string' ? name : typeof value === 'string' ? value : '';
}

function literal(node: unknown): string | null {
  const { type, value } = (node ?? {}) as Partial<Node>;
  return type === 'Literal' && typeof value === 'string' ? value : null;
}

function resolved(specifier: string, from: string): Pick<Import, 'file' | 'package' | 'written'> {
  const written = specifier.replace(/\?.*$/, '');
  if (written.startsWith('.')) return { file: join(dirname(from), written), package: null, written };
  if (written === '#config' || written === '#program-file')
    return { file: `src/${written.slice(1)}.ts`, package: null, written };
  if (written.startsWith('#test/')) return { file: written.slice(1), package: null, written };
  if (written.startsWith('#')) return { file: `src/${written.slice(1)}`, package: null, written };
  const [scope = '', name = ''] = written.split('/');
  return { file: null, package: scope.startsWith('@') ? `${scope}/${name}` : scope, written };
}
