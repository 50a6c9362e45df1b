import type { Module, SourceTree } from './source-tree.ts';

export type Finding = { path: string; line?: number; found: string };

export type Rule = {
  name: string;
  /** What to do instead, said to the one whose change was refused. */
  instead: string;
  find(tree: SourceTree): Finding[];
};

/** The files that run (or are drawn) as the product: no tests, nothing outside `src`. */
export function productFiles(tree: SourceTree): Module[] {
  return [...tree.values()].filter((module) => module.path.startsWith('src/') && !module.isTest);
}

export function under(folder: string) {
  return (path: string) => path.startsWith(`${folder}/`);
}

/** Every file and package that is loaded when this file is: types are not, they are erased. */
export function loadedBy(tree: SourceTree, path: string): { files: Set<string>; packages: Set<string> } {
  const files = new Set<string>();
  const packages = new Set<string>();
  const visit = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    for (const one of tree.get(file)?.imports ?? []) {
      if (one.typeOnly) continue;
      if (one.package) packages.add(one.package);
      if (one.file) visit(one.file);
    }
  };
  visit(path);
  return { files, packages };
}
