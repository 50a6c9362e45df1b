import { basename } from 'node:path/posix';
import { branch, branchName, home, homeName } from '#test/specification/specified-firm.ts';
import { type Finding, productFiles, type Rule, under } from './rule.ts';
import type { Module } from './source-tree.ts';

/** Files that are named after their subject: a call or a port has many names, and one file. */
const bySubject = [under('src/contract'), under('src/operations/ports')];

/** Where the states of the specification's firm may be named: the table, the sources of the law by state, and the demo's cities. */
const statesIn = /^src\/(domain\/(tax\/states|eway\/state-limits)\.ts|web\/site\/words\/(\w\w)\/\3-places\.ts)$/;

/** Their ids, and what a sentence says of a registration. Sample parties have addresses there, and the demo has its offices. */
const registrations = new RegExp(`${home}|${branch}|\\b(of|within|outside|for|from|to) (${homeName}|${branchName})\\b`);

/** Where a language may be named: its facts, its folder with what names it, and the two tables of sentences that the server says. */
const languageIn =
  /^src\/(domain\/(text\/language|measures\/measure-words|samples\/sample-words)\.ts|web\/site\/words\/(words-in\.ts|mr\/))/;

/** One idea, one name. */
export const nameRules: Rule[] = [
  {
    name: 'no state is named outside of the table',
    instead: "Ask domain/tax/states.ts or the firm's record; an example takes a state that is not one of the demo's.",
    find: (tree) =>
      productFiles(tree).flatMap((module) => linesWith(module, new RegExp(`${home}|${branch}`, 'i'), statesIn)),
  },
  {
    name: 'tests name a registration by its role',
    instead: 'Take home, branch and their names from test/specification/specified-firm.ts.',
    find: (tree) =>
      [...tree.values()]
        .filter(({ path, isTest }) => isTest || path.startsWith('test/'))
        .flatMap((module) => linesWith(module, registrations, /^test\/specification\//)),
  },
  {
    // Marathi is the proof: what is right for it is right for the next one.
    name: 'a language is its folder and three lists',
    instead: 'Put its words into web/site/words/{language}; what else follows from languageFacts.',
    find: (tree) => productFiles(tree).flatMap((module) => linesWith(module, /\bmr\b|marathi|मराठी/i, languageIn)),
  },
  {
    name: 'an exported name stands once',
    instead: 'Two things never share a name: say in each what it does, or where it is.',
    find: (tree) => {
      const named = productFiles(tree).flatMap((module) =>
        [...new Set(ownExports(module).map(({ name }) => name))].map((name) => ({ name, path: module.path })),
      );
      return [...Map.groupBy(named, ({ name }) => name)]
        .filter(([name, places]) => name !== 'default' && places.length > 1)
        .flatMap(([name, places]) => {
          const others = (path: string) => places.flatMap((other) => (other.path === path ? [] : other.path));
          return places.map(
            ({ path }): Finding => ({ path, found: `exports ${name}, as ${others(path).join()} does` }),
          );
        });
    },
  },
  {
    name: 'a file is named after its main export',
    instead:
      'Name the file after what it exports. Routes, a command, and what opens or creates a thing may leave that word out: openUserStore in user-store.ts.',
    find: (tree) =>
      productFiles(tree)
        .filter(({ path }) => /\.tsx?$/.test(path) && !bySubject.some((isIn) => isIn(path)))
        .flatMap((module): Finding[] => {
          const exported = ownExports(module);
          const values = exported.filter(({ name, isType }) => !isType && name !== 'default');
          const file = basename(module.path).replace(/(\.module)?\.tsx?$/, '');
          const [value] = values;
          const names = [...values, ...exported.filter(({ isType }) => isType)].map(({ name }) => name);
          return value && values.length === 1 && !names.some((name) => isNamedSo(file, name))
            ? [{ path: module.path, line: value.line, found: `exports ${value.name}` }]
            : [];
        }),
  },
];

function ownExports({ exports }: Module) {
  return exports.filter(({ isPassedOn }) => !isPassedOn);
}

/** `isNamedSo('user-store', 'openUserStore')` and `isNamedSo('addresses', 'addressRoutes')` → `true` */
function isNamedSo(file: string, name: string): boolean {
  const whole = words(name);
  // A migration is named by its number first, and no name begins with a digit.
  const opened = whole.replace(/^(open-|create-|m(?=\d))/, '');
  const short = opened.replace(/-(routes|command|store)$/, '');
  const several = short.endsWith('s') ? `${short}es` : `${short}s`;
  return [whole, opened, short, several].includes(file);
}

/** `words('openS3FileStore')` → `'open-s3-file-store'` */
function words(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
}

function linesWith({ path, text }: Module, words: RegExp, allowed: RegExp): Finding[] {
  if (allowed.test(path)) return [];
  return text.split('\n').flatMap((line, at) => {
    const [word] = words.exec(line) ?? [];
    return word ? [{ path, line: at + 1, found: `says ${word}` }] : [];
  });
}
